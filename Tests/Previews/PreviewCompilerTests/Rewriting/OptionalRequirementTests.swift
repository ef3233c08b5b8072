import Testing

@testable import PreviewCompiler

@Suite struct OptionalRequirementTests {
    private let sources = """
        @objc protocol DeckDelegate {
            @objc optional func deck(_ deck: Deck, heightAt item: Int) -> CGFloat
            @objc optional var peek: CGFloat { get }
            func done()
        }
        class Deck {
            weak var delegate: DeckDelegate?
            func f() {
                let a = delegate?.deck?(self, heightAt: 1) ?? 2
                let b = delegate?.peek
                if let height = delegate?.deck(_:heightAt:) { _ = height(self, 1) }
            }
        }
        class Owner: DeckDelegate {
            func deck(_ deck: Deck, heightAt item: Int) -> CGFloat { 1 }
            func done() {}
        }
        """

    @Test func aRequirementBecomesAnOptionalClosureThatIsNilByDefault() {
        let text = rewritten(sources)
        #expect(text.contains("    var zoetropeOptional_deck___heightAt__: ((Deck, Int) -> CGFloat)? { get }\n"))
        #expect(text.contains("    var zoetropeOptional_peek: CGFloat? { get }\n"))
        #expect(text.contains("zoetropeOptional_deck___heightAt__: ((Deck, Int) -> CGFloat)? { nil }"))
    }

    @Test func callsAndReferencesUseTheClosure() {
        let text = rewritten(sources)
        #expect(text.contains("let a = delegate?.zoetropeOptional_deck___heightAt__?(self, 1) ?? 2"))
        #expect(text.contains("let b = delegate?.zoetropeOptional_peek\n"))
        #expect(text.contains("if let height = delegate?.zoetropeOptional_deck___heightAt__ {"))
    }

    /// kingjiajie/JJCollectionViewRoundFlowLayout_Swift's layout asks its delegate for both.
    @Test func aFrameworksMethodThatIsCalledWithAMarkIsItsOwn() {
        let text = rewritten(
            """
            @objc protocol DeckDelegate: UICollectionViewDelegateFlowLayout {
                @objc optional func collectionView(_ view: UICollectionView, borderAt section: Int) -> CGFloat
            }
            func ask(_ view: UICollectionView, _ layout: UICollectionViewLayout) {
                let delegate = view.delegate as! DeckDelegate
                _ = delegate.collectionView!(view, layout: layout, insetForSectionAt: 0)
                _ = delegate.collectionView!(view, borderAt: 0)
            }
            """)
        #expect(text.contains("delegate.collectionView(view, layout: layout, insetForSectionAt: 0)"))
        #expect(text.contains("delegate.zoetropeOptional_collectionView___borderAt__!(view, 0)"))
    }

    /// nakajijapan/PhotoSlider's delegate is given a controller that is named by its module.
    @Test func theProjectsModulesAreNotNamed() {
        let texts = rewritten([
            "Deck.swift": """
            @objc protocol DeckDelegate { @objc optional func turn(_ deck: Cards.Deck, _ date: Foundation.Date) }
            class Deck {}
            """,
            "Page.swift":
                "import Cards\nimport Foundation\nclass Page: DeckDelegate { func turn(_ deck: Cards.Deck, _ date: Date) {} }",
        ])
        #expect(texts["Deck.swift"]?.contains("((Deck, Foundation.Date) -> Void)? { get }") == true)
        #expect(texts["Page.swift"]?.contains("((Deck, Foundation.Date) -> Void)? {") == true)
    }

    /// suzuki-0000/SKPhotoBrowser asks its delegate to remove a photo, with what is to be done then after the parentheses.
    @Test func aCallMayEndWithAClosure() {
        let text = rewritten(
            """
            @objc protocol DeckDelegate {
                @objc optional func remove(_ card: Int, then: @escaping () -> Void)
            }
            class Deck {
                weak var delegate: DeckDelegate?
                func f() { delegate?.remove?(1) { print(2) } }
            }
            """)
        #expect(text.contains("delegate?.zoetropeOptional_remove___then__?(1) { print(2) }"))
    }

