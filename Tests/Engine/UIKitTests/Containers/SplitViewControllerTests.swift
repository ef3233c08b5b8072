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

    private final class Columns: UISplitViewControllerDelegate {
        var leavesDetailOut = true
        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { leavesDetailOut }
    }

    private func showTwo(
        width: CGFloat, _ delegate: Columns
    ) -> (
        stage: Stage, split: UISplitViewController, primary: UINavigationController, secondary: UINavigationController
    ) {
        let stage = Stage(width: width, height: 800)
        let (split, primary, secondary) = stage.perform {
            let split = UISplitViewController()
            let primary = UINavigationController(rootViewController: list)
            let secondary = UINavigationController(rootViewController: detail)
            split.viewControllers = [primary, secondary]
            split.delegate = delegate
            stage.window.rootViewController = split
            stage.window.layoutIfNeeded()
            return (split, primary, secondary)
        }
        stage.settle()
        return (stage, split, primary, secondary)
    }

    /// Xcode's template of a list with details, as in i-schuetz/PieCharts: without a chosen item the list alone is shown.
    @Test func whoIsMadeOfTwoControllersAsksWhetherTheSecondIsLeftOut() {
        let delegate = Columns()
        let (stage, split, primary, _) = showTwo(width: 400, delegate)
        #expect(split.isCollapsed && primary.viewControllers == [list] && frame(list).width == 400)
        #expect(list.splitViewController === split)
        let other = UINavigationController(rootViewController: UIViewController())
        stage.perform { list.showDetailViewController(other, sender: nil) }
        stage.settle()
        #expect(primary.viewControllers.count == 2 && primary.topViewController === other.topViewController)
    }

    /// sh-khashimov/SwiftFortuneWheel's controller becomes its own delegate as its view has loaded.
    @Test func aDelegateIsAskedThatComesAsTheViewHasLoaded() {
        final class Split: UISplitViewController {
            let columns = Columns()
            override func viewDidLoad() {
                super.viewDidLoad()
                preferredDisplayMode = .allVisible
                delegate = columns
            }
        }
        let stage = Stage(width: 400, height: 800)
        let primary = stage.perform { UINavigationController(rootViewController: list) }
        stage.perform {
            let split = Split()
            split.viewControllers = [primary, UINavigationController(rootViewController: detail)]
            stage.window.rootViewController = split
            stage.window.layoutIfNeeded()
        }
        stage.settle()
        #expect(primary.viewControllers == [list] && frame(list).width == 400)
    }

    @Test func theSecondControllersLieOnTheStackOfTheFirst() {
        let delegate = Columns()
        delegate.leavesDetailOut = false
        let (stage, split, primary, secondary) = showTwo(width: 400, delegate)
        #expect(primary.viewControllers == [list, detail])
        stage.perform {
            stage.window.frame.size.width = 1000
            stage.window.layoutIfNeeded()
        }
        stage.settle()
        #expect(!split.isCollapsed && primary.viewControllers == [list] && secondary.viewControllers == [detail])
        #expect(frame(detail) == CGRect(x: 320, y: 0, width: 680, height: 800))
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
