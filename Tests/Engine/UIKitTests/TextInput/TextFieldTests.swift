import Testing

@testable import UIKit

@MainActor
@Suite struct TextFieldTests {
    private final class Owner: UITextFieldDelegate {
        var heard: [String] = []
        var allows = true
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
        func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("began") }
        func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ended") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            heard.append("\(range.location),\(range.length),\(string)")
            return string != "!"
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            textField.resignFirstResponder()
            return true
        }
    }

    private let stage = Stage()
    private let field: UITextField
    private let owner = Owner()

    init() {
        let owner = owner
        field = stage.perform {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
            field.delegate = owner
            field.placeholder = "Name"
            field.borderStyle = .roundedRect
            return field
        }
        stage.add(field)
    }

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        stage.down(x, y)
        stage.up(x, y)
        stage.settle()
    }

    /// hackiftekhar/IQKeyboardManager colours its bar as the keyboard of the view that is typed into.
    @Test func whatIsTypedIntoTellsTheLooksOfItsKeyboard() {
        let stage = Stage(width: 100, height: 100)
        stage.perform {
            let (field, view) = (UITextField(), UITextView())
            field.keyboardAppearance = .dark
            #expect((field as any UITextInput).keyboardAppearance == .dark)
            #expect((view as any UITextInput).keyboardAppearance == .default)
        }
    }

    /// Fields that show their placeholder as a label of their own override what draws it.
    @Test func whatOverridesTheDrawingShowsAnotherPlaceholderOrNone() {
        final class Silent: UITextField {
            override func drawPlaceholder(in rect: CGRect) {}
        }
        final class Inset: UITextField {
            override func drawText(in rect: CGRect) { super.drawText(in: rect.offsetBy(dx: 10, dy: 0)) }
        }
        func texts(_ text: String, _ make: @MainActor () -> UITextField) -> [LayerDrawing.Text.Fragment] {
            let field = stage.perform(make)
            stage.perform {
                field.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
                (field.placeholder, field.text) = ("Name", text)
            }
            stage.add(field)
            stage.advance()
            for view in field.subviews { view.layer.displayIfNeeded() }
            return field.subviews.filter { !$0.isHidden }.compactMap(\.layer.drawing.text).flatMap(\.fragments)
        }
        #expect(texts("") { UITextField() }.count == 1)
        #expect(texts("") { Silent() }.isEmpty)
        let (plain, moved) = (texts("a") { UITextField() }, texts("a") { Inset() })
        #expect(moved.map(\.text.x) == plain.map { $0.text.x + 10 })
        #expect(plain.count == 1)
    }

    @Test func theMarkStandsWhereItsPlaceInTheTextIs() throws {
        stage.advance { field.text = "Anna" }
        let (start, end) = (field.caretRect(for: field.beginningOfDocument), field.caretRect(for: field.endOfDocument))
        let middle = field.caretRect(for: try #require(field.position(from: field.beginningOfDocument, offset: 2)))
        #expect(
            start.minX == 7 && start.minX < middle.minX && middle.minX < end.minX
                && end.height == field.font?.lineHeight)
        stage.advance { field.textAlignment = .right }
        #expect(field.caretRect(for: field.endOfDocument).minX == 193)
        #expect(field.caretRect(for: field.beginningOfDocument).minX < 193)
        stage.advance {
            field.text = ""
            field.textAlignment = .center
        }
        #expect(field.caretRect(for: field.endOfDocument).minX == 100)
    }

    /// Skyscanner/SkyFloatingLabelTextField: a field with views of its own, which it makes behind `init(coder:)`.
    @Test func whatAFileSaysOfAFieldIsNotSaidToItsSubclass() {
        final class Floating: UITextField {
            var heard = 0
            override var text: String? { didSet { heard += 1 } }
            override var placeholder: String? { didSet { heard += 1 } }
        }
        stage.perform {
            let field = Floating(frame: .zero)
            field.decode(text: "Anna", placeholder: "Name")
            #expect(field.heard == 0 && field.text == "Anna" && field.placeholder == "Name")
            field.text = "Eve"
            #expect(field.heard == 1)
        }
    }

    @Test func viewersTypeOnlyWhatDiffersAtTheEnd() {
        tap(100, 116)
        stage.perform { stage.window.type("Ada", isEntered: false) }
        stage.perform { stage.window.type("Adam", isEntered: false) }
        stage.perform { stage.window.type("Ad", isEntered: false) }
        #expect(field.text == "Ad")
        #expect(owner.heard == ["began", "0,0,Ada", "3,0,m", "3,1,", "2,1,"])
        stage.perform { stage.window.type("Ad", isEntered: true) }
        #expect(!field.isEditing)
        stage.perform { stage.window.type("Eve", isEntered: false) }
        #expect(field.text == "Ad")
    }

    @Test func aTapBeginsEditingAndTheReturnKeyEndsIt() {
        tap(100, 116)
        #expect(field.isFirstResponder)
        stage.perform { field.insertText("\n") }
        #expect(!field.isFirstResponder)
        #expect(owner.heard == ["began", "ended"])
    }

    @Test func typingIsAskedForAndHeard() {
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        stage.perform {
            field.insertText("Zoë")
            field.insertText("!")
            field.insertText("👍🏽")
            field.deleteBackward()
        }
        #expect(field.text == "Zoë")
        #expect(changes == 3)
        #expect(owner.heard == ["0,0,Zoë", "3,0,!", "3,0,👍🏽", "3,4,"])
    }

    @Test func oneFieldIsEditedAtATime() {
        let other = stage.perform { UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34)) }
        stage.add(other)
        tap(100, 116)
        tap(100, 216)
        #expect(other.isFirstResponder)
        #expect(!field.isFirstResponder)
        #expect(owner.heard == ["began", "ended"])
        #expect(stage.perform { stage.window.endEditing(true) })
        #expect(!other.isFirstResponder)
    }

    /// Viewers type into what they find by its label: Ramotion/reel-search has a placeholder with attributes, and none later.
    @Test func aFieldIsSpokenOfAlsoWithoutAText() {
        stage.perform {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            #expect(field.accessibility.label == "Text field")
            field.attributedPlaceholder = NSAttributedString(string: "Name")
            #expect(field.accessibility.label == "Name")
            field.text = "Ann"
            #expect(field.accessibility.label == "Ann")
        }
    }

    @Test func aDelegateRefuses() {
        owner.allows = false
        tap(100, 116)
        #expect(!field.isFirstResponder)
    }

    @Test func theClearButtonClears() {
        field.clearButtonMode = .always
        field.text = "Zoë"
        stage.settle()
        tap(203, 117)
        #expect(field.text == "")
        #expect(!field.isFirstResponder)
    }

    @Test func aSecretIsShownAsDots() {
        field.isSecureTextEntry = true
        field.text = "pass"
        stage.settle()
        let labels = field.subviews.compactMap { $0 as? UILabel }
        #expect(labels.contains { $0.text == "••••" })
        #expect(!labels.contains { $0.text == "pass" })
        #expect(field.text == "pass")
    }

    @Test func aFieldIsAsHighAsItsBorderNeeds() {
        #expect(field.intrinsicContentSize.height == 34)
        field.borderStyle = .none
        #expect(field.intrinsicContentSize.height == 21)
    }

    /// mohsinalimat/ContainerScrollViewController's fields have a border in the storyboard, and an image of their own since.
    @Test func aFieldWithoutItsBorderIsBare() {
        stage.perform {
            #expect(field.layer.cornerRadius == 5 && field.backgroundColor == .systemBackground)
            field.borderStyle = .none
            #expect(field.layer.cornerRadius == 0 && field.layer.borderWidth == 0)
            #expect(field.backgroundColor == nil)
            field.borderStyle = .line
            #expect(field.layer.borderWidth == 1)
        }
    }

    @Test func whatCodeGivesABorderStays() {
        stage.perform {
            field.layer.cornerRadius = 12
            field.layer.borderWidth = 2
            field.backgroundColor = .red
            field.text = "Ada"
            #expect(field.layer.cornerRadius == 12 && field.layer.borderWidth == 2)
            field.borderStyle = .none
            #expect(field.layer.cornerRadius == 12 && field.layer.borderWidth == 2 && field.backgroundColor == .red)
        }
    }

    @Test func whoObservesTheFieldHearsOfItsEditing() {
        let heard = Counter()
        let names = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { _ in
                MainActor.assumeIsolated { heard.names.append(name) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        stage.perform {
            field.becomeFirstResponder()
            field.insertText("a")
            field.insertText("!")
            field.resignFirstResponder()
        }
        // What the delegate refuses is no change.
        #expect(heard.names == names)
    }

    @MainActor
    private final class Counter { var names: [Notification.Name] = [] }

    @Test func aDelegateThatWantsToKnowTheReasonOfTheEndIsToldIt() {
        final class Reasons: UITextFieldDelegate {
            var heard: [UITextField.DidEndEditingReason] = []
            func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
                heard.append(reason)
            }
        }
        let reasons = Reasons()
        stage.perform {
            field.delegate = reasons
            field.becomeFirstResponder()
            field.resignFirstResponder()
        }
        #expect(reasons.heard == [.committed])
    }

    @Test func placesInTheTextAreCountedAndPartsAreReplaced() throws {
        try stage.perform {
            field.text = "kiwi"
            let end = field.endOfDocument
            #expect(field.offset(from: field.beginningOfDocument, to: end) == 4)
            #expect(field.selectedTextRange?.start.offset == 4 && field.selectedTextRange?.isEmpty == true)
            #expect(field.position(from: end, offset: 1) == nil)
            let two = try #require(field.position(from: end, offset: -2))
            let part = try #require(field.textRange(from: two, to: end))
            #expect(field.text(in: part) == "wi")
            field.replace(part, withText: "ng")
            #expect(field.text == "king")
        }
    }

    /// apasccon/SearchTextField has a label follow the text by it.
    @Test func partsOfTheTextHaveTheirPlaces() throws {
        field.text = "Ada L"
        stage.settle()
        let third = try #require(field.position(from: field.beginningOfDocument, offset: 3))
        let word = try #require(field.textRange(from: field.beginningOfDocument, to: third))
        let all = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
        let (first, whole) = (field.firstRect(for: word), field.firstRect(for: all))
        #expect(first.minX == whole.minX && first.width > 0 && first.width < whole.width)
        #expect(whole.maxX == field.caretRect(for: field.endOfDocument).minX)
        #expect(field.selectionRects(for: word).map(\.rect) == [first])
        let closest = try #require(field.closestPosition(to: CGPoint(x: first.maxX - 1, y: 500)))
        #expect(field.offset(from: field.beginningOfDocument, to: closest) == 3)
    }

    @Test func whatIsOnThePasteboardIsTyped() {
        stage.perform {
            UIPasteboard.general.string = "Ada"
            field.paste(nil)
        }
        #expect(field.text == "Ada" && owner.heard == ["0,0,Ada"])
    }

    /// apasccon/SearchTextField sets the view at its end whenever it is laid out.
    @Test func aFieldThatSetsUpItsSidesInItsLayoutComesToRest() {
        final class Search: UITextField {
            var layouts = 0
            let wheel = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                (rightView, leftView) = (wheel, nil)
                (rightViewMode, leftViewMode, clearButtonMode) = (.always, .never, .never)
            }
        }
        let search = stage.perform { Search(frame: CGRect(x: 0, y: 0, width: 200, height: 34)) }
        stage.add(search)
        stage.settle()
        let layouts = search.layouts
        stage.advance(steps: 20)
        #expect(layouts < 4 && search.layouts == layouts && search.wheel.superview === search)
    }

    /// Blackjacx/SHSearchBar's icons are in views that their constraints alone give a size.
    @Test func aViewBesideTheTextIsAsLargeAsItsConstraintsMakeIt() {
        let side = stage.perform {
            let side = UIView()
            let icon = UIView()
            icon.translatesAutoresizingMaskIntoConstraints = false
            side.addSubview(icon)
            NSLayoutConstraint.activate([
                icon.leadingAnchor.constraint(equalTo: side.leadingAnchor, constant: 8),
                icon.trailingAnchor.constraint(equalTo: side.trailingAnchor, constant: -8),
                icon.topAnchor.constraint(equalTo: side.topAnchor),
                icon.bottomAnchor.constraint(equalTo: side.bottomAnchor),
                icon.widthAnchor.constraint(equalToConstant: 20), icon.heightAnchor.constraint(equalToConstant: 20),
            ])
            field.leftView = side
            field.leftViewMode = .always
            return side
        }
        stage.settle()
        #expect(side.frame.size == CGSize(width: 36, height: 20) && side.frame.minX == 0)
        #expect(field.textRect(forBounds: field.bounds).minX >= 36)
        // A size of its own stays.
        stage.perform { field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 12)) }
        stage.settle()
        #expect(field.leftViewRect(forBounds: field.bounds).size == CGSize(width: 10, height: 12))
    }

    /// Skyscanner/SkyFloatingLabelTextField's fields add the place of an icon to both.
    @Test func theTextsOwnPlaceDoesNotMoveThatWhileItIsEdited() {
        final class IconField: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect {
                super.textRect(forBounds: bounds).offsetBy(dx: 20, dy: 0)
            }
            override func editingRect(forBounds bounds: CGRect) -> CGRect {
                super.editingRect(forBounds: bounds).offsetBy(dx: 20, dy: 6)
            }
        }
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
        let (plain, field) = stage.perform { (UITextField(frame: bounds), IconField(frame: bounds)) }
        let start = plain.textRect(forBounds: bounds).minX
        #expect(plain.editingRect(forBounds: bounds).minX == start)
        #expect(field.textRect(forBounds: bounds).minX == start + 20)
        #expect(field.editingRect(forBounds: bounds).minX == start + 20)
        #expect(field.placeholderRect(forBounds: bounds).minX == start + 20)
        #expect(field.caretRect(for: field.endOfDocument).midY == plain.caretRect(for: plain.endOfDocument).midY + 6)
    }
}
