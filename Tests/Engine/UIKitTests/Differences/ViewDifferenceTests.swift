import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// What DIFFERENCES.md says of views, controllers and the system around them, as far as no other test has it.
@MainActor
@Suite struct ViewDifferenceTests {
    private let stage = Stage()

    @MainActor private final class Target: NSObject {
        var heard: [String] = []
        func one() { heard.append("one") }
        func other() { heard.append("other") }
    }

    @Test func removingOneActionOfATargetRemovesAllOfThem() {
        let (control, target) = stage.perform { (UIControl(), Target()) }
        stage.perform {
            control.addTarget(target, action: Selector(Target.one), for: .touchDown)
            control.addTarget(target, action: Selector(Target.other), for: .touchDown)
            control.sendActions(for: .touchDown)
            control.removeTarget(target, action: Selector(Target.one), for: .touchDown)
            control.sendActions(for: .touchDown)
        }
        #expect(target.heard == ["one", "other"])
    }

    @Test func eachStageHasAPasteboard() {
        let other = Stage()
        stage.perform { UIPasteboard.general.string = "a" }
        #expect(other.perform { UIPasteboard.general.string } == nil)
        #expect(stage.perform { UIPasteboard.general.string } == "a")
    }

    @Test func anApplicationIsActiveAndOpensNothing() throws {
        let url = try #require(URL(string: "https://example.org"))
        stage.perform {
            let application = UIApplication.shared
            #expect(application.applicationState == .active && application.connectedScenes.count == 1)
            #expect(!application.canOpenURL(url))
            application.open(url) { #expect(!$0) }
        }
    }

    @Test func whatNobodyFeelsOrSeesIsKept() {
        stage.perform {
            let view = UIView()
            view.addMotionEffect(UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis))
            #expect(view.motionEffects.count == 1)
            view.largeContentTitle = "Large"
            #expect(view.largeContentTitle == "Large")
            #expect(!view.canBecomeFocused)
            view.addInteraction(UIPointerInteraction(delegate: nil))
            #expect(view.interactions.count == 1)
            UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
        }
        #expect(!stage.clock.isBusy)
    }

