import Testing

@testable import PreviewCompiler

@Suite struct RuleTests {
    @Test(arguments: [
        ("@objc func tap() {}", "func tap() {}"),
        ("@objc(ABDeck) @objcMembers class Deck {}", "class Deck {}"),
        ("@available(*, unavailable)\nfunc old() {}", "\nfunc old() {}"),
        ("class A { @IBInspectable dynamic var gap = 8 }", "class A { var gap = 8 }"),
        (
            "@MainActor @discardableResult func go() -> Int { 1 }",
            "@MainActor @discardableResult func go() -> Int { 1 }"
        ),
    ])
    func attributesOfObjectiveCGo(source: String, expected: String) {
        #expect(rewritten(source) == expected)
    }

    @Test(arguments: [
        ("#selector(tap)", "Selector(Deck.tap)"),
        ("#selector(tap(_:))", "Selector(Deck.tap(_:))"),
        ("#selector(self.tap(_:))", "Selector(Deck.tap(_:))"),
        ("#selector(Other.tap)", "Selector(Other.tap)"),
        ("#selector(Deck.Card.tap(_:))", "Selector(Deck.Card.tap(_:))"),
        ("#selector(helper.tap)", "Selector(Helper.tap)"),
        ("#selector(tap(_:) as (Deck) -> (Int) -> Void)", "Selector(Deck.tap(_:))"),
    ])
    func aSelectorHoldsTheMethodOfTheTypeAroundIt(selector: String, expected: String) {
        let source = "class Deck { let helper = Helper(); lazy var action = { \(selector) }() }"
        #expect(rewritten(source).contains("{ \(expected) }()"))
    }

