import Testing

@testable import UIKit

/// Controllers that are presented without a word about how, which are sheets since iOS 13 ("automatic", Apple), on a stage of 400 by
/// 800 points.
@MainActor
@Suite struct DefaultSheetTests {
    private final class Asked: NSObject, UIAdaptivePresentationControllerDelegate {
        var isGone = false
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { isGone = true }
    }

    private final class Transitions: NSObject, UIViewControllerTransitioningDelegate {}

    private let stage = Stage()
    private let root: UIViewController
    private let content: UIViewController

    init() {
        let stage = stage
        (root, content) = stage.perform { (UIViewController(), UIViewController()) }
        let (root, content) = (root, content)
        stage.perform {
            stage.window.rootViewController = root
            stage.window.layoutIfNeeded()
            content.view.backgroundColor = .white
        }
    }

    private func present() {
        stage.advance { root.present(content, animated: true) }
        stage.settle()
    }

    private var top: CGFloat {
        stage.perform { content.presentationController?.presentedView?.layer.presented.frame.minY ?? 0 }
    }

    private func drag(_ x: CGFloat = 200, from start: CGFloat, to end: CGFloat, steps: Int = 8) {
        stage.advance { stage.send(.began, x, start) }
        for step in 1...steps {
            stage.advance { stage.send(.moved, x, start + (end - start) * CGFloat(step) / CGFloat(steps)) }
        }
        stage.advance { stage.send(.ended, x, end) }
        stage.settle()
    }

    @Test func aSheetLeavesRoomAtTheTopAndAFlingTakesItAway() {
        let asked = Asked()
        stage.perform { content.presentationController?.delegate = asked }
        present()
        #expect(top == 54 && content.view.bounds.size == CGSize(width: 400, height: 746))
        drag(from: 100, to: 500)
        #expect(root.presentedViewController == nil && asked.isGone)
    }

    @Test func whatIsBehindStandsBackAndComesForwardWithTheFinger() {
        let corners = root.view.layer.cornerRadius
        present()
        // 44 points are free above it; it is as much smaller on all sides.
        let far = stage.perform { root.view.frame }
        #expect(abs(far.minY - 44) < 1e-9 && abs(far.height - 712) < 1e-9 && root.view.layer.cornerRadius == 10)
        stage.advance { stage.send(.began, 200, 100) }
        for y in stride(from: 110.0, through: 300, by: 10) { stage.advance { stage.send(.moved, 200, y) } }
        #expect(stage.perform { root.view.frame.minY } < 40)
        stage.advance { stage.send(.ended, 200, 300) }
        stage.settle()
        stage.advance { root.dismiss(animated: true) }
        stage.settle()
        #expect(root.view.frame == stage.window.bounds && root.view.transform == .identity)
        #expect(root.view.layer.cornerRadius == corners && !root.view.layer.masksToBounds)
        #expect(stage.window.subviews == [root.view])
    }

    @Test func whatIsBehindALowerSheetStaysWhereItIs() {
        stage.perform { content.sheetPresentationController?.detents = [.medium(), .large()] }
        present()
        #expect(root.view.transform == .identity)
        drag(from: 440, to: 100, steps: 40)
        #expect(top == 54 && root.view.transform != .identity)
    }

    @Test func aSheetBehindAnotherOneStaysWhereItIs() {
        present()
        let second = stage.perform { UIViewController() }
        stage.advance { content.present(second, animated: true) }
        stage.settle()
        #expect(second.view.bounds.height == 746 && top == 54 && content.view.transform == .identity)
        #expect(stage.perform { root.view.frame.minY } == 44)
        stage.advance { second.dismiss(animated: true) }
        stage.settle()
        #expect(root.presentedViewController === content && content.presentedViewController == nil)
        #expect(stage.perform { root.view.frame.minY } == 44)
    }

    @Test func whatIsBehindComesForwardAsAllSheetsGoAtOnce() {
        present()
        let second = stage.perform { UIViewController() }
        stage.advance { content.present(second, animated: true) }
        stage.settle()
        stage.advance { root.dismiss(animated: true) }
        stage.advance(steps: 10)
        let moving = stage.perform { root.view.layer.presented.frame.minY }
        #expect(moving > 0 && moving < 44)
        stage.settle()
        #expect(root.view.frame == stage.window.bounds && stage.window.subviews == [root.view])
    }

