import Foundation
import Testing

@testable import UIKit

/// Controllers that are presented as popovers, on a stage of 400 by 800 points.
@MainActor
@Suite struct PopoverTests {
    private final class Owner: NSObject, UIPopoverPresentationControllerDelegate {
        var style = UIModalPresentationStyle.none
        var isDismissable = true
        var lines: [String] = []

        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
        func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) { lines.append("prepare") }
        func popoverPresentationControllerShouldDismissPopover(_ controller: UIPopoverPresentationController) -> Bool {
            isDismissable
        }
        func popoverPresentationControllerDidDismissPopover(_ controller: UIPopoverPresentationController) {
            lines.append("dismissed")
        }
    }

    private final class Traits: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .none }
    }

    private let stage = Stage()
    private let root: UIViewController
    private let content: UIViewController
    private let source: UIButton

    init() {
        let stage = stage
        (root, content) = stage.perform { (UIViewController(), UIViewController()) }
        source = stage.perform { UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40)) }
        let (root, content, source) = (root, content, source)
        stage.perform {
            root.view.addSubview(source)
            stage.window.rootViewController = root
            stage.window.layoutIfNeeded()
            content.modalPresentationStyle = .popover
            content.preferredContentSize = CGSize(width: 200, height: 300)
            content.popoverPresentationController?.sourceView = source
        }
    }

    private func present(_ delegate: (any UIPopoverPresentationControllerDelegate)?) {
        stage.perform { content.popoverPresentationController?.delegate = delegate }
        stage.advance { root.present(content, animated: true) }
        stage.settle()
    }

    /// Where the content is on the stage.
    private var place: CGRect { stage.perform { content.view.convert(content.view.bounds, to: nil) } }

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        stage.advance { stage.send(.began, x, y) }
        stage.advance { stage.send(.ended, x, y) }
        stage.settle()
    }

    /// hsylife/SwiftyPickerPopover's pickers keep to their buttons on a telephone.
    @Test func aDelegateKeepsAPopoverBesideItsViewOnATelephone() {
        let owner = Owner()
        present(owner)
        // Below the button, pointing up at its middle, as far to the left as the margin allows.
        #expect(place == CGRect(x: 10, y: 153, width: 200, height: 300))
        #expect(stage.perform { content.popoverPresentationController?.arrowDirection } == .up)
        #expect(owner.lines == ["prepare"])
        #expect(root.view.window != nil)
    }

    @Test func aDelegateMayAnswerForTraits() {
        let traits = Traits()
        present(traits)
        #expect(place.size == CGSize(width: 200, height: 300))
    }

    @Test func withoutADelegateItCoversATelephone() {
        present(nil)
        #expect(place == CGRect(x: 0, y: 0, width: 400, height: 800))
    }

    @Test func aTouchBesideItDismissesItUnlessTheDelegateForbidsThat() {
        let owner = Owner()
        owner.isDismissable = false
        present(owner)
        tap(350, 700)
        #expect(root.presentedViewController === content)
        owner.isDismissable = true
        tap(100, 250)
        #expect(root.presentedViewController === content)
        tap(350, 700)
        #expect(root.presentedViewController == nil && content.view.window == nil)
        #expect(owner.lines == ["prepare", "dismissed"])
    }

    @Test func viewsThatMayBeTouchedBesideItAre() {
        let owner = Owner()
        var taps = 0
        stage.perform {
            source.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            content.popoverPresentationController?.passthroughViews = [source]
        }
        present(owner)
        tap(70, 120)
        #expect(taps == 1 && root.presentedViewController === content)
    }

    @Test func itGrowsWithWhatItsControllerWouldLike() {
        let owner = Owner()
        present(owner)
        stage.perform { content.preferredContentSize.height = 120 }
        stage.settle()
        #expect(place == CGRect(x: 10, y: 153, width: 200, height: 120))
    }

    @Test func itLiesWhereItsArrowMayBe() {
        let owner = Owner()
        stage.perform {
            source.frame.origin = CGPoint(x: 250, y: 600)
            content.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        }
        present(owner)
        // Below there is too little room.
        #expect(place == CGRect(x: 190, y: 287, width: 200, height: 300))
        #expect(stage.perform { content.popoverPresentationController?.arrowDirection } == .down)
    }

    @Test func itLiesBesideWhatLeavesNoRoomAboveAndBelow() {
        let owner = Owner()
        stage.perform {
            source.frame = CGRect(x: 20, y: 300, width: 40, height: 40)
            content.preferredContentSize.height = 500
        }
        present(owner)
        #expect(place == CGRect(x: 73, y: 70, width: 200, height: 500))
    }

    @Test func withoutArrowsItLiesInTheMiddle() {
        let owner = Owner()
        stage.perform {
            content.popoverPresentationController?.sourceView = root.view
            content.popoverPresentationController?.sourceRect = CGRect(x: 200, y: 400, width: 0, height: 0)
            content.popoverPresentationController?.permittedArrowDirections = []
        }
        present(owner)
        #expect(place == CGRect(x: 100, y: 250, width: 200, height: 300))
    }

    @Test func aBarsButtonIsPointedAt() {
        let owner = Owner()
        let (navigation, item) = stage.perform {
            let (navigation, item) = (UINavigationController(), UIBarButtonItem(title: "Menu"))
            navigation.viewControllers = [UIViewController()]
            navigation.topViewController?.navigationItem.rightBarButtonItem = item
            stage.window.rootViewController = navigation
            stage.window.layoutIfNeeded()
            content.popoverPresentationController?.barButtonItem = item
            return (navigation, item)
        }
        stage.perform { content.popoverPresentationController?.delegate = owner }
        stage.advance { navigation.present(content, animated: false) }
        stage.settle()
        let button = stage.perform { item.view.convert(item.view.bounds, to: nil) }
        #expect(place.minY == button.maxY + 13 && place.maxX == 390)
    }

    @Test func onAWideStageItNeedsNoDelegate() {
        stage.perform { root.traitOverrides.horizontalSizeClass = .regular }
        present(nil)
        #expect(place == CGRect(x: 10, y: 153, width: 200, height: 300))
    }

    /// As with ones whose content is a list in a navigation controller.
    @Test func aBarIsAddedToTheSizeOfANavigationControllersContent() {
        let owner = Owner()
        let navigation = stage.perform { UINavigationController(rootViewController: content) }
        stage.perform {
            content.modalPresentationStyle = .automatic
            navigation.modalPresentationStyle = .popover
            navigation.popoverPresentationController?.sourceView = source
            navigation.popoverPresentationController?.delegate = owner
        }
        stage.advance { root.present(navigation, animated: false) }
        stage.settle()
        let place = stage.perform { navigation.view.convert(navigation.view.bounds, to: nil) }
        #expect(place.height == 300 + navigation.navigationBar.frame.height && place.width == 200)
    }
}
