import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// What lies at the bottom of a window while an object takes keys: observed with the simulator of iOS, to which a keyboard is
/// connected.
@MainActor
@Suite struct InputViewsTests {
    /// A conversation's controller, as MessageKit's and others: its bar is an accessory view.
    private final class Conversation: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        let field = UITextField(frame: CGRect(x: 10, y: 8, width: 200, height: 34))

        override func viewDidLoad() { bar.addSubview(field) }
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
    }

    /// A view for digits that is no text field (tkach/PinCodeTextField).
    private final class Digits: UIView, UIKeyInput {
        var keys: [String] = []
        var hasText: Bool { false }
        override var canBecomeFirstResponder: Bool { true }
        func insertText(_ text: String) { keys.append(text) }
        func deleteBackward() { keys.append("delete") }
    }

    private let stage = Stage()
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    private let keys = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 216))
    private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))

    private var height: CGFloat { stage.window.bounds.height }

    private func place(_ view: UIView) -> CGRect? {
        view.window.map { view.convert(view.bounds, to: $0) }
    }

    private func presentedTop(_ view: UIView) -> CGFloat? {
        let outermost = sequence(first: view, next: \.superview).first { $0.superview is UIWindow }
        return outermost.map { stage.seen($0).position.y - $0.bounds.height / 2 }
    }

    @Test func whatTakesAKeyboardsPlaceSlidesInWithWhatLiesAboveIt() throws {
        stage.add(field)
        stage.advance {
            (field.inputView, field.inputAccessoryView) = (keys, bar)
            field.becomeFirstResponder()
        }
        stage.advance(steps: 6)
        let way = try #require(presentedTop(keys))
        #expect(way > height - 260 && way < height)
        stage.settle()
        #expect(place(keys) == CGRect(x: 0, y: height - 216, width: 400, height: 216))
        #expect(place(bar) == CGRect(x: 0, y: height - 260, width: 400, height: 44))
        #expect(stage.window.hitTest(CGPoint(x: 200, y: height - 100), with: nil) === keys)
        stage.advance { field.resignFirstResponder() }
        stage.settle()
        #expect(keys.window == nil && bar.window == nil)
    }

    @Test func withoutThemNothingIsShownAndNobodyIsTold() {
        let heard = Heard()
        stage.add(field)
        let count = stage.window.subviews.count
        stage.advance { field.becomeFirstResponder() }
        #expect(field.isFirstResponder && stage.window.subviews.count == count && heard.names.isEmpty)
    }

    @Test func whoObservesAKeyboardHearsOfThem() {
        stage.add(field)
        let heard = Heard()
        stage.advance {
            field.inputView = keys
            field.becomeFirstResponder()
        }
        stage.settle()
        #expect(
            heard.names == ["WillShow", "DidShow"]
                && heard.ends.first == CGRect(x: 0, y: height - 216, width: 400, height: 216))
        stage.advance { stage.window.endEditing(true) }
        stage.settle()
        #expect(heard.names == ["WillShow", "DidShow", "WillHide", "DidHide"] && heard.ends.last?.minY == height)
    }

    @Test func whoIsEditedAgainWhileTheyLeaveHasThem() {
        stage.add(field)
        stage.advance {
            field.inputView = keys
            field.becomeFirstResponder()
        }
        stage.settle()
        let heard = Heard()
        stage.advance { field.resignFirstResponder() }
        stage.advance(steps: 3)
        // As controllers' appearances do.
        stage.advance { stage.window.showInputViews(isAnimated: true) }
        #expect(heard.names == ["WillHide"])
        stage.advance { field.becomeFirstResponder() }
        stage.settle()
        #expect(heard.names == ["WillHide", "WillShow", "DidShow"])
        #expect(place(keys)?.minY == height - 216)
    }

    /// An empty view in a keyboard's place is how apps have none.
    @Test func ofAViewWithoutHeightNobodyIsTold() {
        let heard = Heard()
        stage.add(field)
        stage.advance {
            field.inputView = UIView()
            field.becomeFirstResponder()
        }
        stage.advance { stage.window.showInputViews(isAnimated: true) }
        stage.settle()
        #expect(heard.names.isEmpty && stage.window.inputHeight == 0)
    }

    @Test func theKeyboardsGuideFollowsThem() throws {
        let under = UIView()
        stage.advance {
            stage.window.addSubview(under)
            under.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                under.bottomAnchor.constraint(equalTo: stage.window.keyboardLayoutGuide.topAnchor),
                under.heightAnchor.constraint(equalToConstant: 40),
            ])
        }
        stage.add(field)
        #expect(under.frame.maxY == height)
        stage.advance {
            field.inputView = keys
            field.becomeFirstResponder()
        }
        stage.settle()
        #expect(under.frame.maxY == height - 216)
        stage.advance { field.resignFirstResponder() }
        stage.settle()
        #expect(under.frame.maxY == height)
    }

    @Test func aControllersAccessoryIsThereOnceItHasAppeared() {
        let conversation = Conversation()
        stage.show(conversation)
        #expect(conversation.isFirstResponder)
        #expect(place(conversation.bar) == CGRect(x: 0, y: height - 50, width: 400, height: 50))
    }

    @Test func theEndOfATablesControllerIsScrolledBeyondThem() throws {
        let controller = UITableViewController()
        stage.show(controller)
        stage.add(field)
        stage.advance {
            field.inputView = keys
            field.becomeFirstResponder()
        }
        stage.settle()
        #expect(controller.tableView.contentInset.bottom == 216)
        stage.advance { field.resignFirstResponder() }
        stage.settle()
        #expect(controller.tableView.contentInset.bottom == 0)
    }

    @Test func aFieldInAnAccessoryKeepsItWhereItIs() {
        let conversation = Conversation()
        stage.show(conversation)
        stage.advance { conversation.field.becomeFirstResponder() }
        stage.settle()
        #expect(conversation.field.isFirstResponder && place(conversation.bar)?.minY == height - 50)
        stage.advance { conversation.field.resignFirstResponder() }
        stage.settle()
        #expect(conversation.isFirstResponder && place(conversation.bar)?.minY == height - 50)
    }

    @Test func behindAPresentedControllerNoneIsSeen() {
        let (conversation, sheet) = (Conversation(), UIViewController())
        stage.show(conversation)
        stage.advance { conversation.present(sheet, animated: true) }
        stage.settle()
        #expect(conversation.bar.window == nil)
        stage.advance { sheet.dismiss(animated: true) }
        stage.settle()
        #expect(place(conversation.bar)?.minY == height - 50)
    }

    @Test func aViewThatTakesKeysGetsEachByItself() {
        let digits = Digits(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        stage.add(digits)
        #expect(digits.accessibility.role == .field && !digits.isFirstResponder)
        stage.advance { #expect(digits.becomeFirstResponder() && digits.isFirstResponder) }
        stage.advance { stage.window.type("12", isEntered: false) }
        stage.advance { stage.window.type("13", isEntered: true) }
        #expect(digits.keys == ["1", "2", "delete", "3", "\n"])
        stage.advance { #expect(digits.resignFirstResponder() && !digits.isFirstResponder) }
    }

    @Test func whereNoKeyboardIsNeededViewersAreAskedForNoText() {
        let text = UITextView()
        #expect(text.accessibility.role == .field && field.accessibility.role == .field)
        #expect(text.accessibility.label == "Text")
        text.text = "A note"
        #expect(text.accessibility.label == "A note")
        text.isEditable = false
        #expect(text.accessibility.label == nil)
        field.inputView = keys
        #expect(text.accessibility.role == .none && field.accessibility.role == .button)
    }

    /// The names, without `UIKeyboard` and `Notification`, of what is told of a keyboard but changes of its frame, and the
    /// frames that it will have.
    @MainActor
    private final class Heard {
        var names: [String] = []
        var ends: [CGRect] = []
        private var tokens: [any NSObjectProtocol] = []

        init() {
            let all = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            ]
            tokens = all.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                    let value = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                    MainActor.assumeIsolated {
                        self?.names.append(
                            String(name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)))
                        if let end = end ?? value { self?.ends.append(end) }
                    }
                }
            }
        }

        isolated deinit {
            for token in tokens { NotificationCenter.default.removeObserver(token) }
        }
    }
}
