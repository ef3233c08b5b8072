import Testing

@testable import UIKit

@MainActor
@Suite struct AlertTests {
    private let stage = Stage()
    private let root: UIViewController

    init() {
        let stage = stage
        root = stage.perform {
            let root = UIViewController()
            stage.window.rootViewController = root
            return root
        }
        stage.settle()
    }

    private func present(_ style: UIAlertController.Style) -> (alert: UIAlertController, heard: Heard) {
        let heard = Heard()
        let alert = stage.perform {
            let alert = UIAlertController(title: "Delete?", message: "It can't be undone.", preferredStyle: style)
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in heard.titles.append("Delete") })
            alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in heard.titles.append("Keep") })
            root.present(alert, animated: true)
            return alert
        }
        stage.settle()
        return (alert, heard)
    }

    private final class Heard { var titles: [String] = [] }

    private func tap(_ title: String) throws {
        func find(_ view: UIView) -> UIButton? {
            if let button = view as? UIButton, button.currentTitle == title { return button }
            return view.subviews.lazy.compactMap(find).first
        }
        let button = try #require(find(stage.window))
        let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        #expect(stage.window.bounds.contains(place))
        stage.down(place.x, place.y)
        stage.up(place.x, place.y)
        stage.settle()
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func aButtonTakesTheAlertAwayAndIsHeard(style: UIAlertController.Style) throws {
        let (alert, heard) = present(style)
        #expect(root.presentedViewController === alert)
        try tap("Delete")
        #expect(heard.titles == ["Delete"])
        #expect(root.presentedViewController == nil)
        #expect(alert.view.superview == nil)
    }

    @Test func aTapBesideASheetCancelsIt() {
        let (_, heard) = present(.actionSheet)
        stage.down(200, 50)
        stage.up(200, 50)
        stage.settle()
        #expect(heard.titles == ["Keep"])
        #expect(root.presentedViewController == nil)
    }

    @Test func aTapBesideAnAlertDoesNothing() {
        let (alert, heard) = present(.alert)
        stage.down(200, 50)
        stage.up(200, 50)
        stage.settle()
        #expect(heard.titles == [])
        #expect(root.presentedViewController === alert)
    }

    @Test func aButtonThatIsSwitchedOffDoesNothing() throws {
        let (alert, heard) = present(.alert)
        alert.actions[0].isEnabled = false
        stage.settle()
        try tap("Delete")
        #expect(heard.titles == [])
    }

    @Test func fieldsAreTheAlerts() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        #expect(alert.textFields == nil)
        alert.addTextField { $0.placeholder = "Zoë" }
        #expect(alert.textFields?.first?.placeholder == "Zoë")
    }
}