    @Test func aSelectorInANestedTypeNamesThatType() {
        #expect(
            rewritten("class A { class B { let s = #selector(go) } }")
                == "class A { class B { let s = Selector(A.B.go) } }")
    }

    @Test func aSelectorOfSomethingUnknownIsReportedWithItsPlace() throws {
        let note = try #require(notes("class A {\n    func f() { add(#selector(thing.tap)) }\n}").first)
        #expect(note.severity == .error)
        #expect((note.line, note.column) == (2, 20))
        #expect(note.message.contains("the type of 'thing.tap' is needed"))
    }

    @Test(arguments: [
        ("#keyPath(CALayer.position)", "\"position\""), ("#keyPath(UIView.layer.opacity)", "\"layer.opacity\""),
        ("#keyPath(title)", "\"title\""),
    ])
    func aKeyPathIsItsString(source: String, expected: String) {
        #expect(rewritten("let a = \(source)") == "let a = \(expected)")
    }

    @Test func conditionsAreAnsweredAsForAPhonesSimulatorAndKeepTheirLines() {
        let source = """
            #if os(macOS)
            let a = 1
            #elseif os(iOS) && canImport(UIKit)
            @objc let a = 2
            #endif
            #if DEBUG && !ZOETROPE
            #endif
            """
        #expect(
            rewritten(source) == """
                #if false
                let a = 1
                #elseif true
                let a = 2
                #endif
                #if false
                #endif
                """)
    }

    @Test(arguments: [
        ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"), ("import class UIKit.UIView", "import UIKit"),
        ("@testable import DeckKit", "@testable import DeckKit"), ("import AVFoundation", "import UIKit"),
        ("import Foundation", "import Foundation"),
    ])
    func modulesThatAreNotThereBecomeUIKit(source: String, expected: String) {
        #expect(rewritten(source) == (source.contains("DeckKit") ? "import UIKit" : expected))
    }

    @Test func aProtocolOfObjectiveCStaysOneOfClasses() {
        #expect(rewritten("@objc protocol P {}") == "protocol P: AnyObject {}")
        #expect(rewritten("@objc protocol P: Q {}") == "protocol P: AnyObject, Q {}")
        #expect(rewritten("@objc protocol P: AnyObject {}") == "protocol P: AnyObject {}")
    }

    @Test func aFrameworksOptionalMethodIsCalledWithoutAMark() {
        #expect(
            rewritten("func f() { delegate?.scrollViewDidScroll?(view) }")
                == "func f() { delegate?.scrollViewDidScroll(view) }")
        #expect(
            rewritten("let n = source.numberOfSections?(in: view) ?? 1")
                == "let n = Optional(source.numberOfSections(in: view)) ?? 1")
        // A closure in a property may be nil.
        #expect(rewritten("func f() { onTap?(1) }") == "func f() { onTap?(1) }")
    }

    @Test func aFrameworksMethodIsAlwaysRespondedTo() {
        #expect(rewritten("let a = d.responds(to: #selector(D.tap))") == "let a = true")
        #expect(
            rewritten("let a = d?.responds(to: #selector(D.tap)) ?? false")
                == "let a = d.map { _ in true } ?? false")
    }

    @Test func outletsHoldPlainObjectsAndSaySo() {
        let source = "class A { @IBOutlet weak var label: UILabel!\n @IBOutlet var views: [UIView]! }"
        #expect(
            rewritten(source) == "class A { var label: UILabel! = UILabel()\n var views: [UIView]! = [] }")
        #expect(notes(source).count == 2)
    }

    @Test func anOutletOfACollectionViewHasTheLayoutThatIsNamedAndNotMade() {
        func layout(_ code: String) -> String? {
            let source = """
                class L: UICollectionViewLayout {}
                class M: UICollectionViewLayout {}
                class V: UIViewController { @IBOutlet var list: UICollectionView!; \(code) }
                """
            return rewritten(source).firstMatch(of: /collectionViewLayout: (\w+)\(\)/).map { String($0.1) }
        }
        #expect(layout("var l: L? { list.collectionViewLayout as? L }") == "L")
        #expect(layout("func set() { list.collectionViewLayout = L() }") == "UICollectionViewFlowLayout")
        #expect(layout("func f(l: L, m: M) {}") == "UICollectionViewFlowLayout")
        #expect(layout("func f(l: L) { _ = M() }") == "L")
    }

    @Test func anOutletOfALayoutIsThatOfTheCollectionView() {
        let layout = "class L: UICollectionViewFlowLayout {}\n"
        func outlet(_ source: String) -> Bool {
            rewritten(layout + source).contains(
                "var flow: L! { get { list.collectionViewLayout as? L }"
                    + " set { if let newValue { list.collectionViewLayout = newValue } } }")
        }
        #expect(
            outlet(
                "class V: UIViewController { @IBOutlet weak var flow: L!; @IBOutlet weak var list: UICollectionView! }"
            ))
        #expect(!outlet("class V: UIViewController { @IBOutlet weak var flow: L! }"))
        #expect(
            rewritten(layout + "class V: UICollectionViewController { @IBOutlet var flow: L! }").contains(
                "{ get { collectionView.collectionViewLayout as? L }"))
    }

    @Test func outletsOfOtherKindsAreMadeAsTheyCanBe() {
        #expect(
            rewritten("class G: UICollectionView {}\nclass V: UIViewController { @IBOutlet var list: G! }").contains(
                "var list: G! = G(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"))
        // The controller has the view by an outlet, too: each would make the other.
        #expect(
            rewritten("class V: UIViewController {}\nclass A: UIView { @IBOutlet weak var owner: V! }").contains(
                "weak var owner: V! }"))
    }

    @Test(arguments: [
        ("c.dequeueReusableCell(withReuseIdentifier: \"a\", for: p) as! Card", true),
        ("c.dequeueReusableCell(withReuseIdentifier: id, for: p) as? Card", true),
        ("c.dequeueReusableCell(withReuseIdentifier: \"a\", for: p)", false),
        ("c.dequeueReusableCell(withReuseIdentifier: \"a\", for: p) as! Other", false),
        ("c.dequeueReusableCell(withIdentifier: \"a\", for: p) as! Card", false),
    ])
    func aCellThatNobodyRegistersIsOfTheClassItIsCastTo(call: String, isMarked: Bool) {
        let classes = "class Card: UICollectionViewCell {}\nclass Other: UIView {}\n"
        let name = call.contains("\"a\"") ? "\"a\"" : "id"
        let marked = call.replacing("c.deq", with: "c.zoetropePrototype(Card.self, \(name)).deq")
        #expect(rewritten(classes + "let a = \(call)") == classes + "let a = " + (isMarked ? marked : call))
        for registered in ["c.register(Card.self, \"a\")", "c.register(UINib(nibName: \"Card\", bundle: nil), \"a\")"] {
            let source = classes + "func f() { \(registered) }\nlet a = \(call)"
            #expect(rewritten(source) == source)
        }
    }

    @Test func aSupplementaryViewThatNobodyRegistersIsOfTheClassItIsCastTo() {
        let source = "class Head: UICollectionReusableView {}\nlet a = c.dequeueReusableSupplementaryView("
        let arguments = "ofKind: k, withReuseIdentifier: \"h\", for: p) as! Head"
        #expect(
            rewritten(source + arguments)
                == source.replacing("c.deq", with: "c.zoetropePrototype(Head.self, k, \"h\").deq") + arguments)
    }

    @Test func aClassesOwnWayToDequeueStaysIts() {
        let classes = "class Card: UICollectionViewCell {}\n"
        let own = """
            class List: UICollectionView {
                override func dequeueReusableCell(withReuseIdentifier id: String, for p: IndexPath) -> UICollectionViewCell {
                    super.dequeueReusableCell(withReuseIdentifier: id, for: p) as! Card
                }
                func dequeueReusableCell(withReuseIdentifier id: Kind, for p: IndexPath) -> UICollectionViewCell { Card() }
            }
            """
        let call = "let a = c.dequeueReusableCell(withReuseIdentifier: .card, for: p) as! Card"
        let inherited = "super.dequeueReusableCell(withReuseIdentifier: id, for: p)"
        #expect(
            rewritten("\(classes)\(own)\n\(call)")
                == "\(classes)\(own)\n\(call)".replacing(
                    inherited, with: "(zoetropePrototype(Card.self, id), \(inherited)).1"))
        #expect(
            rewritten(classes + call)
                == classes + call.replacing("c.deq", with: "c.zoetropePrototype(Card.self, .card).deq"))
    }

    @Test func aCellOfInterfaceBuilderCanBeDequeued() {
        let cell = "class Cell: UICollectionViewCell {\n    required init?(coder: NSCoder) { nil }\n}"
        #expect(rewritten(cell).contains("override init(frame: CGRect) { super.init(frame: frame) }"))
        let both = cell.replacing("{ nil }", with: "{ nil }\n    override init(frame: CGRect) {}")
        #expect(rewritten(both) == both)
        let none = "class Cell: UICollectionViewCell {}"
        #expect(rewritten(none) == none)
    }

    @Test func absInAnExtensionOfCGFloatIsSwifts() {
        #expect(
            rewritten("extension CGFloat { var size: CGFloat { abs(self) } }")
                == "extension CGFloat { var size: CGFloat { Swift.abs(self) } }")
        #expect(rewritten("let a = abs(1)") == "let a = abs(1)")
    }

    @Test func theNameOfAModuleThatIsCompiledAlongGoes() {
        #expect(
            rewritten("import DeckKit\nlet a: DeckKit.Deck = DeckKit.Deck()") == "import UIKit\nlet a: Deck = Deck()")
        #expect(rewritten("let a = UIKit.UIView()") == "let a = UIKit.UIView()")
    }

    @Test func anImageLiteralIsFoundByItsName() {
        #expect(
            rewritten("let a = #imageLiteral(resourceName: \"card\")") == "let a = UIImage(named: \"card\")!")
    }

    @Test func swiftUIsViewsAreTakenOutAndNamed() {
        let source = "import SwiftUI\nstruct Deck: View {\n    var body: some View { Text(\"\") }\n}\nclass A {}"
        #expect(rewritten(source) == "import UIKit\n\n\n\nclass A {}")
        #expect(notes(source).map(\.line) == [2])
    }
}
