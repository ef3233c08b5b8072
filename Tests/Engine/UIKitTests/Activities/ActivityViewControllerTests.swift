import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct ActivityViewControllerTests {
    private let stage = Stage()

    private final class Shout: UIActivity {
        var shouted: [String] = []
        override var activityType: ActivityType? { ActivityType("shout") }
        override var activityTitle: String? { "Shout" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
        override func prepare(withActivityItems activityItems: [Any]) {
            shouted = activityItems.compactMap { ($0 as? String)?.uppercased() }
        }
    }

    private let shout: Shout
    private let controller: UIActivityViewController
    private let finished: Box

    private final class Box {
        var calls: [(type: UIActivity.ActivityType?, completed: Bool)] = []
    }

    init() {
        let (stage, box) = (stage, Box())
        finished = box
        let shout = stage.perform { Shout() }
        self.shout = shout
        controller = stage.perform {
            let root = UIViewController()
            stage.window.rootViewController = root
            stage.window.layoutIfNeeded()
            let controller = UIActivityViewController(activityItems: ["hello"], applicationActivities: [shout])
            controller.completionWithItemsHandler = { type, completed, _, _ in box.calls.append((type, completed)) }
            root.present(controller, animated: true)
            return controller
        }
        stage.settle()
    }

    private func buttons(in view: UIView) -> [UIButton] {
        view.subviews.flatMap { [$0 as? UIButton].compactMap { $0 } + buttons(in: $0) }
    }

    private func tap(_ title: String) throws {
        let button = try #require(buttons(in: controller.view).first { $0.currentTitle == title })
        let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        stage.down(place.x, place.y)
        stage.up(place.x, place.y)
        stage.settle()
    }

    @Test func itListsCopyAndTheAppsOwnActivities() {
        #expect(buttons(in: controller.view).map(\.currentTitle) == ["Copy", "Shout"])
        #expect(controller.view.window != nil)
    }

    @Test func copyFillsThePasteboardAndTheSheetGoes() throws {
        try tap("Copy")
        #expect(stage.perform { UIPasteboard.general.string } == "hello")
        #expect(finished.calls.map(\.completed) == [true])
        #expect(finished.calls.first?.type == .copyToPasteboard)
        #expect(controller.view.window == nil)
    }

    @Test func anActivityIsGivenTheValues() throws {
        try tap("Shout")
        #expect(shout.shouted == ["HELLO"])
        #expect(finished.calls.first?.type == UIActivity.ActivityType("shout"))
    }

    @Test func asTheSheetIsDismissedNothingWasDone() {
        stage.perform { controller.dismiss(animated: true) }
        stage.settle()
        #expect(finished.calls.map(\.completed) == [false])
        #expect(finished.calls.first?.type == nil)
    }
}
