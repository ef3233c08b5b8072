import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct TextViewTests {
    private let stage = Stage()

    /// A view that takes the insets of its text away whenever it is laid out (salah-mohammed/TextFieldKit).
    private final class Plain: UIView {
        let text = UITextView()
        var count = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
            text.textContainerInset = .zero
            text.textContainer.lineFragmentPadding = 0
        }
    }

    @Test func insetsThatStayAsTheyAreAskForNoLayout() {
        let plain = stage.perform { Plain(frame: CGRect(x: 0, y: 0, width: 200, height: 100)) }
        stage.perform {
            plain.text.isScrollEnabled = false
            plain.text.translatesAutoresizingMaskIntoConstraints = false
            plain.addSubview(plain.text)
            NSLayoutConstraint.activate([
                plain.text.topAnchor.constraint(equalTo: plain.topAnchor),
                plain.text.leadingAnchor.constraint(equalTo: plain.leadingAnchor),
                plain.text.widthAnchor.constraint(equalToConstant: 200),
            ])
        }
        stage.add(plain)
        stage.advance(steps: 2)
        let count = plain.count
        #expect((1...3).contains(count))
        stage.advance(steps: 3)
        #expect(plain.count == count)
    }
    private let view: UITextView

    private final class Owner: UITextViewDelegate {
        var heard: [String] = []
        var opens = true
        func textView(
            _ textView: UITextView, shouldInteractWith url: URL, in range: NSRange, interaction: UITextItemInteraction
        ) -> Bool {
            heard.append("\(url.absoluteString) \(range.location) \(range.length)")
            return opens
        }
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

    private final class Note: UITextView {
        var began = false
        override init(frame: CGRect, textContainer: NSTextContainer?) {
            super.init(frame: frame, textContainer: textContainer)
            began = true
        }
        required init?(coder: NSCoder) { nil }
    }

    /// badoo/Chatto's field of text is made by the initializer with a container, as UIKit's designated one.
    @Test func aSubclassIsMadeWithAContainerOfItsOwn() {
        let container = NSTextContainer(size: CGSize(width: 100, height: 50))
        container.maximumNumberOfLines = 1
        let note = stage.perform { Note(frame: CGRect(x: 0, y: 0, width: 100, height: 50), textContainer: container) }
        #expect(note.began && note.textContainer === container && container.size.width == 100)
        note.text = "one\ntwo"
        let one = note.sizeThatFits(CGSize(width: 100, height: 500)).height
        container.maximumNumberOfLines = 2
        #expect(note.sizeThatFits(CGSize(width: 100, height: 500)).height > one)
        #expect(stage.perform { Note() }.began && stage.perform { Note(frame: .zero) }.began)
    }

    @Test func partsOfTheTextHaveTheirPlaces() throws {
        view.text = "one two\nthree"
        stage.settle()
        let line = UIFont.systemFont(ofSize: 20).lineHeight
        func place(_ offset: Int) throws -> UITextPosition {
            try #require(view.position(from: view.beginningOfDocument, offset: offset))
        }
        let start = view.caretRect(for: view.beginningOfDocument)
        #expect(start.minX == 5 && abs(start.minY - 8) < 1 && start.height == line)
        let third = view.caretRect(for: try place(3))
        #expect(abs(third.minY - start.minY) < 1 && third.minX > start.minX + 20)
        let end = view.caretRect(for: view.endOfDocument)
        #expect(abs(end.minY - start.minY - line) < 1)
        let word = try #require(view.textRange(from: try place(0), to: try place(3)))
        let first = view.firstRect(for: word)
        #expect(first.origin == start.origin && first.maxX == third.minX && first.height == line)
        let all = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
        #expect(view.firstRect(for: all).maxX == 195 && view.selectionRects(for: all).count == 1)
        let closest = try #require(view.closestPosition(to: CGPoint(x: third.minX + 1, y: third.midY)))
        #expect(view.offset(from: view.beginningOfDocument, to: closest) == 3)
    }

    @Test func whatIsOnThePasteboardIsTyped() {
        view.text = "a"
        stage.perform {
            UIPasteboard.general.string = "b"
            view.paste(nil)
        }
        #expect(view.text == "ab" && owner.heard.first == "ab")
    }

    /// Apple's UITextView: a link is opened where the text is not edited, if the delegate allows it;
    /// evermeer/AttributedTextView.
    @Test func aTouchOfALinkAsksTheDelegateWhereTheTextIsNotEdited() throws {
        let text = NSMutableAttributedString(string: "See ")
        text.append(NSAttributedString(string: "the terms", attributes: [.link: try #require(URL(string: "a://b"))]))
        stage.perform {
            view.attributedText = text
            view.font = .systemFont(ofSize: 20)
            view.isEditable = false
        }
        stage.settle()
        func touch(_ x: CGFloat) {
            stage.down(x, 118)
            stage.up(x, 118)
            stage.settle()
        }
        touch(15)
        touch(195)
        #expect(owner.heard == [])
        touch(80)
        #expect(owner.heard == ["a://b 4 9"])
        stage.perform { view.isSelectable = false }
        touch(80)
        #expect(owner.heard.count == 1 && !view.isFirstResponder)
    }

    @Test func linksHaveTheTintColourOrTheLooksThatTheViewIsGiven() throws {
        let link = NSAttributedString(string: "terms", attributes: [.link: "a://b", .foregroundColor: UIColor.black])
        func color() throws -> CGColor? {
            stage.settle()
            let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
            label.layer.displayIfNeeded()
            return label.layer.drawing.text?.fragments.first?.color
        }
        stage.perform { view.attributedText = link }
        #expect(try color() == UIColor.systemBlue.cgColor)
        stage.perform { view.tintColor = .red }
        #expect(try color() == UIColor.red.cgColor)
        stage.perform { view.linkTextAttributes = [.foregroundColor: UIColor.green] }
        #expect(try color() == UIColor.green.cgColor)
        // The text keeps its attributes, and an empty list leaves them as they are.
        #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .black)
        stage.perform { view.linkTextAttributes = [:] }
        #expect(try color() == UIColor.black.cgColor)
    }
}
