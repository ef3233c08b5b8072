import Testing

@testable import UIKit

@MainActor
@Suite struct TextViewTests {
    private let stage = Stage()
    private let view: UITextView

    private final class Owner: UITextViewDelegate {
        var heard: [String] = []
        func textViewDidBeginEditing(_ textView: UITextView) { heard.append("began") }
        func textViewDidChange(_ textView: UITextView) { heard.append(textView.text) }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            if heard.last != "scrolled" { heard.append("scrolled") }
        }
    }

    private let owner = Owner()

    init() {
        let owner = owner
        view = stage.perform {
            let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
            view.font = .systemFont(ofSize: 20)
            view.delegate = owner
            return view
        }
        stage.add(view)
    }

    @Test func theContentIsAsHighAsTheLines() {
        view.text = "one"
        stage.settle()
        let line = view.contentSize.height
        view.text = "one\ntwo\nthree"
        stage.settle()
        #expect(abs(view.contentSize.height - line - 2 * UIFont.systemFont(ofSize: 20).lineHeight) <= 1)
        #expect(view.contentSize.width == 200)
        view.textContainer.maximumNumberOfLines = 1
        stage.settle()
        #expect(view.contentSize.height == line)
    }

    @Test func aDragScrollsALongText() {
        view.text = (1...30).map { "line \($0)" }.joined(separator: "\n")
        stage.settle()
        stage.down(100, 180)
        for step in 1...6 { stage.move(100, 180 - CGFloat(10 * step)) }
        stage.up(100, 120)
        #expect(view.contentOffset.y > 20)
        #expect(owner.heard == ["scrolled"])
        #expect(!view.isFirstResponder)
    }

    @Test func aTapBeginsEditingUnlessTheViewIsNotEditable() {
        view.isEditable = false
        stage.down(100, 150)
        stage.up(100, 150)
        stage.settle()
        #expect(!view.isFirstResponder)
        view.isEditable = true
        stage.down(100, 150)
        stage.up(100, 150)
        stage.settle()
        #expect(view.isFirstResponder)
        #expect(owner.heard == ["began"])
    }

    @Test func whatIsTypedIsSeen() {
        view.text = (1...30).map { "line \($0)" }.joined(separator: "\n")
        stage.settle()
        stage.perform { view.insertText("\nend") }
        stage.settle()
        #expect(view.text.hasSuffix("end"))
        #expect(view.contentOffset.y > view.contentSize.height - 100 - 30)
    }

    @Test func aViewThatDoesNotScrollIsAsHighAsItsText() {
        view.isScrollEnabled = false
        view.text = "one\ntwo"
        let fitting = view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
        #expect(abs(fitting.height - 16 - 2 * UIFont.systemFont(ofSize: 20).lineHeight) <= 1)
        #expect(view.intrinsicContentSize.height == fitting.height)
    }

    @MainActor
    private final class Heard { var names: [Notification.Name] = [] }

    @Test func whoObservesTheViewHearsOfItsEditing() {
        let heard = Heard()
        let names = [
            UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
            UITextView.textDidEndEditingNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { _ in
                MainActor.assumeIsolated { heard.names.append(name) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        stage.perform {
            view.becomeFirstResponder()
            view.insertText("a")
            view.resignFirstResponder()
        }
        #expect(heard.names == names)
    }
}
