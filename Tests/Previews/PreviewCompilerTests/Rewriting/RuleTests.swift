import Testing

@testable import PreviewCompiler

@Suite struct RuleTests {
    @Test(arguments: [
        ("@objc func tap() {}", "func tap() {}"),
        ("@objc(ABDeck) @objcMembers class Deck {}", "class Deck {}"),
        ("@available(*, unavailable)\nfunc old() {}", "\nfunc old() {}"),
        ("class A { @IBInspectable dynamic var gap = 8 }", "class A { var gap = 8 }"),
        // Savva-Shuliatev/DynamicBottomSheet's function asserts, which is a function of the module here.
        ("@inlinable public func go() { assert(true) }", "public func go() { assert(true) }"),
        ("@usableFromInline let gap = 8", "let gap = 8"),
        ("@_transparent public func go() {}", "public func go() {}"),
        // apple/swift-collections' deques, which say it of types that others don't see.
        ("@frozen @usableFromInline struct A {}", "struct A {}"),
        ("open class A { open let gap = 8 }", "open class A { public let gap = 8 }"),
        ("class A: B { @NSManaged var gap: CGFloat }", "class A: B { var gap: CGFloat = 0 }"),
        ("class A: B { @NSManaged public var b: UIColor? }", "class A: B { public var b: UIColor? }"),
        (
            "class A: CALayer { @NSManaged var gap: CGFloat }",
            "class A: CALayer { var gap: CGFloat = 0 { didSet { if Self.needsDisplay(forKey: \"gap\") "
                + "{ setNeedsDisplay() } } } }"
        ),
        (
            "@MainActor @discardableResult func go() -> Int { 1 }",
            "@MainActor @discardableResult func go() -> Int { 1 }"
        ),
    ])
    func attributesOfObjectiveCGo(source: String, expected: String) {
        #expect(rewritten(source) == expected)
    }

    /// jobiegamao/My-Netflix-IOS-Mobile-Clone-App's controller has `tabs` since before UIKit's has.
    @Test func aPropertyThatUIKitsClassHasNowToKeepsWhatItMeans() {
        let own = "{ lazy var tabs: [A] = make(); func f() { g(tabs, tabs: self.tabs.count); controller.tabs = [] } }"
        let expected =
            "{ lazy var tab0: [A] = make(); func f() { g(tab0, tabs: self.tab0.count); controller.tabs = [] } }"
        #expect(rewritten("class Tabs: UITabBarController \(own)") == "class Tabs: UITabBarController \(expected)")
        #expect(rewritten("class Tabs: UIViewController \(own)").contains("lazy var tabs"))
        let override = "class Tabs: UITabBarController { override var tabs: [UITab] { get { [] } set {} } }"
        #expect(rewritten(override) == override)
    }

