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

    /// Apple's alerts have neither in their interface, and libraries set both by name (dillidon/alerts-and-pickers).
    @Test func anAlertHasTheViewAndTheColoursThatItIsGivenByName() throws {
        let content = UIViewController()
        let (alert, action) = stage.perform {
            let alert = UIAlertController(title: "When?", message: nil, preferredStyle: .actionSheet)
            let action = UIAlertAction(title: "Then", style: .default)
            action.setValue(UIColor.purple, forKey: "titleTextColor")
            alert.addAction(action)
            alert.setValue(content, forKey: "contentViewController")
            content.preferredContentSize.height = 120
            root.present(alert, animated: true)
            return (alert, action)
        }
        stage.settle()
        let panel = try #require(content.view.superview)
        let button = try #require(panel.subviews.lazy.compactMap { $0 as? UIButton }.first)
        #expect(button.currentTitle == "Then" && button.titleColor(for: .normal) == .purple)
        #expect(content.view.frame.size == CGSize(width: panel.bounds.width, height: 120))
        #expect(button.frame.minY == content.view.frame.maxY && content.view.frame.minY > 20)
        #expect(content.parent === alert)
        // The content may want another height later.
        stage.perform { content.preferredContentSize.height = 60 }
        stage.settle()
        #expect(content.view.frame.height == 60 && panel.bounds.height == button.frame.maxY)
        stage.perform { action.setValue(UIColor.green, forKey: "titleTextColor") }
        stage.settle()
        #expect(button.titleColor(for: .normal) == .green)
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
