import Foundation
import Testing

@testable import UIKit

/// Controllers that are presented as sheets, on a stage of 400 by 800 points.
@MainActor
@Suite struct DetentSheetTests {
    private final class Hearer: NSObject, UISheetPresentationControllerDelegate {
        var lines: [String] = []
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
            lines.append(sheet.selectedDetentIdentifier == .large ? "large" : "another")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            lines.append("dismissed")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            lines.append("attempt")
        }
    }

    private let stage = Stage()
    private let root: UIViewController
    private let content: UIViewController
    private let hearer = Hearer()

    init() throws {
        let stage = stage
        (root, content) = stage.perform { (UIViewController(), UIViewController()) }
        let (root, content, hearer) = (root, content, hearer)
        try stage.perform {
            stage.window.rootViewController = root
            stage.window.layoutIfNeeded()
            let sheet = try #require(content.sheetPresentationController)
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            sheet.delegate = hearer
        }
    }

    private func present() {
        stage.advance { root.present(content, animated: true) }
        stage.settle()
    }

    private var sheet: UISheetPresentationController? { content.sheetPresentationController }

    /// Where the sheet's upper edge is seen.
    private var top: CGFloat? { stage.perform { sheet?.presentedView?.layer.presented.frame.minY } }

    private func drag(from start: CGFloat, to end: CGFloat, steps: Int = 40, hold: Int = 10) {
        stage.advance { stage.send(.began, 200, start) }
        for step in 1...steps {
            stage.advance { stage.send(.moved, 200, start + (end - start) * CGFloat(step) / CGFloat(steps)) }
        }
        for _ in 0..<hold { stage.advance() }
        stage.advance { stage.send(.ended, 200, end) }
        stage.settle()
    }

    @Test func aSheetRestsAtItsFirstHeightAboveADimmedStage() throws {
        present()
        // Half of what the greatest height, 800 - 54 points, is.
        #expect(top == 427)
        #expect(content.view.bounds.size == CGSize(width: 400, height: 373))
        let dimming = try #require(sheet?.containerView?.subviews.first)
        #expect(dimming.alpha == 1 && dimming.frame == stage.window.bounds)
        #expect(sheet?.presentingViewController === root && root.presentedViewController === content)
    }

    @Test func aFingerDragsItToAnotherHeight() {
        present()
        drag(from: 440, to: 120)
        #expect(top == 54 && sheet?.selectedDetentIdentifier == .large && hearer.lines == ["large"])
        // Beyond the greatest height it gives way a little, and comes back.
        drag(from: 70, to: 20)
        #expect(top == 54 && hearer.lines == ["large"])
        drag(from: 70, to: 400)
        #expect(top == 800 - 373 && hearer.lines == ["large", "another"])
    }

    @Test func aFlingDownDismissesItUnlessThatIsNotAllowed() {
        present()
        content.isModalInPresentation = true
        drag(from: 440, to: 760, steps: 8, hold: 0)
        #expect(top == 800 - 373 && hearer.lines == ["attempt"])
        content.isModalInPresentation = false
        drag(from: 440, to: 760, steps: 8, hold: 0)
        #expect(root.presentedViewController == nil && hearer.lines == ["attempt", "dismissed"])
        #expect(stage.window.subviews == [root.view])
    }

    @Test func aTapBesideItDismissesItWhereTheStageIsDimmed() {
        present()
        stage.advance { stage.send(.began, 200, 100) }
        stage.advance { stage.send(.ended, 200, 100) }
        stage.settle()
        #expect(root.presentedViewController == nil && hearer.lines == ["dismissed"])
    }

    @Test func anUndimmedStageTakesTouches() {
        stage.perform { sheet?.largestUndimmedDetentIdentifier = .medium }
        present()
        #expect(stage.perform { stage.window.hitTest(CGPoint(x: 200, y: 100), with: nil) } === root.view)
        #expect(stage.perform { stage.window.hitTest(CGPoint(x: 200, y: 700), with: nil) } === content.view)
    }

    @Test func codeChoosesHeights() {
        stage.perform {
            sheet?.detents = [.custom(identifier: .init("third")) { $0.maximumDetentValue / 3 }, .large()]
        }
        present()
        #expect(abs((top ?? 0) - (800 - 746.0 / 3)) < 1e-9)
        stage.perform { sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large } }
        #expect((top ?? 0) > 500)
        stage.settle()
        #expect(top == 54 && hearer.lines.isEmpty)
    }

    @Test func aFingerThatComesBeforeTheSheetRestsTakesItFromThere() {
        stage.advance { root.present(content, animated: true) }
        stage.advance(steps: 10)
        stage.advance { stage.send(.began, 200, 700) }
        stage.advance { stage.send(.moved, 200, 680) }
        stage.advance(steps: 60)
        #expect(top == 427)
        for y in stride(from: 678.0, through: 660, by: -2) { stage.advance { stage.send(.moved, 200, y) } }
        #expect((top ?? 0) > 400 && (top ?? 0) < 427)
        stage.advance(steps: 10)
        stage.advance { stage.send(.ended, 200, 660) }
        stage.settle()
        #expect(top == 427 && hearer.lines.isEmpty)
    }

    @Test func whatIsPresentedWithoutASheetHasNone() {
        let plain = stage.perform { UIViewController() }
        plain.modalPresentationStyle = .overFullScreen
        stage.advance { root.present(plain, animated: true) }
        stage.settle()
        #expect(stage.perform { plain.sheetPresentationController } == nil)
        #expect(plain.view.frame == stage.window.bounds)
        stage.advance { plain.dismiss(animated: true) }
        stage.settle()
        #expect(root.presentedViewController == nil && stage.window.subviews == [root.view])
    }

    @Test func aChildsSheetIsThatAroundIt() {
        let child = stage.perform { UIViewController() }
        stage.perform {
            content.addChild(child)
            content.view.addSubview(child.view)
            child.didMove(toParent: content)
        }
        #expect(stage.perform { child.sheetPresentationController } === sheet)
        present()
        stage.perform { child.sheetPresentationController?.animateChanges { sheet?.selectedDetentIdentifier = .large } }
        stage.settle()
        #expect(top == 54)
    }

    @Test func aStyleThatIsSetLaterHolds() {
        stage.perform { content.modalPresentationStyle = .fullScreen }
        present()
        #expect(content.view.frame == stage.window.bounds && content.view.superview === stage.window)
    }

    @Test func allThatIsPresentedFromAControllerGoesWithIt() {
        present()
        let second = stage.perform { UIViewController() }
        stage.advance { content.present(second, animated: true) }
        stage.settle()
        #expect(second.view.window != nil && content.presentedViewController === second)
        stage.advance { root.dismiss(animated: true) }
        stage.settle()
        #expect(root.presentedViewController == nil && content.presentedViewController == nil)
        #expect(stage.window.subviews == [root.view] && second.presentingViewController == nil)
    }

    @Test func otherStylesHaveNoSheet() {
        stage.perform {
            let controller = UIViewController()
            controller.modalPresentationStyle = .fullScreen
            #expect(controller.sheetPresentationController == nil && controller.popoverPresentationController == nil)
            controller.modalPresentationStyle = .popover
            controller.popoverPresentationController?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
            #expect(controller.popoverPresentationController?.sourceRect.width == 3)
        }
    }
}
