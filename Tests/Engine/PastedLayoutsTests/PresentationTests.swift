@testable import PastedLayouts
import QuartzCore
import Testing

@testable import UIKit

/// Controllers that are presented by presentation controllers of one's own.
@MainActor
@Suite struct PresentationTests {
    private let stage = Stage(width: 400, height: 800)

    private func present() -> (host: SheetHost, sheet: HalfSheetController) {
        let host = stage.perform { SheetHost() }
        stage.show(host)
        let sheet = stage.perform { HalfSheetController() }
        stage.perform { host.present(sheet, animated: true) }
        return (host, sheet)
    }

    @Test func aHalfSheetComesFromBelowWhileTheRestDims() throws {
        let (host, sheet) = present()
        let controller = try #require(sheet.sheet)
        #expect(sheet.presentationController === controller && host.view.window != nil)
        #expect(stage.perform { controller.containerView } != nil)
        stage.advance(steps: 10)
        let top = stage.seen(sheet.view).frame.minY
        #expect(top > 400 && top < 800)
        let dimming = try #require(controller.containerView?.subviews.first)
        let alpha = stage.seen(dimming).opacity
        #expect(alpha > 0 && alpha < 1)
        stage.settle()
        #expect(sheet.view.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
        #expect(controller.dimming == 1 && controller.log == ["presented true"])
        // The one below has not gone.
        #expect(sheet.appearances == ["will true"] && host.appearances == 1)
    }

    @Test func aTapOnTheRestDismissesIt() throws {
        let (host, sheet) = present()
        stage.settle()
        let controller = try #require(sheet.sheet)
        stage.advance { stage.send(.began, 200, 100) }
        stage.advance { stage.send(.ended, 200, 100) }
        #expect(stage.perform { sheet.isBeingDismissed })
        stage.settle()
        #expect(controller.log == ["presented true", "alongside false", "dismissed true"])
        #expect(sheet.appearances == ["will true", "gone true"])
        #expect(sheet.view.window == nil && host.presentedViewController == nil && controller.containerView == nil)
        #expect(stage.window.subviews.count == 1)
    }

    @Test func itMayBePresentedAgain() throws {
        let (host, sheet) = present()
        stage.settle()
        stage.perform { host.dismiss(animated: true) }
        stage.settle()
        stage.perform { host.present(sheet, animated: false) }
        stage.settle()
        #expect(sheet.view.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
        #expect(sheet.sheet?.log == ["presented true"])
    }
}