    /// As devxoul/UICollectionViewFlexLayout's tests have a delegate of a class of their own.
    @Test func whatIsOfAClassInItsPartOfTheProjectIsNoHolder() {
        let tests = "class Case { var delegate: Owner!\n func t() { register(self.delegate.deck(_:heightAt:)) } }"
        let texts = rewritten(["Sources/Deck/A.swift": sources, "Tests/DeckTests/B.swift": tests])
        #expect(texts["Tests/DeckTests/B.swift"]?.contains("register(self.delegate.deck(_:heightAt:))") == true)
        #expect(
            texts["Sources/Deck/A.swift"]?.contains("= delegate?.zoetropeOptional_deck___heightAt__ {") == true)
    }

    /// scenee/FloatingPanel's delegate has two methods of a name and labels, which Objective-C tells apart by selectors.
    @Test func requirementsOfOneNameAreToldApartByTheirTypes() {
        let text = rewritten(
            """
            @objc protocol PanelDelegate {
                @objc(panel:layoutForSize:) optional func panel(_ panel: Panel, layoutFor size: CGSize) -> Int
                @objc(panel:layoutForTraits:) optional func panel(_ panel: Panel, layoutFor traits: Traits) -> Int
            }
            class Panel {
                weak var delegate: PanelDelegate?
                func f(_ size: CGSize) -> Int { delegate?.panel?(self, layoutFor: size) ?? 1 }
            }
            class Owner: PanelDelegate {
                func panel(_ panel: Panel, layoutFor size: CGSize) -> Int { 2 }
            }
            """)
        let closure = "zoetropeOptional_panel___layoutFor___Panel_"
        #expect(text.contains("{ delegate?.zoetropeCall_panel___layoutFor__(self, size) ?? 1 }"))
        #expect(
            text.contains(
                "func zoetropeCall_panel___layoutFor__(_ value0: Panel, _ value1: CGSize) -> (Int)? "
                    + "{ \(closure)CGSize?(value0, value1) }"))
        #expect(text.contains("var \(closure)CGSize: ((Panel, CGSize) -> Int)? { self.panel(_:layoutFor:) }"))
        #expect(!text.contains("var \(closure)Traits: ((Panel, Traits) -> Int)? { self.panel"))
    }

    /// Interface Builder connects no protocols, so that outlets of delegates are of any object (Ramotion/circle-menu).
    @Test func anObjectOfNoTypeIsAskedAsOneOfTheProtocol() {
        let text = rewritten(
            sources + """
                class Menu {
                    @IBOutlet weak var owner: AnyObject?
                    var source: AnyObject!
                    func h(_ deck: Deck) {
                        _ = owner?.deck?(deck, heightAt: 1)
                        _ = self.source!.deck?(deck, heightAt: 2)
                        _ = source.deck!(deck, heightAt: 3)
                    }
                }
                """)
        let closure = "zoetropeOptional_deck___heightAt__"
        #expect(text.contains("_ = (owner as? any DeckDelegate)?.\(closure)?(deck, 1)"))
        #expect(text.contains("_ = (self.source as? any DeckDelegate)!.\(closure)?(deck, 2)"))
        #expect(text.contains("_ = (source as? any DeckDelegate)?.\(closure)!(deck, 3)"))
    }

    @Test(arguments: [
        "if let found = view as? DeckDelegate", "guard let found = view as? DeckDelegate else { return }; do",
    ])
    func aPropertyIsReadOfWhatIsCastToTheProtocol(condition: String) {
        let text = rewritten(sources + "\nfunc h(_ view: Any) { \(condition) { _ = found.peek } }")
        #expect(text.contains("_ = found.zoetropeOptional_peek }"))
    }

    /// MarioIannotta/MIPivotPageController asks the page that a function finds.
    @Test(arguments: ["owner(at: self.place)", "self.owner(at: 1)", "owners[max(0, self.place)]", "others[1]!"])
    func aPropertyIsReadOfWhatAFunctionReturnsOrAnArrayHas(base: String) {
        let text = rewritten(
            sources + """
                class Menu {
                    var place = 1
                    var owners: [DeckDelegate] = []
                    var others: [DeckDelegate?] = []
                    func owner(at index: Int) -> DeckDelegate { owners[index] }
                    func peek() -> CGFloat { \(base).peek ?? 2 }
                }
                """)
        #expect(text.contains("{ \(base).zoetropeOptional_peek ?? 2 }"))
    }

    @Test func whetherAnObjectRespondsIsWhetherThereIsAClosure() {
        let text = rewritten(
            sources + """
                func g(_ owner: DeckDelegate?, _ deck: Deck) {
                    guard let owner, owner.responds(to: #selector(owner.deck(_:heightAt:))) else { return }
                    _ = owner.deck!(deck, heightAt: 1)
                }
                """)
        let closure = "zoetropeOptional_deck___heightAt__"
        #expect(text.contains("owner, (((owner) as? any DeckDelegate)?.\(closure) != nil) else"))
        #expect(text.contains("_ = owner.\(closure)!(deck, 1)"))
    }

    @Test func aClassThatImplementsItHandsItsMethodOut() {
        let text = rewritten(sources)
        #expect(
            text.contains(
                "var zoetropeOptional_deck___heightAt__: ((Deck, Int) -> CGFloat)? { self.deck(_:heightAt:) }\n"))
        #expect(!text.contains("zoetropeOptional_peek: CGFloat? { self.peek }"))
    }

    /// tamanyan/SwiftPageMenu's controller is open, and the delegate of a pager whose protocol is internal.
    @Test(arguments: [
        ("", "open", false), ("", "public", false), ("public ", "public", true), ("public ", "open", true),
        ("public ", "", false),
    ])
    func whatStandsForItIsPublicWhereTheClassAndTheProtocolAre(access: String, ofClass: String, isPublic: Bool) {
        let text = rewritten(
            """
            \(access)@objc protocol P { @objc optional func go() }
            \(ofClass) class A: P {
                func go() {}
            }
            """)
        #expect(text.contains("var zoetropeOptional_go__: (() -> Void)? { self.go }\n"))
        #expect(text.contains("public var zoetropeOptional_go__: (() -> Void)? { self.go }\n") == isPublic)
    }

    /// 13662049573/TFYSwiftTabBarController asks the class of its button.
    @Test func aRequirementOfATypeIsAskedOfTheType() {
        let text = rewritten(
            """
            @objc protocol P { @objc optional static func gap(_ a: Int) -> Int }
            class A: P {
                class func gap(_ a: Int) -> Int { a }
            }
            struct B: P {
                static func gap(_ a: Int) -> Int { a }
            }
            func f(type: P.Type) { _ = type.gap?(1) }
            """)
        let name = "zoetropeOptional_gap____: ((Int) -> Int)?"
        #expect(text.contains("{ static var \(name) { get } }") && text.contains("{ static var \(name) { nil } }"))
        #expect(text.contains("class var \(name) { self.gap(_:) }\n"))
        #expect(text.contains("static var \(name) { self.gap(_:) }\n"))
        #expect(text.contains("_ = type.zoetropeOptional_gap____?(1)"))
    }

    @Test func aSubclassMayImplementWhatItsBaseLeavesOut() {
        let text = rewritten(
            """
            @objc protocol P { @objc optional func go() }
            class A: P {
            }
            class B: A {
                func go() {}
            }
            """)
        #expect(text.contains("var zoetropeOptional_go__: (() -> Void)? { nil }\n"))
        #expect(text.contains("override var zoetropeOptional_go__: (() -> Void)? { self.go }\n"))
    }
}
