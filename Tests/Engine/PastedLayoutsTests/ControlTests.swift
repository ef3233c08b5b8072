@testable import PastedLayouts
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct ControlTests {
    private let stage = Stage()

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        stage.advance { stage.send(.began, x, y) }
        stage.advance { stage.send(.ended, x, y) }
    }

    @Test func observersHearOfAScrollViewsContent() {
        let view = stage.perform { UIScrollView(frame: stage.window.bounds) }
        stage.add(view)
        let header = stage.perform { FollowingHeader(frame: .zero) }
        stage.perform {
            view.contentSize = CGSize(width: 400, height: 2000)
            header.follow(view)
            view.contentOffset.y = 10
            #expect(header.heard == [10] && header.heardByName == [10])
            view.contentSize.height = 3000
            #expect(header.sizes == [2000, 3000])
        }
        stage.advance { view.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }
        stage.settle()
        #expect(header.heard.count > 10 && header.heard.last == 100 && header.heardByName == header.heard)
        stage.perform {
            header.stop()
            view.contentOffset.y = 0
            view.contentSize.height = 1000
        }
        #expect(header.heard.last == 100 && header.heardByName.last == 100 && header.sizes == [2000, 3000])
    }

    @Test func controlsTellTheirTargets() {
        let panel = stage.perform { TuningPanel(frame: stage.window.bounds) }
        stage.add(panel)
        // Three of 56.67 points with 10 between them.
        #expect(abs(panel.slider.frame.minY - (190.0 - 20) / 3 - 10) < 1e-9)
        tap(200, 20)
        tap(30, 330)
        tap(250, 160)
        tap(200, 500)
        #expect(panel.log == ["grow", "toggle true", "page 1", "tap"])
        #expect(panel.toggle.isOn && panel.pages.currentPage == 1)
        let y = panel.slider.frame.midY
        stage.advance { stage.send(.began, 14, y) }
        stage.advance { stage.send(.moved, 14 + 186, y) }
        stage.advance { stage.send(.ended, 14 + 186, y) }
        #expect(panel.slider.value == 5 && panel.box.alpha == 0.5 && panel.log.last == "slide 5.0")
        #expect(panel.box.frame == CGRect(x: 0, y: 225, width: 100, height: 50))
        // A finger that leaves the button does not press it.
        stage.advance { stage.send(.began, 200, 20) }
        #expect(panel.button.isHighlighted && panel.button.state == .highlighted)
        stage.advance { stage.send(.moved, 200, 400) }
        stage.advance { stage.send(.ended, 200, 400) }
        #expect(panel.log.filter { $0 == "grow" }.count == 1 && !panel.button.isHighlighted)
    }

    @Test func aSnapshotStaysAsItWas() throws {
        let panel = stage.perform { TuningPanel(frame: stage.window.bounds) }
        stage.add(panel)
        let copy = try #require(
            stage.perform {
                panel.box.backgroundColor = .red
                let inside = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
                inside.backgroundColor = .blue
                panel.box.addSubview(inside)
                let copy = panel.copyOfTheBox()
                panel.box.backgroundColor = .green
                return copy
            })
        let picture = try #require(copy.layer.sublayers?.first)
        #expect(copy.bounds.size == CGSize(width: 100, height: 50))
        #expect(picture.backgroundColor == UIColor.red.cgColor && picture.frame.origin == .zero)
        #expect(picture.sublayers?.first?.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    }

    @Test func stacksSpreadTheirViews() {
        let views = stage.perform { (0..<3).map { _ in UIView() } }
        let stack = stage.perform {
            for (view, width) in zip(views, [20, 40, 60] as [CGFloat]) {
                view.widthAnchor.constraint(equalToConstant: width).isActive = true
                view.heightAnchor.constraint(equalToConstant: 30).isActive = true
            }
            let stack = UIStackView(arrangedSubviews: views)
            stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
            stack.distribution = .equalSpacing
            stack.alignment = .center
            return stack
        }
        stage.add(stack)
        #expect(views.map(\.frame.minX) == [0, 60, 140] && views.allSatisfy { $0.frame.minY == 10 })
        let least = stage.perform { stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        #expect(least == CGSize(width: 120, height: 30))
        stage.advance {
            views[1].isHidden = true
            stack.spacing = 8
            stack.distribution = .fill
            stack.alignment = .fill
        }
        #expect(views[0].frame == CGRect(x: 0, y: 0, width: 20, height: 50))
        #expect(views[2].frame == CGRect(x: 28, y: 0, width: 172, height: 50))
    }

    @Test func aTableShowsItsRowsAndANavigationControllerItsPages() {
        let settings = stage.perform { SettingsController(style: .plain) }
        let navigation = stage.perform { UINavigationController(rootViewController: settings) }
        stage.show(navigation)
        let table = settings.tableView!
        #expect(table.contentSize.height == 43 * 44 + 28 + 22 && table.bounds.height == 800)
        #expect(table.adjustedContentInset.top == 44)
        #expect(table.rectForRow(at: [1, 2]) == CGRect(x: 0, y: 270, width: 400, height: 44))
        #expect(table.cellForRow(at: [0, 2])?.textLabel?.text == "Row 2" && table.cellForRow(at: [1, 30]) == nil)
        stage.perform { table.scrollToRow(at: [1, 30], at: .top, animated: false) }
        stage.advance()
        #expect(table.cellForRow(at: [1, 30]) != nil && table.visibleCells.count < 20)
        stage.perform { table.contentOffset.y = -44 }
        stage.advance()
        tap(100, 44 + 66)
        stage.advance(steps: 5)
        #expect(navigation.viewControllers.count == 2 && navigation.navigationBar.topItem?.title == "Page 1")
        let page = navigation.topViewController!
        #expect(stage.seen(page.view).position.x > 200)
        stage.settle()
        #expect(page.view.frame.minX == 0 && table.window == nil && settings.appeared == 1)
        stage.perform { _ = navigation.popViewController(animated: true) }
        stage.settle()
        #expect(table.window != nil && page.parent == nil && settings.appeared == 2)
    }

    @Test func anAnimatorOfTheAppsOwnPresentsAController() {
        let settings = stage.perform { SettingsController(style: .plain) }
        let navigation = stage.perform { UINavigationController(rootViewController: settings) }
        stage.show(navigation)
        tap(375, 22)
        let sheet = settings.presentedViewController
        #expect(sheet is FadingController && sheet?.presentingViewController === navigation)
        stage.advance(steps: 12)
        let alpha = sheet.map { stage.seen($0.view).opacity } ?? 0
        #expect(alpha > 0.3 && alpha < 0.7)
        stage.settle()
        stage.perform { sheet?.dismiss(animated: true) }
        stage.settle()
        #expect(settings.presentedViewController == nil && sheet?.view.window == nil && navigation.view.window != nil)
    }

    @Test func twoFingersZoomAboutTheirMiddle() {
        let controller = stage.perform { ZoomController() }
        stage.show(controller)
        let view = controller.scrollView
        func send(_ phase: UITouch.Phase, _ half: CGFloat) {
            stage.perform {
                let time = stage.clock.time
                stage.window.send(phase, pointer: 1, at: CGPoint(x: 200 - half, y: 400), timestamp: time)
                stage.window.send(phase, pointer: 2, at: CGPoint(x: 200 + half, y: 400), timestamp: time)
            }
        }
        stage.advance { send(.began, 50) }
        for half in stride(from: 55, through: 100, by: 5) { stage.advance { send(.moved, CGFloat(half)) } }
        stage.advance { send(.ended, 100) }
        stage.settle()
        #expect(view.zoomScale > 1.5 && view.zoomScale <= 2)
        #expect(abs(view.contentSize.width - 400 * view.zoomScale) < 1e-9)
        // What was between the fingers is still there.
        let middle = stage.perform { controller.picture.convert(CGPoint(x: 200, y: 400), to: nil) }
        #expect(abs(middle.x - 200) < 1 && abs(middle.y - 400) < 1)
        stage.perform { view.setZoomScale(9, animated: false) }
        #expect(view.zoomScale == 4)
        stage.perform { view.zoom(to: CGRect(x: 0, y: 0, width: 200, height: 400), animated: false) }
        #expect(view.zoomScale == 2 && view.contentOffset == .zero)
    }

    @Test func aTransitionLayoutFollowsItsProgress() {
        let source = stage.perform { ListSource([4]) }
        let (small, large) = stage.perform {
            let layouts = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
            layouts.0.itemSize = CGSize(width: 100, height: 100)
            layouts.1.itemSize = CGSize(width: 400, height: 300)
            return layouts
        }
        let view = stage.addCollectionView(small, source)
        func frame() -> CGRect { view.cellForItem(at: [0, 1])?.frame ?? .null }
        let start = frame()
        var ended: [Bool] = []
        let between = stage.perform { view.startInteractiveTransition(to: large) { done, _ in ended.append(done) } }
        #expect(frame() == start)
        stage.advance { between.transitionProgress = 0.5 }
        #expect(frame().size == CGSize(width: 250, height: 200))
        stage.perform { view.cancelInteractiveTransition() }
        stage.settle()
        #expect(frame() == start && view.collectionViewLayout === small && ended == [false])
        let again = stage.perform { view.startInteractiveTransition(to: large) { done, _ in ended.append(done) } }
        stage.advance { again.transitionProgress = 0.9 }
        stage.perform { view.finishInteractiveTransition() }
        stage.settle()
        #expect(frame() == CGRect(x: 0, y: 310, width: 400, height: 300) && view.collectionViewLayout === large)
        #expect(ended == [false, true])
    }

    @Test func fittingSizesFollowFromConstraints() {
        stage.perform {
            let cell = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 10))
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.addSubview(box)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
                box.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -10),
                box.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
                box.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -15),
                box.heightAnchor.constraint(equalToConstant: 80),
            ])
            let size = cell.systemLayoutSizeFitting(
                CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            #expect(size == CGSize(width: 320, height: 100))
            #expect(cell.bounds.size == CGSize(width: 300, height: 10))
        }
    }

    @Test func textsAreMeasuredByTheirLines() {
        stage.perform {
            let label = UILabel()
            label.font = UIFont(name: "AvenirNext-Bold", size: 20)
            label.text = "one two three four"
            let line = label.sizeThatFits(.zero)
            #expect(label.font.pointSize == 20 && line.height == 24)
            label.numberOfLines = 0
            let broken = label.sizeThatFits(CGSize(width: 100, height: 0))
            #expect(broken.width <= 100 && broken.height == 48 && line.width > 100)
            let rect = "one two three four".boundingRect(
                with: CGSize(width: 100, height: 1000), options: .usesLineFragmentOrigin,
                attributes: [.font: label.font as Any], context: nil)
            #expect(rect.width > broken.width - 1 && rect.width <= broken.width)
            #expect(rect.height == 2 * label.font.lineHeight)
        }
    }
}