    /// Dongdong0529/Swift-CollectionView is of a beta of Swift 3.
    @Test func whatAllShareIsAPropertyAlsoWhereItIsCalled() {
        #expect(
            rewritten("let a = UIScreen.main().bounds, b = UIColor.red()")
                == "let a = UIScreen.main.bounds, b = UIColor.red")
        let other = "let a = deck.main(), b = UIColor.red(1), c = UIScreen.main { }"
        #expect(rewritten(other) == other)
    }

    /// gltwy/LTScrollView: a protocol that is for buttons alone, and a function that a property holds.
    @Test func anObjectOfAClassThatAProtocolIsForIsMadeByAFunction() {
        for heir in ["protocol Item where Self: UIButton {}", "protocol Item: UIView {}"] {
            let made = rewritten("\(heir)\nclass A { var kind: Item.Type?; func f() { kind!.init(frame: a) } }")
            #expect(made.contains("(zoetropeMake(kind!, frame: a) as! any Item)"))
        }
        let other =
            "protocol Item: NSObjectProtocol { init() }; class A { var kind: Item.Type?; func f() { kind!.init() } }"
        #expect(rewritten(other) == other)
    }

    /// mindz-eye/MYTableViewIndex makes items of a class that another one may stand in for.
    @Test func aVariableThatIsGivenAClassHoldsIt() {
        let use = "func f() { var kind = Item.self; kind = g() as! Item.Type; h { kind.init() } }"
        #expect(rewritten("class Item: UIView {}\n" + use).contains("h { zoetropeMake(kind) }"))
        let own = "struct Item {}\n" + use
        #expect(rewritten(own) == own)
    }

    @Test func aPropertyThatBeginsAsAFrameworksMethodsIsCalledIfItHoldsOne() {
        let source = "class A { var scrollViewHandler: ((Bool) -> Void)?; func f() { scrollViewHandler?(true) } }"
        #expect(rewritten(source) == source)
        #expect(rewritten("func f() { a.scrollViewDidEnd?(true) }") == "func f() { a.scrollViewDidEnd(true) }")
        let alias = "typealias Turn = (Int) -> Void; "
        let named = alias + "class A { var scrollViewTurn: Turn?; func f() { scrollViewTurn?(1) } }"
        #expect(rewritten(named) == named)
    }

    /// As gjeck/StickySplitCollectionViewFlowLayout.swift asks beside controllers that have a collection view.
    @Test func aPropertyOfAFrameworksMethodsNameLeavesThatMethodOptional() {
        let owner = "class A { var collectionView: UICollectionView!; func f() { "
        let arguments = "(b, layout: c, referenceSizeForHeaderInSection: 0)"
        #expect(
            rewritten(owner + "let d = e.collectionView?\(arguments) ?? .zero } }")
                == owner + "let d = Optional(e.collectionView\(arguments)) ?? .zero } }")
        #expect(
            rewritten(owner + "d = e?.collectionView?(b, viewForSupplementaryElementOfKind: c, at: d) } }")
                == owner + "d = e?.collectionView(b, viewForSupplementaryElementOfKind: c, at: d) } }")
    }

    /// mindz-eye/MYTableViewIndex has its items and countries in sections by their texts.
    @Test(arguments: [
        ("NSObject.description", #""\(object)""#), ("getter: Person.name", "(object as? Person).flatMap { $0.name }"),
        ("Person.name", "(object as? Person).flatMap { $0.name }"),
        ("Person.title", "(object as? Person).flatMap { $0.title() }"),
    ])
    func theTextThatObjectsAreSortedByIsAFunctionOfThem(selector: String, text: String) {
        let person = "class Person { var name = 0; func title() {} }\n"
        let call = "let a = all.section(for: b, collationStringSelector: "
        #expect(
            rewritten("\(person)\(call)#selector(\(selector)))")
                == "\(person)\(call){ (object: Any) -> String? in \(text) })")
    }

    /// hackiftekhar/IQKeyboardManager's bar sets the looks of its class once, of which an object is made for that.
    @Test func whatIsDoneOnceMayAskForItself() {
        let flag = "private static var zoetropeDone_once = false; "
        #expect(
            rewritten("class A { private static var once: Void = setUp() }")
                == "class A { \(flag)private static var once: Void { if !zoetropeDone_once { zoetropeDone_once = true; _ = setUp() } } }"
        )
        #expect(
            rewritten("class A { static let once: () = { b = 1 }() }")
                == "class A { \(flag)static var once: () { if !zoetropeDone_once { zoetropeDone_once = true; _ = { b = 1 }() } } }"
        )
        for other in ["static let a: Int = 1", "static var a: Void { b() }", "var a: Void = b()"] {
            #expect(rewritten("class A { \(other) }") == "class A { \(other) }")
        }
    }

    @Test(arguments: [
        ("#selector(tap)", #"Selector(Deck.tap).named("tap")"#),
        ("#selector(tap(_:))", #"Selector(Deck.tap(_:)).named("tap")"#),
        ("#selector(self.tap(_:))", #"Selector(Deck.tap(_:)).named("tap")"#),
        ("#selector(Other.tap)", #"Selector(Other.tap).named("tap")"#),
        ("#selector(Deck.Card.tap(_:))", #"Selector(Deck.Card.tap(_:)).named("tap")"#),
        ("#selector(helper.tap)", #"Selector(Helper.tap).named("tap")"#),
        // xmartlabs/Eureka's cells are generic classes with such names.
        ("#selector(_Deck.tap(_:))", #"Selector(_Deck.tap(_:)).named("tap")"#),
        ("#selector(self?.tap(_:))", #"Selector(Deck.tap(_:)).named("tap")"#),
        ("#selector(helper?.tap)", #"Selector(Helper.tap).named("tap")"#),
        ("#selector(self!.tap)", #"Selector(Deck.tap).named("tap")"#),
        // rehatkathuria/SnappingSlider
        ("#selector(type(of: self).tap(_:))", #"Selector(Deck.tap(_:)).named("tap")"#),
        ("#selector(type(of: helper).tap)", #"Selector(Helper.tap).named("tap")"#),
        ("#selector(tap(_:) as (Deck) -> (Int) -> Void)", #"Selector(Deck.tap(_:)).named("tap")"#),
    ])
    func aSelectorHoldsTheMethodOfTheTypeAroundIt(selector: String, expected: String) {
        let source = "class Deck { let helper = Helper(); lazy var action = { \(selector) }() }"
        #expect(rewritten(source).contains("{ \(expected) }()"))
    }

    /// candostdagdeviren/CDAlertView: a button for each of an alert's actions calls that one's method.
    @Test(arguments: [
        "func f() { for it in items { use(#selector(it.tap)) } }",
        "func f() { for it in self.others { use(#selector(it.tap)) } }",
        "func f(it: Item?) { use(#selector(it?.tap)) }", "func f(of it: Item) { if ok { use(#selector(it.tap)) } }",
        "func f() { let it = Item(); use(#selector(it.tap)) }",
        "func f() { var it: Item! = make(); use(#selector(it.tap)) }",
        // leoru/SwiftLoader
        "static let it = Item(); func f() { let one = Deck.it; use(#selector(one.tap)) }",
        "class var it: Item { make() }; func f() { let one = Deck.it; use(#selector(one.tap)) }",
        // chanon-apimaha/BNImagePageView
        "func f(any: Any) { if ok, let it = any as? Item { use(#selector(it.tap)) } }",
        "func f(any: Any) { guard let it = any as? Item else { return }; use(#selector(it.tap)) }",
        "func f(any: Any) { let it = any as! Item; use(#selector(it.tap)) }",
    ])
    func aSelectorHoldsTheMethodOfALocalValue(function: String) {
        let text = rewritten("class Deck { let items: [Item] = []; var others = [Item](); \(function) }")
        #expect(text.contains(#"use(Selector(Item.tap).named("tap"))"#))
    }

    /// kmcgill88/McPicker-iOS: a bar button item's class has functions that make items.
    @Test func aClassFunctionMakesAnObjectOfItsOwnClass() {
        #expect(
            rewritten(
                "class Bar: UIBarButtonItem { class func gap() -> Bar { let a = self.init(item: .gap); return a } }")
                == "class Bar: UIBarButtonItem { class func gap() -> Bar { let a = Bar.init(item: .gap); return a } }")
        #expect(
            rewritten("class Bar: UIView { static func make() -> Self { return self.init(gap: 1) } }")
                == "class Bar: UIView { static func make() -> Self { return (Bar.init(gap: 1) as! Self) } }")
        #expect(
            rewritten("class Bar: UIView {}; extension Bar { static func make() -> Self? { Self.init(gap: 1) } }")
                .hasSuffix("static func make() -> Self? { (Bar.init(gap: 1) as! Self) } }"))
        // poolqf/FillableLoaders has loaders of several classes made by what they inherit.
        #expect(
            rewritten(
                "class Bar: UIView { static func make() -> Self { let a = self.init(); return a } }; class Low: Bar {}"
            )
            .hasPrefix("class Bar: UIView { static func make() -> Self { let a = zoetropeMake(self); return a } }"))
        #expect(
            rewritten("class Bar: UIView { class func make() -> Bar { Self.init(frame: a) } }; class Low: Bar {}")
                .hasPrefix("class Bar: UIView { class func make() -> Bar { zoetropeMake(Self.self, frame: a) } }"))
    }

    @Test(arguments: [
        "class Bar: UIView { class func f() -> Bar { self.init(gap: 1) } }; class Low: Bar {}",
        "class Bar: UIView { required init(gap: Int) {}; class func f() -> Bar { self.init(gap: 1) } }",
        "class Bar: UIView { convenience init(gap: Int) { self.init(frame: .zero) } }",
        "struct Bar { static func f() -> Bar { self.init(gap: 1) } }",
        "class Bar { class func f() -> Bar { self.init(gap: 1) } }",
    ])
    func whatCallsItsInitialiserAsItIsStays(source: String) {
        #expect(rewritten(source) == source)
    }

    @Test func aSelectorInANestedTypeNamesThatType() {
        #expect(
            rewritten("class A { class B { let s = #selector(go) } }")
                == #"class A { class B { let s = Selector(A.B.go).named("go") } }"#)
    }

    @Test func aSelectorOfSomethingUnknownIsReportedWithItsPlace() throws {
        let note = try #require(notes("class A {\n    func f() { add(#selector(thing.tap)) }\n}").first)
        #expect(note.severity == .error)
        #expect((note.line, note.column) == (2, 20))
        #expect(note.message.contains("the type of 'thing.tap' is needed"))
    }

    @Test(arguments: [
        (
            "func f(_ c: some Clock<Duration> = .continuous) {}",
            "func f(_ c: some Clock<Duration> = ContinuousClock()) {}"
        ),
        ("let c: any Clock<Duration> = .suspending", "let c: any Clock<Duration> = SuspendingClock()"),
        ("Task.sleep(for: x, clock: .continuous)", "Task.sleep(for: x, clock: ContinuousClock())"),
        ("section.orthogonalScrollingBehavior = .continuous", "section.orthogonalScrollingBehavior = .continuous"),
        // azurechen/ACTableView: a form's date was that of the machine.
        ("let date = NSDate() as Date", "let date = NSDate(timeIntervalSinceNow: 0) as Date"),
        ("let date = NSDate(timeIntervalSince1970: 0)", "let date = NSDate(timeIntervalSince1970: 0)"),
    ])
    func clocksAreTheStages(source: String, expected: String) {
        #expect(rewritten(source) == expected)
    }

    /// malcommac/SwiftRichString: Foundation has the parser on Apple's systems.
    @Test func whatParsesXMLIsImported() {
        #expect(
            rewritten("import Foundation\nlet a = XMLParser(data: b)")
                == "import Foundation; import FoundationXML\nlet a = XMLParser(data: b)")
        #expect(rewritten("import Foundation\nlet a = b") == "import Foundation\nlet a = b")
    }

    /// layoutBox/PinLayout calls methods by their implementations, which Swift can't without Objective-C.
    @Test func functionsOfObjectsAreSwifts() {
        #expect(
            rewritten("typealias F = @convention(c) (AnyObject, Selector) -> Void")
                == "typealias F = (AnyObject, Selector) -> Void")
        #expect(
            rewritten("let a: @convention(c) (Int) -> Void = b") == "let a: @convention(c) (Int) -> Void = b")
    }

    @Test func frameworksWithPlacesHandOnWhatTheyAreMadeOf() {
        #expect(
            rewritten("import WeatherKit\nlet a = CLLocation()")
                == "import UIKit; import CoreLocation\nlet a = CLLocation()")
        #expect(rewritten("import WeatherKit\nlet a = b()") == "import UIKit\nlet a = b()")
        #expect(rewritten("import MapKit\nlet a = CLLocation()") == "import MapKit\nlet a = CLLocation()")
        #expect(rewritten("import _MapKit_SwiftUI") == "import MapKit")
        #expect(rewritten("import CoreLocation\nlet a = CLLocation()") == "import CoreLocation\nlet a = CLLocation()")
    }

    /// Apple's UIKit hands it on, and parts of it are imported.
    @Test func whatUsesCoreImageImportsIt() {
        #expect(
            rewritten("import UIKit\nlet a = CIFilter(name: b)")
                == "import UIKit; import CoreImage\nlet a = CIFilter(name: b)"
        )
        #expect(
            rewritten("import UIKit\nlet a = kCIInputImageKey")
                == "import UIKit; import CoreImage\nlet a = kCIInputImageKey")
        #expect(rewritten("import UIKit\nlet a = CIColor.red") == "import UIKit\nlet a = CIColor.red")
        #expect(rewritten("import Vision\nlet a = CIImage()") == "import UIKit; import CoreImage\nlet a = CIImage()")
        #expect(
            rewritten("import CoreImage.CIFilterBuiltins\nlet a = CIFilter.bloom()")
                == "import CoreImage\nlet a = CIFilter.bloom()")
        #expect(
            rewritten("import CoreImage\nimport UIKit\nlet a = CIImage()")
                == "import CoreImage\nimport UIKit\nlet a = CIImage()")
    }

    @Test func theNameOfAnObjectsClassIsSwifts() {
        #expect(
            rewritten("let a = type(of: view).description() + type(of: b).name")
                == "let a = String(describing: type(of: view)) + type(of: b).name")
        #expect(
            rewritten("let a = Card.description() + b.description()")
                == "let a = String(describing: Card.self) + b.description()")
        // As badoo/Chatto's cells name themselves.
        #expect(rewritten("let a = Card.self.description()") == "let a = String(describing: Card.self)")
        let own = "enum Card { static func description() -> String { \"\" } }; let a = Card.description()"
        #expect(rewritten(own) == own)
    }

    /// devxoul/URLNavigator makes the navigation controller of a class that it is given.
    @Test func aMetatypeHasOtherNames() {
        let wrap = "func f(wrap: UINavigationController.Type?) { "
        #expect(
            rewritten(wrap + "if let kind = wrap { g(kind.init(rootViewController: a)) } }")
                == wrap + "if let kind = wrap { g(zoetropeMake(kind, rootViewController: a)) } }")
        #expect(
            rewritten(wrap + "if let kind = other { g(kind.init(rootViewController: a)) } }")
                == wrap + "if let kind = other { g(kind.init(rootViewController: a)) } }")
    }

    /// muukii/StackScrollView gives its collection view a layout in an initialiser for a frame, by which UIKit's `init()` makes it.
    @Test func aCollectionViewIsMadeByItsInitialiserForAFrame() {
        let own = "public convenience init(frame: CGRect) { self.init(frame: frame, collectionViewLayout: a) }"
        #expect(
            rewritten("public class Deck: UICollectionView { \(own) }").contains(
                "public convenience init() { self.init(frame: .zero) }"))
        let plain = "class Deck: UICollectionView { \(own); convenience init() { self.init(frame: .zero) } }"
        #expect(rewritten(plain) == plain)
        let view = "class Deck: UIView { \(own) }"
        #expect(rewritten(view) == view)
    }

    @Test func publishersThatAreSharedTellTheirSubscribersInOrder() {
        let source = "import Combine\nfunc f() { let a = values.share().map(g) }"
        #expect(rewritten(source).contains("values.sharedInOrder().map(g)"))
        #expect(rewritten(source + "\nclass Sheet { func share() {} }").contains("values.share().map(g)"))
    }

    @Test(arguments: [
        ("guard let kind = NSClassFromString(a) as? UIViewController.Type else { return }", true),
        ("let kind = NSClassFromString(a) as! UIView.Type", true), ("if let kind = a as? Deck.Type {}", false),
    ])
    func anObjectOfAClassThatACastTellsIsMadeByAFunction(declaration: String, isFramework: Bool) {
        let made = rewritten("class Deck { required init() {} }\nfunc f() { \(declaration)\nlet b = kind.init() }")
        #expect(made.contains(isFramework ? "let b = zoetropeMake(kind)" : "let b = kind.init()"))
    }

    @Test(arguments: [
        ("UITableViewCell", "init(deck: Int) {}", "required convenience init(dequeuedAs reuseIdentifier: String)"),
        ("UITableViewCell", "", "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)"),
        ("UITableViewHeaderFooterView", "init(deck: Int) {}", "has no init(reuseIdentifier:)"),
        ("UITableViewHeaderFooterView", "convenience init(a: Int) {}", "override init(reuseIdentifier: String?)"),
        ("UICollectionViewCell", "", "override init(frame: CGRect)"),
    ])
    func aReusableViewHasTheInitialiserThatItIsDequeuedWith(root: String, initializer: String, expected: String) {
        let source = "class A: \(root) { \(initializer)\nrequired init?(coder: NSCoder) { nil }\n}"
        #expect(rewritten(source).contains(expected))
    }

    /// fxm90/GradientLoadingBar asks what device it runs on.
    @Test(arguments: [
        ("let a = ProcessInfo().environment", "let a = ProcessInfo.processInfo.environment"),
        ("let a = ProcessInfo.processInfo.environment", "let a = ProcessInfo.processInfo.environment"),
        ("struct ProcessInfo {}; let a = ProcessInfo()", "struct ProcessInfo {}; let a = ProcessInfo()"),
    ])
    func anObjectThatOnlyAppleLetsBeMadeIsTheSharedOne(source: String, expected: String) {
        #expect(rewritten(source) == expected)
    }

    /// salah-mohammed/TextFieldKit sets the style of its fields so, which their outlets take; 3lvis/FormTextField the widths of
    /// theirs.
    @Test(arguments: [
        ("Field.appearance().style = a", "zoetropeAppearance(\\Field.style, of: Field.self, onProxy: false, is: a)"),
        ("Field.appearance().gap = 2 + b", "zoetropeAppearance(\\Field.gap, of: Field.self, onProxy: true, is: 2 + b)"),
        (
            "Field.appearance(whenContainedInInstancesOf: [A.self]).gap=2",
            "zoetropeAppearance(\\Field.gap, of: Field.self, in: [A.self], onProxy: true, is:2)"
        ),
        ("Wide.appearance().style = a", "zoetropeAppearance(\\Wide.style, of: Wide.self, onProxy: false, is: a)"),
        ("Field.appearance().textColor = a", nil), ("Wide.appearance().textColor = a", nil),
        ("UITextField.appearance().gap = a", nil),
        ("let a = Field.appearance().gap", nil),
    ])
    func theLooksOfOnesOwnAreKeptForViewsInWindows(statement: String, expected: String?) {
        let types = """
            class Base: UITextField { var gap: CGFloat = 1 }
            class Field: Base { var style = 1 { didSet { go() } } }
            class Wide: Field { override var style: Int { didSet {} }; override var textColor: UIColor? { didSet {} } }

            """
        let text = rewritten("\(types)func f() { \(statement) }")
        #expect(text.contains("func f() { \(expected ?? statement) }"))
    }

    /// devxoul/Toaster asks such a view for its appearance.
    @Test(arguments: [
        ("UIView", "public init() { super.init(frame: .zero) }", "public override convenience init(frame: CGRect)"),
        ("UIViewController", "init() { super.init(nibName: nil, bundle: nil) }", "convenience init(nibName: String?,"),
        ("Base", "init() { super.init(frame: .zero) }", "convenience init(frame: CGRect)"),
        // T-Pham/UITextField-Navigation sets the looks of a toolbar of its own.
        ("UIToolbar", "init() { super.init(frame: .zero) }", "convenience init(frame: CGRect)"),
        ("UITextView", "init() { super.init(frame: .zero, textContainer: nil) }", "textContainer: NSTextContainer?)"),
        ("UIView", "convenience init() { self.init(frame: .zero) }", nil), ("UIView", "init?() { nil }", nil),
        ("UIView", "init() throws { super.init(frame: .zero) }", nil), ("UIView", "", nil),
        (
            "UIView", "init() { super.init(frame: .zero) }\noverride init(frame: CGRect) { super.init(frame: frame) }",
            nil
        ),
        ("Bare", "override init() { super.init() }", nil), ("UITableViewCell", "init() {}", nil),
    ])
    func anInitOfItsOwnIsTheOneThatObjectiveCMakesAnObjectBy(root: String, own: String, expected: String?) {
        let others = "class Base: UIView { func deal() {} }\nclass Bare: UIView { init(deck: Int) {} }\n"
        let result = rewritten(others + "public class A: \(root) {\n\(own)\n}")
        #expect(result.contains("{ self.init()") == (expected != nil))
        if let expected { #expect(result.contains(expected)) }
    }

    /// HandyJSON, as apps have it in their Pods, declares a function of Swift 4's runtime.
    @Test(arguments: [("swift_getFieldAt", true), ("swift_retain", false), ("malloc", false)])
    func aFunctionOfASymbolThatNoLibraryHasGetsABody(symbol: String, isGiven: Bool) {
        let result = rewritten("@_silgen_name(\"\(symbol)\")\nfunc f(_ index: Int) -> Int\nlet a = 1")
        #expect(result.contains("-> Int { fatalError(\"no library here has '\(symbol)'\") }\n") == isGiven)
    }

    /// mrbodich/WavePageControl has heirs of such a view.
    @Test(arguments: [
        ("@available(*, unavailable) required init?(coder c: NSCoder) { nil }", "init(deck: Int) {}", true),
        ("@available(*, unavailable, message: \"no\") required init?(coder c: NSCoder) { nil }", "init() {}", true),
        ("required init?(coder c: NSCoder) { nil }", "init(deck: Int) {}", false),
        ("@available(*, unavailable) required init?(coder c: NSCoder) { nil }", "convenience init(a: Int) {}", false),
        ("@available(iOS 11, *) required init?(coder c: NSCoder) { nil }", "init() {}", false),
    ])
    func anHeirOfAViewWithoutACoderHasAnInitializerForIt(parent: String, own: String, isGiven: Bool) {
        let result = rewritten("class A: UIView {\n\(parent)\n}\nclass B: A {}\npublic class C: B {\n\(own)\n}")
        let given = "public required init?(coder c: NSCoder) { fatalError(\"C has no init(coder:)\") }"
        #expect(result.contains(given) == isGiven)
        #expect(!result.contains("B has no"))
    }

    @Test(arguments: [
        ("Nuke.loadImage(with: url, into: view)", "()"),
        ("loader?.loadImage(\n    with: url\n) { _ in }", "()\n\n"),
        ("loadImage(with: url, into: view)", "()"),
        ("view.loadImage.url = nil", "()"),
        ("cell.view.sd_setImage(with: url)", "cell.view.sd_setImage(with: url)"),
        ("view.af.setImage(withURL: url)", "view.af.setImage(withURL: url)"),
        ("show(view.loadImage)", "show(view.loadImage)"),
        ("let task = loadImage(with: url, into: view)", "let task = loadImage(with: url, into: view)"),
    ])
    func whatLoadsImagesFromANetworkIsLeftOut(statement: String, expected: String) {
        let imports = "import Nuke\nimport SDWebImage\n"
        let result = rewritten(imports + "func f() {\n\(statement)\n}")
        #expect(result.contains("func f() {\n\(expected)\n}"))
        #expect(notes(imports + "func f() {\n\(statement)\n}").map(\.line) == (expected.hasPrefix("()") ? [4] : []))
        // Without the library, or with one in the project, it is somebody else's.
        #expect(rewritten("func f() {\n\(statement)\n}").contains(statement))
        let own = "extension UIImageView { var loadImage: Int { 0 } }\n"
        #expect(rewritten(imports + own + "func f() {\n\(statement)\n}").contains(statement))
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

    /// KyoheiG3/PagingView keeps the classes and nibs of its cells in one dictionary.
    @Test(arguments: [
        ("kinds[name] = kind", "kinds[name] = kind as AnyObject"),
        ("self.kinds[name] = Card.self", "self.kinds[name] = Card.self as AnyObject"),
        ("kinds[name] = nib", "kinds[name] = nib"), ("others[name] = kind", "others[name] = kind"),
    ])
    func aClassIsPutAsAnObjectIntoADictionaryOfObjects(statement: String, expected: String) {
        let text = rewritten(
            """
            class Deck {
                var kinds: [String: AnyObject] = [:]
                var others: [String: Card.Type] = [:]
                func register<Kind: Card>(_ kind: Kind.Type, nib: UINib?, name: String) { \(statement) }
            }
            """)
        #expect(text.contains("{ \(expected) }"))
    }

    /// RxSwiftCommunity/RxGesture's gestures are in a file that is there where Objective-C is.
    @Test func whatNeedsObjectiveCIsCompiledUnlessThereIsAnotherWay() {
        let source = "#if canImport(ObjectiveC)\nlet a = 1\n#endif"
        #expect(rewritten(source).hasPrefix("#if true\n"))
        #expect(rewritten(source.replacing("#endif", with: "#else\n#endif")).hasPrefix("#if false\n"))
    }

    @Test(arguments: [
        ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"), ("import class UIKit.UIView", "import UIKit"),
        ("@testable import DeckKit", "@testable import DeckKit"), ("import AVFoundation", "import UIKit"),
        ("import Foundation", "import Foundation"), ("import Combine", "import Combine"),
        ("import SwiftUI", "import SwiftUI"), ("import SwiftUICore", "import SwiftUI"),
        (
            "import SwiftUI\nclass Model: ObservableObject {}",
            "import SwiftUI; import Combine\nclass Model: ObservableObject {}"
        ),
        ("import SwiftUI\n@Observable class Model {}", "import SwiftUI\n@Observable class Model {}"),
        (
            "import Foundation\n@Observable class Model {}",
            "import Foundation; import Observation\n@Observable class Model {}"
        ),
        // Apple's Foundation hands Combine on, as nemecek-filip/CompositionalDiffablePlayground's services take it.
        (
            "import Foundation\nclass Model { @Published var a = 1 }",
            "import Foundation; import Combine\nclass Model { @Published var a = 1 }"
        ),
        // chavalk/uber-swiftui-tutorial's managers import what they ask alone.
        (
            "import CoreLocation\nclass Model { @Published var a = 1 }",
            "import CoreLocation; import Combine\nclass Model { @Published var a = 1 }"
        ),
        (
            "import FirebaseFirestore\nclass Model: ObservableObject {}",
            "import Firebase; import Combine\nclass Model: ObservableObject {}"
        ),
    ])
    func modulesThatAreNotThereBecomeUIKit(source: String, expected: String) {
        #expect(rewritten(source) == (source.contains("DeckKit") ? "import UIKit" : expected))
    }

    @Test func aProtocolOfObjectiveCStaysOneOfClasses() {
        #expect(rewritten("@objc protocol P {}") == "protocol P: AnyObject {}")
        #expect(rewritten("@objc protocol P: Q {}") == "protocol P: AnyObject, Q {}")
        #expect(rewritten("@objc protocol P: AnyObject {}") == "protocol P: AnyObject {}")
    }

    /// As gringoireDM/LNZCollectionLayouts declares its delegate.
    @Test func aProtocolsPropertyIsNotWeak() {
        #expect(
            rewritten("protocol P: AnyObject {\n    weak var q: Q? { get set }\n}")
                == "protocol P: AnyObject {\n     var q: Q? { get set }\n}")
        #expect(rewritten("class C { weak var q: Q? }") == "class C { weak var q: Q? }")
    }

    /// As rosberry/CollectionViewTools makes the views of its cells.
    @Test func whatAClosureOfAGenericTypeReturnsIsMadeByAFunction() {
        func body(_ text: String) -> String { "class Factory<Content: UIView> { \(text) }" }
        #expect(
            rewritten(body("var make: ((Int) -> Content)? = { _ in .init() }"))
                == body("var make: ((Int) -> Content)? = { _ in zoetropeMake(Content.self) }"))
        #expect(
            rewritten(body("func make() -> Content { return .init() }"))
                == body("func make() -> Content { return zoetropeMake(Content.self) }"))
        #expect(rewritten(body("func make() -> Deck { .init() }")) == body("func make() -> Deck { .init() }"))
    }

    @Test func whatAsksForAKeychainIsCast() {
        #expect(
            rewritten("let a = [kSecClass: b, kSecReturnData: true] as CFDictionary")
                == "let a = [kSecClass: b, kSecReturnData: true] as [String: Any]")
        #expect(rewritten("let a = [kCTFont: b] as CFDictionary") == "let a = [kCTFont: b]")
        #expect(rewritten("f(query as CFDictionary, nil)") == "f(query, nil)")
        // As shishir2sr/Login-Page-UI-with-Animation-iOS-UIKit reads what was found.
        #expect(rewritten("let a = b as? [CFString: Any]") == "let a = b as? [String: Any]")
        #expect(rewritten("let a: [CFString : Any]? = nil") == "let a: [String : Any]? = nil")
    }

    /// As zgjff/JJCarouselView makes the cells of its containers, in files of their own.
    @Test func aGenericTypesParameterIsSeenWithinItsExtensions() {
        func source(_ base: String, _ made: String) -> String {
            "class Deck<Cell: \(base)> {}\nextension Deck { class Full { func f() { \(made) } } }"
        }
        #expect(
            rewritten(source("UIView", "Cell(frame: .zero)"))
                == source("UIView", "zoetropeMake(Cell.self, frame: .zero)"))
        #expect(rewritten(source("Card", "Cell(frame: .zero)")) == source("Card", "Cell(frame: .zero)"))
    }

    /// As vijith-vijayan/UICollectionView-CompositionalLayout stores what it has loaded.
    @Test func whatCoreDataKeepsIsMadeOfAGenericTypeByAFunction() {
        let store = "class Store<Entity: NSManagedObject> { func make() { "
        let core = "import CoreData\n" + store
        #expect(rewritten(core + "Entity(context: a) } }") == core + "zoetropeMake(Entity.self, context: a) } }")
        #expect(rewritten(core + "Note(context: a) } }") == core + "Note(context: a) } }")
        #expect(rewritten(store + "Entity(context: a) } }") == store + "Entity(context: a) } }")
    }

    /// As zhxnlai/ZLSwipeableViewSwift's menu opens its demonstrations.
    @Test func anEntryOfAListOfClassesIsMadeByAFunction() {
        let deck = "class Deck: UIViewController {}\n"
        let list = deck + "let demos = [(\"Deck\", Deck.self)]\n"
        #expect(
            rewritten(list + "let (_, type) = demos[0]\nlet deck = type.init()")
                == list + "let (_, type) = demos[0]\nlet deck = zoetropeMake(type)")
        #expect(rewritten(list + "let deck = demos[0].1.init()") == list + "let deck = zoetropeMake(demos[0].1)")
        let plain = deck + "let demos = [Deck.self]\n"
        #expect(rewritten(plain + "let deck = demos[0].init()") == plain + "let deck = zoetropeMake(demos[0])")
        let other = deck + "let numbers = [Int.self]\nlet number = numbers[0].init()"
        #expect(rewritten(other) == other)
    }

    @Test func aFrameworksOptionalMethodIsCalledWithoutAMark() {
        #expect(
            rewritten("func f() { delegate?.scrollViewDidScroll?(view) }")
                == "func f() { delegate?.scrollViewDidScroll(view) }")
        #expect(
            rewritten("let n = source.numberOfSections?(in: view) ?? 1")
                == "let n = Optional(source.numberOfSections(in: view)) ?? 1")
        #expect(
            rewritten("let s = (d as! Flow).collectionView!(view, layout: self, insetForSectionAt: 1)")
                == "let s = (d as! Flow).collectionView(view, layout: self, insetForSectionAt: 1)")
        #expect(
            rewritten("func f() { delegate?.tabBar?(self, didSelect: item) }")
                == "func f() { delegate?.tabBar(self, didSelect: item) }")
        // A closure in a property may be nil.
        #expect(rewritten("func f() { delegate?.tabBar?(1) }") == "func f() { delegate?.tabBar?(1) }")
        #expect(rewritten("func f() { onTap?(1) }") == "func f() { onTap?(1) }")
    }

    /// ponymuch/CustomControllerTransition-Swift asks a transition's delegate what it is.
    @Test func theKindOfAnObjectIsAskedInSwift() {
        #expect(rewritten("let a = d.isKind(of: Flow.self)") == "let a = (d is Flow)")
        #expect(
            rewritten("if self.d?.isKind(of: Deck.Flow.self) == true {}")
                == "if Optional(self.d is Deck.Flow) == true {}")
        #expect(rewritten("let a = b?.d.isKind(of: Flow.self) ?? false") == "let a = Optional(b?.d is Flow) ?? false")
        #expect(rewritten("let a = !d.isKind(of: kind)") == "let a = !d.isKind(of: kind)")
        #expect(rewritten("let a = d.isKind(of: type.self)") == "let a = d.isKind(of: type.self)")
    }

    @Test func aFrameworksMethodIsAlwaysRespondedTo() {
        #expect(rewritten("let a = d.responds(to: #selector(D.tap))") == "let a = true")
        #expect(
            rewritten("let a = d?.responds(to: #selector(D.tap)) ?? false")
                == "let a = d.map { _ in true } ?? false")
        // Whose method it is need not be known.
        let selector = "#selector((d as! Flow).size(_:))"
        #expect(rewritten("let a = d.responds(to: \(selector))") == "let a = true")
        #expect(notes("let a = d.responds(to: \(selector))").isEmpty)
    }

    /// ruixingchen/RXCPageView asks whether its pages have sizes of their own, which they had not.
    @Test func ofDelegatesMethodsThereIsWhatAClassImplements() {
        let selector = "#selector(UICollectionViewDelegateFlowLayout.collectionView(_:layout:sizeForItemAt:))"
        let method = #""collectionView(_:layout:sizeForItemAt:)""#
        #expect(rewritten("let a = d.responds(to: \(selector))") == "let a = zoetropeAnswers(d, \(method))")
        #expect(
            rewritten("let a = d?.responds(to: \(selector)) ?? false")
                == "let a = d.map { zoetropeAnswers($0, \(method)) } ?? false")
        #expect(rewritten("let a = super.responds(to: \(selector))") == "let a = true")
        #expect(rewritten("let a = d.responds(to: #selector(UITableViewDelegate.nothing(_:)))") == "let a = true")
    }

    @Test func aSelectorThatRunningCodeHasMadeIsLookedUp() {
        #expect(rewritten("let a = d.responds(to: load)") == "let a = zoetropeResponds(d, to: load)")
        #expect(
            rewritten("let a = d?.responds(to: Selector(name)) ?? false")
                == "let a = d.map { zoetropeResponds($0, to: Selector(name)) } ?? false")
        #expect(rewritten("let a = super.responds(to: load)") == "let a = true")
        #expect(rewritten("let a = responds(to: load)") == "let a = zoetropeResponds(self, to: load)")
        #expect(rewritten("let a = responds(to: #selector(D.tap))") == "let a = true")
    }

    @Test func theViewOfATextsCharactersIsTheText() {
        #expect(rewritten("let n = a.b?.characters.count ?? 0") == "let n = a.b?.count ?? 0")
        #expect(rewritten("let c = AttributedString(s).characters") == "let c = AttributedString(s).characters")
        // platadani/RickAndMorty-iOS
        let tuple = "func f() -> (characters: [Int], next: Int?) { ([], nil) }; let n = f().characters"
        #expect(rewritten(tuple) == tuple)
        #expect(rewritten("struct S { var characters = 1 }; let n = S().characters").contains("S().characters"))
    }

    @Test func aClosureWithoutParametersHasNoneThatNobodyNames() {
        let queue = "import Dispatch\nfunc f(q: Queue) { q.asyncAfter(deadline: t) { "
        #expect(rewritten(queue + "_ in show() } }").hasSuffix("q.asyncAfter(deadline: t) {  show() } }"))
        #expect(rewritten(queue + "[weak self] in show() } }").hasSuffix("{ [weak self] in show() } }"))
        #expect(rewritten("import Dispatch\nlet a = b.map { _ in 1 }").hasSuffix("b.map { _ in 1 }"))
        // As marty-suzuki/SAHistoryNavigationViewController goes back.
        #expect(
            rewritten("let a = { a.dismiss(animated: true) { _ in show() } }")
                == "let a = { a.dismiss(animated: true) {  show() } }")
        #expect(
            rewritten("let a = { present(b, animated: true, completion: { _ in show() }) }")
                == "let a = { present(b, animated: true, completion: {  show() }) }")
        #expect(rewritten("let a = { b.dismiss(by: c) { _ in show() } }").contains("{ _ in show() }"))
    }

    /// MillmanY/MMTabBarAnimation sorts the buttons of its bar so.
    @Test(arguments: [
        ("a.sorted(by: { $0.0.x < $0.1.x })", "a.sorted(by: { $0.x < $1.x })"),
        ("a.max { $0.0 < $0.1 }", "a.max { $0 < $1 }"),
        ("a.reduce(0) { $0.0 + $0.1 }", "a.reduce(0) { $0 + $1 }"),
        ("a.sorted(by: { $0.0 < $1.0 })", "a.sorted(by: { $0.0 < $1.0 })"),
        ("a.map { $0.0 + $0.1 }", "a.map { $0.0 + $0.1 }"),
        ("a.sorted(by: { b, c in b.0 < c.0 })", "a.sorted(by: { b, c in b.0 < c.0 })"),
        ("a.sorted { $0.0 < f($0.1) { $0 } }", "a.sorted { $0.0 < f($0.1) { $0 } }"),
    ])
    func aClosureOfTwoParametersMayNameThemAsOne(source: String, expected: String) {
        #expect(rewritten("let b = " + source) == "let b = " + expected)
    }

    /// marty-suzuki/SAInboxViewController's title has such attributes.
    @Test func theAttributesOfTextsHaveKeysOfTheirOwn() {
        let font = "let f = [NSFontAttributeName: g] as [String: Any]"
        #expect(rewritten(font) == "let f = [NSAttributedString.Key.font: g] as [NSAttributedString.Key: Any]")
        let declared = """
            ; var titleAttributes: [String : AnyObject]?; func draw(_ attrs: [String: Any]) {}; var other: [String: Any]
            func linkAttributes() -> [String: AnyObject]! { nil }
            """
        let text = rewritten(font + declared)
        #expect(text.contains("var titleAttributes: [NSAttributedString.Key: Any]?"))
        #expect(text.contains("draw(_ attrs: [NSAttributedString.Key: Any])") && text.contains("other: [String: Any]"))
        #expect(text.contains("linkAttributes() -> [NSAttributedString.Key: Any]!"))
        #expect(rewritten("var attributes: [String: Any] = [:]") == "var attributes: [String: Any] = [:]")
    }

    /// analogcode/Swift-Radio-Pro's services are `shared`, too, and made themselves again and again.
    @Test func aTypeWithTheNameOfItsMissingModuleKeepsIt() {
        let source = "import Player\nclass Radio { static let shared = Radio(); let player = Player.shared }"
        #expect(rewritten(source).contains("let player = Player.shared"))
        #expect(rewritten("import Player\nlet volume = 1\nlet a = Player.volume").hasSuffix("= ZoetropeModule.volume"))
        #expect(rewritten("import Player\nclass Deck {}\nlet a = Player.Deck()").hasSuffix("let a = Deck()"))
    }

    /// keshavvishwkarma/KVRootBaseSideMenu-Swift: of a class an initialiser that calls another one is a convenience.
    @Test(arguments: [
        (
            "class A: B { required public init(i: Int!) { self.init() } }",
            "class A: B { required public convenience init(i: Int!) { self.init() } }"
        ),
        (
            "class A: B { convenience init(i: Int) { self.init() } }",
            "class A: B { convenience init(i: Int) { self.init() } }"
        ),
        ("class A: B { init(i: Int) { super.init() } }", "class A: B { init(i: Int) { super.init() } }"),
        ("struct A { init(i: Int) { self.init() } }", "struct A { init(i: Int) { self.init() } }"),
    ])
    func anInitialiserThatCallsAnotherOfItsClassIsAConvenience(source: String, expected: String) {
        #expect(rewritten(source) == expected)
    }

    /// justinvallely/SwiftPhotoGallery: a flow layout asks any delegate that has its methods for Objective-C.
    @Test func aDelegateWithAFlowLayoutsMethodsForObjectiveCIsOneOfFlowLayouts() {
        let method =
            "func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt i: IndexPath) -> CGSize"
        let added = ", UICollectionViewDelegateFlowLayout"
        func gains(_ source: String) -> Bool { rewritten(source).contains(added) }
        #expect(
            rewritten("class A: V, UICollectionViewDelegate { @objc \(method) { .zero } }")
                == "class A: V, UICollectionViewDelegate\(added) { \(method) { .zero } }")
        #expect(
            gains("class A: V {}\nextension A: UICollectionViewDelegate {}\nextension A { @objc \(method) { .zero } }"))
        // Without a name for Objective-C the layout does not find it.
        #expect(!gains("class A: V, UICollectionViewDelegate { \(method) { .zero } }"))
        #expect(!gains("class A: V { @objc \(method) { .zero } }"))
    }

    /// xmartlabs/XLPagerTabStrip: a method's name in Objective-C is that of Swift 2, by which a flow layout finds it.
    @Test func aDelegatesMethodOfSwift2sNameForObjectiveCIsFound() {
        let method =
            "func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAtIndexPath i: IndexPath) -> CGSize"
        let added =
            "func collectionView(_ value0: UICollectionView, layout value1: UICollectionViewLayout, "
            + "sizeForItemAt value2: IndexPath) -> CGSize "
            + "{ collectionView(value0, layout: value1, sizeForItemAtIndexPath: value2) }"
        let text = rewritten("open class A: V, UICollectionViewDelegate {\n@objc open \(method) { .zero }\n}")
        #expect(text.contains("UICollectionViewDelegate, UICollectionViewDelegateFlowLayout {"))
        #expect(text.contains("public \(added)"))
        let other = rewritten("class A: V, UICollectionViewDelegateFlowLayout {\n@objc \(method) { .zero }\n}")
        #expect(other.contains(added) && !other.contains("public"))
        #expect(!rewritten("class A: V, UICollectionViewDelegateFlowLayout {\n\(method) { .zero }\n}").contains(added))
    }

    @Test func noStaticMemberIsOpen() {
        #expect(rewritten("class A { open static let height = 40 }") == "class A { public static let height = 40 }")
        #expect(rewritten("open class A { open var b = 1 }") == "open class A { open var b = 1 }")
    }

    @Test func castsToCoreFoundationGo() {
        #expect(rewritten("let a = f(colors as CFArray, b as! CFArray)") == "let a = f(colors, b as! CFArray)")
        let condition = "NSPredicate(format: \"id == %@\", id"
        #expect(rewritten("let a = \(condition) as CVarArg)") == "let a = \(condition))")
        #expect(rewritten("d.setObject(a, forKey: (n as NSCopying))") == "d.setObject(a, forKey: (n))")
        #expect(rewritten("let a = text.size(attributes: b)") == "let a = text.size(withAttributes: b)")
    }

    @Test(arguments: [
        ("let a: NSArray! = b as NSArray!", "let a: NSArray! = b as NSArray?"),
        ("var views: [UIView!] = []", "var views: [UIView?] = []"),
        (
            "func f(_ a: Int!, then b: ((Int!) -> Int!)!) -> Int! { a }",
            "func f(_ a: Int!, then b: ((Int?) -> Int?)!) -> Int! { a }"
        ),
        ("func f(_ a: inout Int!) {}", "func f(_ a: inout Int!) {}"),
    ])
    func optionalsAreUnwrappedImplicitlyInDeclarationsAlone(source: String, expected: String) {
        #expect(rewritten(source) == expected)
    }

    @Test(arguments: [
        (
            "func tap(_ sender: AnyObject) { a = sender.tag }",
            "func tap(_ sender: AnyObject) { a = (sender as! any ZoetropeTaggedObject).tag }"
        ),
        (
            "func tap(_ sender: AnyObject!) { if let v = sender.superview { f(v) } }",
            "func tap(_ sender: AnyObject!) { if let v = ((sender as? UIView)?.superview) { f(v) } }"
        ),
        (
            "func tap(_ sender: AnyObject) { a = sender.tag! }",
            "func tap(_ sender: AnyObject) { a = ((sender as? any ZoetropeTaggedObject)?.tag)! }"
        ),
        (
            "let b = (a.value(forKey: k) as AnyObject).value(forKey: n) as? UIView",
            "let b = ((a.value(forKey: k) as AnyObject) as? NSObject)?.value(forKey: n) as? UIView"
        ),
        ("let p = (v as AnyObject).center", "let p = ZoetropePlacedObject((v as AnyObject))!.center"),
        (
            "if n > (a as AnyObject).indexPath.row { go() }",
            "if n > ((a as AnyObject) as! UICollectionViewLayoutAttributes).indexPath.row { go() }"
        ),
        ("let n = (a[0] as AnyObject).count + 1", "let n = ((a[0] as AnyObject) as! NSArray).count + 1"),
    ])
    func aMemberOfAnObjectIsThatOfTheClassThatIsKnownForIt(source: String, expected: String) {
        #expect(rewritten(source) == expected)
    }

    /// hyperoslo/Lightbox places its views so, which conform to a protocol of its own.
    @Test func aMethodOfAnObjectIsThatOfTheProjectsProtocol() {
        let placed = "protocol Placed { func place() }\n"
        let call = "views.forEach { ($0 as AnyObject).place() }"
        #expect(rewritten(placed + call) == placed + "views.forEach { (($0 as AnyObject) as! any Placed).place() }")
        let two = placed + "protocol Put { func place() }\n" + call
        #expect(rewritten(two) == two)
    }

    /// i-schuetz/PieCharts cuts decimals in an extension of numbers, which have a method of the function's name.
    @Test func appleCLibraryIsFoundations() {
        let source = "import Darwin\nextension FloatingPoint { func cut() -> Self { Darwin.round(self) } }"
        #expect(rewritten(source).contains("{ Foundation.round(self) }"))
    }

    @Test func membersOfParametersWithAClassStayAsTheyAre() {
        let source =
            "func tap(_ sender: UIButton) { a = sender.tag; b = other.tag; c = (d as AnyObject).foo; "
            + "g { (sender: AnyObject) in sender.foo } }"
        #expect(rewritten(source) == source)
    }

    /// SnapKit's descriptions of objects, in each project that has it.
    @Test(arguments: [
        "if let object = object as? Label { a = object.tag }", "guard let object = b else { return }; a = object.tag",
        "let object = b; a = object.tag", "if a { } else if let object = b, object.tag == 1 {}",
    ])
    func membersOfWhatHasTheNameOfAParameterStayAsTheyAre(body: String) {
        let source = "protocol Tagged { func tag() }; func show(_ object: AnyObject) { \(body) }"
        #expect(rewritten(source) == source)
    }

    /// toka88/DiffableDataSourceTestApp registers cells by the names of their classes.
    @Test func theNameOfAClassThatIsAParameterIsSwifts() {
        let source = "func add<T: UITableViewCell>(_ cell: T.Type) { a = cell.description() }"
        #expect(rewritten(source).contains("a = String(describing: cell)"))
        let other = "func add(_ cell: UITableViewCell) { a = cell.description() }"
        #expect(rewritten(other) == other)
    }

    /// lkzhao/ElasticTransition's animator holds its observers, of a protocol of Objective-C, in such boxes.
    @Test func aWeakBoxMayHoldAProtocol() {
        let observer = "protocol Observer: AnyObject {}\n"
        let box = "class Weak<T: AnyObject> { weak var value: T?\n init(_ value: T) { self.value = value } }\n"
        let held =
            "class Weak<T> { @ZoetropeWeak var value: T?\n init(_ value: T) { self.value = value } }\n"
        let list = "var observers: [Weak<Observer>] = []"
        #expect(rewritten(observer + box + list) == observer + held + list)
        let views = "var views: [Weak<UIView>] = []"
        #expect(rewritten(observer + box + views) == observer + box + views)
    }

    @Test func outletsStayAsTheyAre() {
        let source = "class A { @IBOutlet weak var label: UILabel!\n @IBOutlet var views: [UIView]! }"
        #expect(rewritten(source) == "class A { weak var label: UILabel!\n var views: [UIView]! }")
        #expect(notes(source).isEmpty)
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

    @Test func anImageLiteralIsFoundByItsName() {
        #expect(
            rewritten("let a = #imageLiteral(resourceName: \"card\")")
                == "let a = UIImage(imageLiteralResourceName: \"card\")")
    }

    /// As flowkey/UIKit-cross-platform tests its buttons.
    @Test func whatSurroundsATestOfTheMainActorRunsThere() {
        let source = "@MainActor\nclass A: XCTestCase {\n    override func setUp() { a = B() }\n    "
        let expected =
            "@MainActor\nclass A: XCTestCase {\n    override func setUp() { MainActor.assumeIsolated { a = B() } }\n    "
        #expect(rewritten(source + "}") == expected + "}")
        #expect(
            rewritten(source + "override func tearDownWithError() throws { try c() }\n}")
                == expected + "override func tearDownWithError() throws { try MainActor.assumeIsolated { try c() } }\n}"
        )
        for other in [
            "class A: XCTestCase { override func setUp() { a = B() } }",
            "@MainActor class A: Deck { override func setUp() { a = B() } }",
            "@MainActor class A: XCTestCase { override func setUp() async throws { a = B() } }",
        ] { #expect(rewritten(other) == other) }
    }

    /// As migrated code reads what key-value observing tells it, which Objective-C finds in any object.
    @Test func aValueInAnyObjectIsUnboxed() {
        #expect(
            rewritten("let y = (change[.newKey] as AnyObject).cgPointValue.y")
                == "let y = zoetropeUnboxed(change[.newKey]).cgPointValue.y")
        // david-livadaru/DLSuggestionsTextField asks a keyboard's notification for its curve.
        #expect(rewritten("let c = (curve as AnyObject).uintValue") == "let c = zoetropeUnboxed(curve).uintValue")
        let other = "let y = (change as AnyObject).sum; let z = (change as NSValue).cgPointValue"
        #expect(rewritten(other) == other)
    }

    @Test func theNameOfAGettersSelectorIsTheProperties() {
        #expect(
            rewritten("let key = NSStringFromSelector(#selector(getter: UIScrollView.contentOffset))")
                == "let key = \"contentOffset\"")
    }

    /// rushisangani/RSSelectionMenu and squimer/DatePickerDialog-iOS-Swift hold the window of the application's delegate first.
    @Test(arguments: [
        (
            "let w = app.delegate?.window\n f { g((w??.bounds)!, w!!) }",
            "let w = app.delegate?.window\n f { g((w?.bounds)!, w!) }"
        ),
        (
            "var w = appDelegate.window\n guard let w = w else { return }\n w?.add(self); w!.end()",
            "var w = appDelegate.window\n guard let w = w else { return }\n w.add(self); w.end()"
        ),
        (
            "if let w = app.delegate?.window, let v = w { v.end() }",
            "if let w = app.delegate?.window, let v = Optional(w) { v.end() }"
        ),
        ("let w = appDelegate.window\n w?.end()", "let w = appDelegate.window\n w?.end()"),
        ("let w = view.window\n w?.end(); w!.end()", "let w = view.window\n w?.end(); w!.end()"),
    ])
    func anOptionalWindowThatIsHeldIsUnwrappedOnce(body: String, expected: String) {
        #expect(rewritten("func go() { \(body) }") == "func go() { \(expected) }")
    }

    /// UIApplicationDelegate.window is an optional property that holds an optional, which takes two marks on iOS.
    @Test(arguments: [
        ("app.delegate?.window??.bounds", "app.delegate?.window?.bounds"),
        ("app.delegate!.window!!.bounds", "app.delegate!.window!.bounds"),
        ("app.delegate?.window!!", "app.delegate?.window!"), ("view.window??.bounds", "view.window??.bounds"),
        ("app.delegate?.window?.bounds", "app.delegate?.window?.bounds"),
        // MailOnline/ImageViewer asks the optional itself.
        ("app.delegate?.window?.flatMap { $0 }", "app.delegate?.window.flatMap { $0 }"),
        ("view.window?.flatMap { $0 }", "view.window?.flatMap { $0 }"),
    ])
    func anOptionalWindowIsUnwrappedOnce(source: String, expected: String) {
        #expect(rewritten("let a = \(source)") == "let a = \(expected)")
    }

    /// kitasuke/PagingMenuController's options hold such a rate as a number.
    @Test func ratesOfDecelerationAreNumbersWhereTheirConstantsWere() {
        #expect(
            rewritten("let a: CGFloat = UIScrollViewDecelerationRateFast; func f() { list.decelerationRate = a + 1 }")
                == "let a: CGFloat = UIScrollView.DecelerationRate.fast.rawValue; func f() { "
                + "list.decelerationRate = UIScrollView.DecelerationRate(rawValue: a + 1) }")
        #expect(
            rewritten("func f() { decelerationRate = UIScrollViewDecelerationRateNormal }")
                == "func f() { decelerationRate = UIScrollView.DecelerationRate.normal }")
        let today = "func f() { list.decelerationRate = rate; list.decelerationRate = .fast }"
        #expect(rewritten(today) == today)
    }

    /// Ramotion/cardslider's framework and its demonstration each have a storyboard of the name Main.
    @Test func theClassOfAStoryboardsFirstControllerIsAskedFor() {
        let deck = "class Deck: UIViewController {}; "
        #expect(
            rewritten(deck + "let a = UIStoryboard(name: b, bundle: nil).instantiateInitialViewController() as? Deck")
                == deck + "let a = UIStoryboard(name: b, bundle: nil).zoetropeInitial(Deck.self) as? Deck")
        let other = "let a = board.instantiateInitialViewController() as! UINavigationController"
        #expect(rewritten(other) == other)
    }

    /// lkzhao/YetAnotherAnimationLibrary's protocol of vectors demands what numbers have.
    @Test func aPlainInitialiserThatNumbersAreToHaveStaysOne() {
        let source = """
            protocol Vector { init(); static var zero: Self { get } }
            extension Double: Vector {}
            extension SIMD2: Vector where Scalar == Double {}
            """
        #expect(rewritten(source) == source)
    }

    /// jonkykong/SideMenu makes and sets up any object in one expression.
    @Test func aPlainInitialiserThatFrameworksClassesAreToHaveIsAMethod() {
        let texts = rewritten([
            "A.swift": """
            protocol Made: AnyObject { init() }
            extension Made { init(_ set: (Self) -> Void) { self.init(); set(self) } }
            extension NSObject: Made {}
            """,
            "B.swift": "class Style: Made { required init() {} }; struct Other {}",
        ])
        #expect(
            texts["A.swift"] == """
                protocol Made: Any { static func zoetropeInit() -> Self }
                extension Made { init(_ set: (Self) -> Void) { self = Self.zoetropeInit(); set(self) } }
                extension NSObject: Made { static func zoetropeInit() -> Self { zoetropeMade(self) } }
                """)
        #expect(
            texts["B.swift"]
                == "class Style: Made { required init() {} ; static func zoetropeInit() -> Self { self.init() } }; "
                + "struct Other {}")
        let own = "protocol Made { init() }; class Style: Made { required init() {} }"
        #expect(rewritten(own) == own)
    }
}