    @Test func whatIsBehindFollowsTheStagesSize() {
        present()
        stage.perform { stage.window.frame.size = CGSize(width: 300, height: 600) }
        stage.settle()
        #expect(abs(stage.perform { root.view.frame.minY } - 44) < 1e-9 && root.view.bounds.width == 300)
        stage.advance { root.dismiss(animated: true) }
        stage.settle()
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
    }

    @Test func aViewThatAnAppHasTransformedIsLeftAlone() {
        stage.perform { root.view.transform = CGAffineTransform(rotationAngle: 0.1) }
        present()
        #expect(root.view.transform == CGAffineTransform(rotationAngle: 0.1))
    }

    @Test func otherStylesAndOwnTransitionsCoverTheStage() {
        let transitions = Transitions()
        for prepare: @MainActor (UIViewController) -> Void in [
            { $0.modalPresentationStyle = .fullScreen }, { $0.modalPresentationStyle = .overFullScreen },
            { $0.transitioningDelegate = transitions },
            {
                _ = $0.presentationController
                $0.transitioningDelegate = transitions
            },
        ] {
            let controller = stage.perform { UIViewController() }
            stage.perform { prepare(controller) }
            stage.advance { root.present(controller, animated: false) }
            stage.settle()
            #expect(controller.view.frame == stage.window.bounds && controller.sheetPresentationController == nil)
            stage.advance { root.dismiss(animated: false) }
            stage.settle()
        }
    }

    @Test func onATabletItCoversTheStageUnlessASheetIsAskedFor() {
        let wide = stage.perform { UITraitCollection(horizontalSizeClass: .regular) }
        stage.perform { root.traitOverrides.horizontalSizeClass = .regular }
        #expect(stage.perform { root.traitCollection.horizontalSizeClass == wide.horizontalSizeClass })
        present()
        #expect(content.view.frame == stage.window.bounds)
        stage.advance { root.dismiss(animated: false) }
        stage.settle()
        stage.perform { _ = content.sheetPresentationController }
        present()
        #expect(top == 54)
    }

    // MARK: Scroll views

    private func list() -> UIScrollView {
        stage.perform {
            let scroll = UIScrollView(frame: content.view.bounds)
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 400, height: 3000)
            content.view.addSubview(scroll)
            return scroll
        }
    }

    @Test func aDragDownOnAListAtItsTopMovesTheSheet() {
        let list = list()
        present()
        drag(from: 200, to: 600)
        #expect(root.presentedViewController == nil && list.contentOffset.y == 0)
    }

    @Test func otherDragsScrollIt() {
        let list = list()
        present()
        drag(from: 600, to: 300)
        #expect(list.contentOffset.y > 100 && top == 54)
        stage.perform { list.contentOffset.y = 1000 }
        drag(from: 200, to: 600)
        #expect(list.contentOffset.y < 1000 && top == 54 && root.presentedViewController === content)
    }

    @Test func aListThatRefreshesIsPulled() {
        let list = list()
        stage.perform { list.refreshControl = UIRefreshControl() }
        present()
        stage.advance { stage.send(.began, 200, 200) }
        for y in stride(from: 210.0, through: 500, by: 10) { stage.advance { stage.send(.moved, 200, y) } }
        #expect(list.contentOffset.y < -50 && top == 54)
        stage.advance { stage.send(.ended, 200, 500) }
        stage.perform { list.refreshControl?.endRefreshing() }
        stage.settle()
        #expect(root.presentedViewController === content)
    }

    @Test func aDragUpOnAListMakesALowSheetHigher() {
        let list = list()
        stage.perform { content.sheetPresentationController?.detents = [.medium(), .large()] }
        present()
        drag(from: 700, to: 350, steps: 30)
        #expect(top == 54 && list.contentOffset.y == 0)
        stage.perform { content.sheetPresentationController?.selectedDetentIdentifier = .medium }
        stage.settle()
        stage.perform { content.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false }
        drag(from: 700, to: 500, steps: 30)
        #expect(top == 427 && list.contentOffset.y > 100)
    }

    @Test func aDragToTheSideIsNoneOfTheSheets() {
        present()
        stage.advance { stage.send(.began, 100, 200) }
        for x in stride(from: 110.0, through: 300, by: 10) { stage.advance { stage.send(.moved, x, 220) } }
        #expect(top == 54)
        stage.advance { stage.send(.ended, 300, 220) }
        stage.settle()
    }
}
