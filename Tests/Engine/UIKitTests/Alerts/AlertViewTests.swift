import Testing

@testable import UIKit

/// Alerts of before iOS 8, as Apple's documentation of `UIAlertView` says; austinzheng/swift-2048 ends its games with one.
@MainActor
@Suite struct AlertViewTests {
    private final class Heard: UIAlertViewDelegate {
        var calls: [String] = []
        func willPresent(_ alertView: UIAlertView) { calls.append("will present") }
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
            calls.append("clicked \(alertView.buttonTitle(at: buttonIndex) ?? "")")
        }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
            calls.append("did dismiss \(buttonIndex)")
        }
    }

    @Test func itsButtonsAreHeardByTheirPlaces() throws {
        let stage = Stage(width: 320, height: 480)
        let root = stage.perform { UIViewController() }
        stage.show(root)
        let heard = Heard()
        let alert = stage.perform {
            let alert = UIAlertView(
                title: "Victory", message: "You won!", delegate: heard, cancelButtonTitle: "Cancel",
                otherButtonTitles: "Again")
            alert.alertViewStyle = .plainTextInput
            alert.textField(at: 0)?.text = "Ann"
            alert.show()
            return alert
        }
        stage.settle()
        let shown = try #require(root.presentedViewController as? UIAlertController)
        #expect(shown.title == "Victory" && shown.message == "You won!" && alert.isVisible)
        #expect(shown.actions.map(\.title) == ["Cancel", "Again"] && shown.actions[0].style == .cancel)
        #expect(shown.textFields?.first?.text == "Ann")
        #expect((alert.cancelButtonIndex, alert.firstOtherButtonIndex, alert.numberOfButtons) == (0, 1, 2))
        stage.perform { shown.choose(shown.actions[1]) }
        stage.settle()
        #expect(heard.calls == ["will present", "clicked Again", "did dismiss 1"])
        #expect(root.presentedViewController == nil && !alert.isVisible)
    }

    @Test func codeTakesItAwayWithoutAButton() {
        let stage = Stage(width: 320, height: 480)
        let root = stage.perform { UIViewController() }
        stage.show(root)
        let heard = Heard()
        let alert = stage.perform {
            let alert = UIAlertView()
            alert.delegate = heard
            alert.addButton(withTitle: "OK")
            alert.show()
            return alert
        }
        stage.settle()
        stage.perform { alert.dismiss(withClickedButtonIndex: 0, animated: false) }
        stage.settle()
        #expect(heard.calls == ["will present", "did dismiss 0"])
    }
}
