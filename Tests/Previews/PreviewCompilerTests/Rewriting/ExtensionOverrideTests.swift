import Testing

@testable import PreviewCompiler

/// Methods that a project adds to UIKit's classes and overrides below them, as Stevia's and LayoutKit's sources do.
@Suite struct ExtensionOverrideTests {
    /// MailOnline/ImageViewer adds an open method to colours, whose class can't be inherited from here.
    @Test func whatIsAddedToFrameworksClassesIsPublicWhereItIsOpen() {
        #expect(
            rewritten("extension UIColor { open func dark() -> UIColor { self } }")
                == "extension UIColor { public func dark() -> UIColor { self } }")
        let own = "class Deck { open func deal() {} }"
        #expect(rewritten(own) == own)
    }

    private let base =
        "extension UIView { @objc open func fill(_ views: [UIView], by gap: CGFloat) -> UIView { self } }"

    @Test func aMethodAsksForTheOneThatOverridesItInAnExtension() {
        let texts = rewritten([
            "A.swift": base,
            "B.swift":
                "extension UITableViewCell { override func fill(_ views: [UIView], by gap: CGFloat) -> UIView { self } }",
        ])
        let text = texts["A.swift"] ?? ""
        #expect(text.contains("public func zoetropeBase_fill(_ views: [UIView], by gap: CGFloat) -> UIView { self }"))
        #expect(
            text.contains("if let own = self as? UITableViewCell { return own.zoetropeOverride_fill(views, by: gap) }"))
        #expect(text.contains("return zoetropeBase_fill(views, by: gap) }"))
        #expect(texts["B.swift"]?.contains("{ func zoetropeOverride_fill(") == true)
    }

    /// yoavlt/LiquidFloatingActionButton has a `center` of rectangles, and views that observe their own.
    @Test func aMemberOfAValueIsOverriddenByNoClass() {
        let texts = [
            "A.swift": "extension CGRect { var center: CGPoint { CGPoint(x: midX, y: midY) } }",
            "B.swift": "class Circle: UIView { override var center: CGPoint { didSet { setNeedsLayout() } } }",
        ]
        let rewritten = rewritten(texts)
        for (name, text) in texts { #expect(rewritten[name]?.contains(text) == true) }
    }

    @Test func anOverrideInAClassCallsTheFirstOneBySuper() {
        let texts = rewritten([
            "A.swift": base,
            "B.swift": """
            class Card: UIView {
                override func fill(_ views: [UIView], by gap: CGFloat) -> UIView { super.fill(views, by: gap + 1) }
            }
            class Pot: Card {
                override func fill(_ views: [UIView], by gap: CGFloat) -> UIView { super.fill(views, by: gap) }
            }
            """,
        ])
        #expect(texts["A.swift"]?.contains("self as? Card {") == true)
        #expect(texts["A.swift"]?.contains("self as? Pot {") == false)
        #expect(texts["B.swift"]?.contains("    func zoetropeOverride_fill") == true)
        #expect(texts["B.swift"]?.contains("{ super.zoetropeBase_fill(views, by: gap + 1) }") == true)
        #expect(
            texts["B.swift"]?.contains(
                "override func zoetropeOverride_fill(_ views: [UIView], by gap: CGFloat) -> UIView { super.zoetropeOverride_fill(views, by: gap) }"
            )
                == true)
    }

    @Test func whatAClassOfTheProjectDeclaresIsOverriddenAsEver() {
        let text = rewritten([
            "A.swift": "extension UIView { func fill() {} }",
            "B.swift": "class Card { func fill() {} }; class Pot: Card { override func fill() { super.fill() } }",
        ])["B.swift"]
        #expect(text?.contains("class Pot: Card { override func fill() { super.fill() } }") == true)
    }

    /// As jonkykong/SideMenu's controllers do.
    @Test func aPropertyAsksForTheOneThatOverridesIt() {
        let texts = rewritten([
            "A.swift": "extension UIViewController { @objc var isShut: Bool { parent == nil } }",
            "B.swift": "class Menu: UIViewController {}; extension Menu { override var isShut: Bool { super.isShut } }",
        ])
        #expect(
            texts["A.swift"] == "extension UIViewController { var zoetropeBase_isShut: Bool { parent == nil }; "
                + "var isShut: Bool { get { if let own = self as? Menu { return own.zoetropeOverride_isShut }; "
                + "return zoetropeBase_isShut } } }")
        #expect(
            texts["B.swift"]
                == "class Menu: UIViewController {}; extension Menu { var zoetropeOverride_isShut: Bool { super.zoetropeBase_isShut } }"
        )
    }

    @Test func aPropertyThatIsSetIsSetThere() {
        let texts = rewritten([
            "A.swift": "extension UIView { var gap: CGFloat { get { 0 } set { use(newValue) } } }",
            "B.swift": "class Card: UIView { override var gap: CGFloat { get { 1 } set {} } }",
        ])
        #expect(
            texts["A.swift"]?.contains(
                "set { if let own = self as? Card { own.zoetropeOverride_gap = newValue; return }; "
                    + "zoetropeBase_gap = newValue } }") == true)
    }

    /// As LayoutKit's reloadable views declare it.
    @Test func parametersMayTakeSeveralLines() {
        let text = rewritten([
            "A.swift": """
            extension UITableView {
                func perform(
                    updates: [Int],  // Many.
                    completion: (() -> Void)?
                ) {}
            }
            """,
            "B.swift":
                "class Rows: UITableView { override func perform(updates: [Int], completion: (() -> Void)?) {} }",
        ])["A.swift"]
        #expect(text?.contains("( updates: [Int], completion: (() -> Void)? )") == true)
    }

    @Test func methodsOfOtherTypesOfArgumentsAreOthers() {
        let text = rewritten([
            "A.swift": base,
            "B.swift":
                "extension UILabel { override func fill(_ views: [UILabel], by gap: CGFloat) -> UIView { self } }",
        ])["A.swift"]
        #expect(text?.contains("zoetropeBase_") == false)
    }

    /// As CollectionKit's and LayoutKit's sources write them.
    @Test func theMetatypeMayBeOfAGenericParameterOrAnAlias() {
        let text =
            rewritten([
                "A.swift": """
                typealias View = UIView
                class Pool<Button: UIButton> {
                    let viewClass: View.Type = UIView.self
                    func view<T: UIView>(type: T.Type) -> T { keep(type.init()) }
                    func view() -> View { viewClass.init() }
                    func button() -> Button { Button(type: .system) }
                }
                """
            ])["A.swift"] ?? ""
        #expect(text.contains("{ keep(zoetropeMake(type)) }"))
        #expect(text.contains("{ zoetropeMake(viewClass) }"))
        #expect(text.contains("{ zoetropeMake(Button.self, type: .system) }"))
    }

    /// Meggapixxel/SwipeTabBarController loads views by such a protocol, mocarz/weather-ios-uikit controllers.
    @Test func aProtocolsOwnTypeMayBeAFrameworksClass() {
        func made(_ inherited: String) -> String {
            rewritten(["A.swift": "protocol A\(inherited) {}\nextension A { static func make() -> Self { Self() } }"]
            )[
                "A.swift"] ?? ""
        }
        #expect(made(": UIView").contains("{ zoetropeMake(Self.self) }"))
        #expect(made(" where Self: UIViewController").contains("{ zoetropeMake(Self.self) }"))
        #expect(!made(": AnyObject").contains("zoetropeMake"))
    }

    @Test func theMetatypeMayBeTheResultOfACast() {
        let source = """
            class Page: UIView { required init() {} }
            let made = (NSClassFromString("Demo.Deck") as! UIViewController.Type).init()
            let page = (NSClassFromString("Demo.Page") as! Page.Type).init()
            """
        let text = rewritten(source)
        #expect(text.contains("let made = zoetropeMake((NSClassFromString(\"Demo.Deck\") as! UIViewController.Type))"))
        #expect(text.contains("as! Page.Type).init()"))
    }

    /// As kazuhiro4949/PagingKit keeps the classes of its menu's cells.
    @Test func theMetatypeMayBeOfAClassOfTheProjectThatRequiresNoInitialiser() {
        let source = """
            class Tab: UIView { required init?(coder: NSCoder) { nil } }
            class Page: UIView { required init() {} }
            enum Kind { case own(Tab.Type), page(type: Page.Type) }
            func make(_ kind: Kind, _ tab: Tab.Type, _ page: Page.Type) -> [UIView] {
                switch kind {
                case .own(let known)?: return [known.init(), tab.init()]
                case .page(let other): return [other.init(), page.init()]
                }
            }
            """
        let text = rewritten(source)
        #expect(text.contains("return [zoetropeMake(known), zoetropeMake(tab)]"))
        #expect(text.contains("return [other.init(), page.init()]"))
    }

    @Test func aMetatypesInitialiserIsCalledByAFunction() {
        let source = """
            class Box<Content: UIView> {
                let kind: UIViewController.Type
                func make() -> UIView { Content(frame: .zero) }
                func controller() -> UIViewController { kind.init() }
                func cell(_ type: UITableViewCell.Type) -> UIView { type.init(style: .default, reuseIdentifier: "a") }
            }
            """
        #expect(
            rewritten("extension Factory where Self: UIView { static func make() -> Self { Self(frame: .zero) } }")
                .contains("{ zoetropeMake(Self.self, frame: .zero) }"))
        let text = rewritten(source)
        #expect(text.contains("{ zoetropeMake(Content.self, frame: .zero) }"))
        #expect(text.contains("{ zoetropeMake(kind) }"))
        #expect(text.contains("{ zoetropeMake(type, style: .default, reuseIdentifier: \"a\") }"))
    }

    @Test(arguments: [
        "class Box<Item: Equatable & Sendable> { func make() -> Item { Item() } }",
        "class Box<Content: Card> { func make() -> Card { Content(frame: .zero) } }; class Card: UIView {}",
        "class Card: UIView { func copy() -> UIView { UIView.init(frame: .zero) } }",
        "class Card: UIView { convenience init() { self.init(frame: .zero) } }",
    ])
    func ordinaryInitialisersStay(source: String) {
        #expect(rewritten(source) == source)
    }

    @Test func aFileWithoutImportsSeesUIKit() {
        let index = ProjectIndex([SourceFile(path: "A.swift", in: "/code", text: Array("class A: UIView {}".utf8))])
        let text = String(decoding: RewrittenSources(index).files[0].text, as: UTF8.self)
        #expect(text == "import UIKit\n#sourceLocation(file: \"/code/A.swift\", line: 1)\nclass A: UIView {}")
    }
}
