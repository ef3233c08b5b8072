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

    @Test func ofAnUnknownNameItIsSaidOnceThatThereIsNothing() {
        InterfaceLibrary.current = InterfaceLibrary()
        let (said, old) = (Said(), EngineMessages.report)
        EngineMessages.report = { said.texts.append($0) }
        defer { EngineMessages.report = old }
        for _ in 0..<2 {
            #expect(UIScreen.main.value(forKey: "_displayCornerRadius") == nil)
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
