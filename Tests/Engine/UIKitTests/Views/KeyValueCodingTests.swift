import QuartzCore
import Testing

@testable import UIKit

/// Values that code reads and sets by their names.
@MainActor
@Suite(.serialized) struct KeyValueCodingTests {
    private final class Dial: UIView {
        var level = 3
        var limit: Int?
        lazy var marks = [1, 2]
    }

    @Test func viewsTellTheirOwnValuesAndTheirGeometry() {
        let dial = Dial(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        _ = dial.marks
        #expect(dial.value(forKey: "level") as? Int == 3 && dial.value(forKey: "limit") == nil)
        #expect(dial.value(forKey: "marks") as? [Int] == [1, 2])
        #expect(dial.value(forKey: "frame") as? CGRect == dial.frame)
    }

    /// Menus are placed below a bar's item by a value that is no part of its interface.
    @Test func aBarsItemTellsItsView() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let (item, own) = (UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil), UIView())
        bar.items = [UINavigationItem(title: "Cards")]
        bar.topItem?.rightBarButtonItem = item
        bar.layoutIfNeeded()
        #expect((item.value(forKey: "view") as? UIView)?.isDescendant(of: bar) == true)
        #expect(UIBarButtonItem(customView: own).value(forKey: "view") as? UIView === own)
    }

    @Test func aScreenTellsTheRadiusOfItsCorners() {
        // By the name that kylebshr/ScreenCorners reads, as yihui-hu/YUI does.
        let radius = UIScreen(size: CGSize(width: 390, height: 844)).value(forKey: "_displayCornerRadius") as? CGFloat
        #expect(radius == 47.33)
        #expect(UIScreen(size: CGSize(width: 375, height: 667)).value(forKey: "_displayCornerRadius") as? CGFloat == 0)
    }

    @Test func aPathLeadsFromOneObjectToTheNext() {
        let bar = UISearchBar()
        bar.text = "cards"
        #expect(bar.value(forKeyPath: "searchField.text") as? String == "cards")
        bar.setValue("more", forKeyPath: "searchField.text")
        #expect(bar.text == "more")
    }

    @Test func whatIsKnownIsSet() {
        let label = UILabel()
        label.setValue(0.5, forKey: "alpha")
        label.setValue(UIColor.red, forKey: "textColor")
        label.setValue("a", forKey: "text")
        #expect(label.alpha == 0.5 && label.textColor == .red && label.text == "a")
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.setValue(NSAttributedString(string: "Title"), forKey: "attributedTitle")
        #expect(alert.title == "Title")
    }

    /// ortuman/SwiftForms' rows name what their cells' fields and labels are to be, with numbers for cases.
    @Test func whatTextsAndControlsAreSetToIsSet() {
        let (field, label, text) = (UITextField(), UILabel(), UITextView())
        field.setValue("Name", forKey: "placeholder")
        field.setValue(NSTextAlignment.right.rawValue as AnyObject, forKey: "textAlignment")
        field.setValue(true, forKey: "secureTextEntry")
        #expect(field.placeholder == "Name" && field.textAlignment == .right && field.isSecureTextEntry)
        label.setValue(UIFont.boldSystemFont(ofSize: 9), forKey: "font")
        label.setValue(NSNumber(value: 3), forKey: "numberOfLines")
        #expect(label.font == .boldSystemFont(ofSize: 9) && label.numberOfLines == 3)
        text.setValue("More", forKey: "text")
        text.setValue(UIColor.red, forKey: "textColor")
        text.setValue(false, forKey: "editable")
        #expect(text.text == "More" && text.textColor == .red && !text.isEditable)
        let slider = UISlider()
        slider.setValue(5, forKey: "maximumValue")
        slider.setValue(NSNumber(value: 2.5), forKey: "value")
        #expect(
            slider.value(forKey: "value") as? Float == 2.5 && field.value(forKey: "placeholder") as? String == "Name")
    }

    @Test func aFieldsPlaceholderIsColouredByTheNameOfItsLabel() {
        let field = UITextField()
        field.placeholder = "Name"
        field.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
        let shown = field.attributedPlaceholder
        #expect(shown?.string == "Name")
        #expect(shown?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    }

    @Test func ofAnUnknownNameItIsSaidOnceThatThereIsNothing() {
        InterfaceLibrary.current = InterfaceLibrary()
        let (said, old) = (Said(), EngineMessages.report)
        EngineMessages.report = { said.texts.append($0) }
        defer { EngineMessages.report = old }
        for _ in 0..<2 {
            #expect(UIScreen.main.value(forKey: "_undeclared") == nil)
            UIView().setValue(1, forKey: "nothing")
        }
        #expect(said.texts.count == 2)
    }

    private final class Said {
        var texts: [String] = []
    }

    @Test func theApplicationIsFoundByTheNameThatExtensionsLookFor() {
        #expect(UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication === UIApplication.shared)
        #expect(UIApplication.value(forKey: "other") == nil)
    }
}
