import Testing
import UIKit

/// Texts that tell of their changes.
@MainActor
@Suite struct TextStorageTests {
    private final class Follower: NSTextStorageDelegate {
        var changes: [(mask: NSTextStorage.EditActions, range: NSRange, delta: Int)] = []

        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            changes.append((editedMask, editedRange, delta))
        }
    }

    /// A store of its own with the four members that Apple's documentation asks for, as editors that colour code have.
    private final class Highlighter: NSTextStorage {
        private let store = NSMutableAttributedString(string: "")
        override init() { super.init() }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override var string: String { store.string }
        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] {
            store.attributes(at: location, effectiveRange: range)
        }
        override func replaceCharacters(in range: NSRange, with str: String) {
            beginEditing()
            store.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
            endEditing()
        }
        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            store.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
        }
        override func processEditing() {
            let word = (store.string as NSString).range(of: "let")
            if word.length > 0 { store.addAttribute(.foregroundColor, value: UIColor.red, range: word) }
            super.processEditing()
        }
    }

    @Test func changesAreTakenInTogether() {
        let (storage, follower) = (NSTextStorage(string: "deck"), Follower())
        storage.delegate = follower
        storage.beginEditing()
        storage.append(NSAttributedString(string: " of cards"))
        storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 4))
        #expect(follower.changes.isEmpty)
        storage.endEditing()
        #expect(storage.string == "deck of cards" && follower.changes.count == 1)
        #expect(follower.changes[0].delta == 9 && follower.changes[0].range == NSRange(location: 0, length: 13))
        storage.deleteCharacters(in: NSRange(location: 4, length: 9))
        #expect(storage.string == "deck" && follower.changes.last?.delta == -9)
    }

    @Test func aSubclassHasAStoreOfItsOwn() {
        let storage = Highlighter()
        storage.append(NSAttributedString(string: "a let b", attributes: [.kern: 1]))
        #expect(storage.string == "a let b")
        #expect(storage.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
        #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 1)
        #expect(storage.attributedSubstring(from: NSRange(location: 2, length: 3)).string == "let")
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        #expect(manager.usedRect(for: container).width > 10)
        #expect(storage.layoutManagers == [manager] && container.layoutManager === manager)
    }

    /// As editors do that colour what is typed.
    @Test func aTextViewShowsTheTextOfItsContainersStorage() {
        let (storage, manager) = (Highlighter(), NSLayoutManager())
        let container = NSTextContainer()
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        storage.append(NSAttributedString(string: "let"))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        #expect(view.text == "let" && view.textStorage === storage && view.layoutManager === manager)
        view.text = "a let"
        #expect(storage.string == "a let")
        #expect(view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
    }

    @Test func aTextViewsOwnStorageHasItsText() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "Tap here"
        #expect(view.textStorage.string == "Tap here")
        let rect = view.layoutManager.boundingRect(
            forGlyphRange: NSRange(location: 4, length: 4), in: view.textContainer)
        let place = CGPoint(x: rect.midX, y: rect.midY)
        #expect((4..<8).contains(view.layoutManager.glyphIndex(for: place, in: view.textContainer)))
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "Touch")
        #expect(view.text == "Touch here")
    }
}