    @Test(arguments: [
        UIModalTransitionStyle.coverVertical, .flipHorizontal, .partialCurl,
    ])
    func aPresentedControllerComesFromBelow(style: UIModalTransitionStyle) {
        let (root, over) = stage.perform { (UIViewController(), UIViewController()) }
        stage.perform {
            stage.window.rootViewController = root
            stage.window.layoutIfNeeded()
            over.modalTransitionStyle = style
            over.modalPresentationStyle = .overFullScreen
        }
        stage.advance { root.present(over, animated: true) }
        stage.advance(steps: 5)
        let seen = stage.perform { over.view.layer.presented }
        #expect(seen.frame.minY > 0 && seen.frame.minX == 0 && seen.opacity == 1)
        #expect(CATransform3DIsIdentity(seen.transform))
        stage.settle()
        #expect(over.view.frame == stage.window.bounds)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext, .popover, .overFullScreen])
    func aPresentedControllerCoversTheStage(style: UIModalPresentationStyle) {
        let (root, over) = stage.perform { (UIViewController(), UIViewController()) }
        stage.perform {
            stage.window.rootViewController = root
            over.modalPresentationStyle = style
        }
        stage.advance { root.present(over, animated: false) }
        stage.settle()
        #expect(stage.perform { over.view.convert(over.view.bounds, to: nil) } == stage.window.bounds)
    }

    @Test func aNavigationBarLooksAlikeOverAllContent() {
        let list = stage.perform { UIScrollView(frame: stage.window.bounds) }
        let navigation = stage.perform {
            let page = UIViewController()
            page.view = list
            list.contentSize = CGSize(width: 400, height: 3000)
            return UINavigationController(rootViewController: page)
        }
        stage.perform {
            navigation.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance()
            navigation.navigationBar.standardAppearance.backgroundColor = .red
            stage.window.rootViewController = navigation
            stage.window.layoutIfNeeded()
        }
        let before = navigation.navigationBar.backgroundColor
        stage.perform { list.contentOffset.y = 500 }
        #expect(navigation.navigationBar.backgroundColor == before)
    }

    @Test func aTabBarHasFortyNinePointsAndShowsAllTabs() {
        let (page, tabs) = stage.perform { (UIViewController(), UITabBarController()) }
        stage.perform {
            tabs.viewControllers = [page] + (0..<6).map { _ in UIViewController() }
            stage.window.rootViewController = tabs
            stage.window.layoutIfNeeded()
        }
        #expect(tabs.tabBar.frame.height == 49)
        #expect(stage.perform { page.view.safeAreaInsets.bottom } == 49)
        #expect(tabs.tabBar.items?.count == 7)
    }

    @Test func hiddenViewsOfAStackTakeNoPartAtOnce() {
        let (stack, first, second) = stage.perform {
            let views = (UIView(), UIView())
            let stack = UIStackView(arrangedSubviews: [views.0, views.1])
            stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
            stack.distribution = .fillEqually
            return (stack, views.0, views.1)
        }
        stage.add(stack)
        #expect(second.frame.width == 100)
        stage.advance {
            UIView.animate(withDuration: 1) {
                first.isHidden = true
                stack.layoutIfNeeded()
            }
        }
        #expect(second.frame.width == 200 && first.layer.isHidden)
    }

    @Test func aMasksFrameIsAFactForConstraints() {
        let (box, free, bound) = stage.perform { (UIView(), UIView(), UIView()) }
        stage.perform {
            box.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
            free.frame = CGRect(x: 40, y: 50, width: 60, height: 70)
            bound.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(free)
            box.addSubview(bound)
            NSLayoutConstraint.activate([
                bound.leadingAnchor.constraint(equalTo: free.trailingAnchor, constant: 5),
                bound.topAnchor.constraint(equalTo: free.topAnchor),
                bound.widthAnchor.constraint(equalTo: free.widthAnchor),
                bound.heightAnchor.constraint(equalToConstant: 9),
            ])
        }
        stage.add(box)
        #expect(bound.frame == CGRect(x: 105, y: 50, width: 60, height: 9))
        #expect(free.frame == CGRect(x: 40, y: 50, width: 60, height: 70))
    }

    @Test func disabledTextIsNotDim() throws {
        let label = stage.perform { UILabel() }
        stage.perform {
            label.text = "text"
            label.textColor = .red
            label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        }
        stage.add(label)
        stage.perform { label.layer.displayIfNeeded() }
        let colours = { label.layer.drawing.text.map { $0.fragments.map(\.color) } }
        let lit = try #require(colours())
        stage.perform {
            label.isEnabled = false
            label.layer.displayIfNeeded()
        }
        #expect(colours() == lit && lit == [UIColor.red.cgColor] && label.layer.opacity == 1)
    }

    @Test func attributesThatWouldBeSeenElsewhereSayThatTheyHaveNoEffect() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../../Sources/Engine")
        /// What is said of each variable, by its name.
        var comments: [String: String] = [:]
        for case let file as URL in FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
            ?? .init()
        where file.pathExtension == "swift" {
            var comment = ""
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let line = line.drop(while: \.isWhitespace)
                if line.hasPrefix("///") { comment += line }
                if line.hasPrefix("///") || line.hasPrefix("@") && !line.contains(" var ") { continue }
                if let start = line.firstRange(of: "var ")?.upperBound {
                    comments[String(line[start...].prefix { $0.isLetter }), default: ""] += comment
                }
                comment = ""
            }
        }
        for name in [
            "isGeometryFlipped", "edgeAntialiasingMask", "isExclusiveTouch",
            "delaysTouchesBegan", "delaysTouchesEnded", "prompt",
            "cornerCurve", "contentsScale", "shouldRasterize", "preferredFramesPerSecond", "preferredFrameRateRange",
            "tileSize",
        ] {
            #expect(comments[name]?.contains("no effect") == true, "\(name) does not say that it has no effect")
        }
    }
}
