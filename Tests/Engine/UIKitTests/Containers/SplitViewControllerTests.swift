import Testing

@testable import UIKit

@MainActor
@Suite struct SplitViewControllerTests {
    private let list: UIViewController
    private let detail: UIViewController

    init() {
        (list, detail) = (UIViewController(), UIViewController())
    }

    private func show(width: CGFloat, _ configure: (UISplitViewController) -> Void = { _ in }) -> (
        Stage, UISplitViewController
    ) {
        let stage = Stage(width: width, height: 800)
        let split = stage.perform {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
            configure(split)
            stage.window.rootViewController = split
            stage.window.layoutIfNeeded()
            return split
        }
        stage.settle()
        return (stage, split)
    }

    private func frame(_ controller: UIViewController) -> CGRect {
        controller.view.convert(controller.view.bounds, to: nil)
    }

    @Test func columnsLieBesideEachOtherOnATablet() {
        let (_, split) = show(width: 1000)
        #expect(!split.isCollapsed)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(frame(list) == CGRect(x: 0, y: 0, width: 320, height: 800))
        #expect(frame(detail) == CGRect(x: 320, y: 0, width: 680, height: 800))
        #expect(detail.splitViewController === split)
    }

    @Test func theirWidthIsKeptWithinItsLimits() {
        let (stage, split) = show(width: 1000) { $0.preferredPrimaryColumnWidthFraction = 0.5 }
        #expect(frame(list).width == 500)
        stage.perform { split.maximumPrimaryColumnWidth = 400 }
        stage.settle()
        #expect(frame(list).width == 400)
    }

    @Test func theButtonHidesTheListAndShowsItAgain() throws {
        let (stage, split) = show(width: 1000)
        let button = try #require(detail.navigationItem.leftBarButtonItem)
        #expect(button === split.displayModeButtonItem)
        func press() {
            stage.perform { button.action?.perform(on: split, with: button) }
            stage.settle()
        }
        press()
        #expect(split.displayMode == .secondaryOnly)
        #expect(frame(detail) == CGRect(x: 0, y: 0, width: 1000, height: 800))
        #expect(frame(list).maxX == 0)
        press()
        #expect(frame(detail).minX == 320)
    }

    @Test func onAPhoneTheyAreAStack() throws {
        let (stage, split) = show(width: 400)
        #expect(split.isCollapsed)
        let stack = try #require(detail.navigationController)
        #expect(stack.viewControllers.count == 2)
        #expect(frame(detail) == CGRect(x: 0, y: 0, width: 400, height: 800))
        stage.perform { split.hide(.secondary) }
        stage.settle()
        #expect(stack.topViewController === list)
        stage.perform { split.show(.secondary) }
        stage.settle()
        #expect(stack.topViewController === detail)
    }

    private final class ListFirst: UISplitViewControllerDelegate {
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { .primary }
    }

    @Test func theDelegateChoosesWhatIsOnTop() throws {
        let delegate = ListFirst()
        let (stage, _) = show(width: 400) { $0.delegate = delegate }
        let stack = try #require(list.navigationController)
        #expect(stack.topViewController === list)
        stage.perform { list.showDetailViewController(detail, sender: nil) }
        stage.settle()
        #expect(stack.topViewController === detail)
    }

    @Test func anotherStageSizeArrangesThemAnew() {
        let (stage, split) = show(width: 1000)
        stage.perform {
            stage.window.frame.size.width = 400
            stage.window.layoutIfNeeded()
        }
        stage.settle()
        #expect(split.isCollapsed)
        #expect(frame(detail) == CGRect(x: 0, y: 0, width: 400, height: 800))
        // There are no columns that it could hide.
        #expect(split.displayModeButtonItem.isHidden)
        stage.perform {
            stage.window.frame.size.width = 1000
            stage.window.layoutIfNeeded()
        }
        stage.settle()
        #expect(frame(list) == CGRect(x: 0, y: 0, width: 320, height: 800))
        #expect(frame(detail) == CGRect(x: 320, y: 0, width: 680, height: 800))
        #expect(!split.displayModeButtonItem.isHidden)
    }
}
