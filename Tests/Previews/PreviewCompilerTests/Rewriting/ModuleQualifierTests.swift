import Testing

@testable import PreviewCompiler

@Suite struct ModuleQualifierTests {
    @Test func theNameOfAModuleThatIsCompiledAlongGoes() {
        #expect(
            rewritten("import DeckKit\nlet a: DeckKit.Deck = DeckKit.Deck()") == "import UIKit\nlet a: Deck = Deck()")
        #expect(rewritten("let a = UIKit.UIView()") == "let a = UIKit.UIView()")
        let shown = rewritten("import DeckKit\nfunc show() {}\nclass A { func show() { DeckKit.show() } }")
        #expect(shown == "import UIKit\nfunc show() {}\nclass A { func show() { ZoetropeModule.show() } }")
    }

    /// militonyan98/expense-tracker-ios names its own module, which it imports nowhere.
    @Test func theNameOfAnAppsOwnModuleIsThatOfItsFolder() {
        let texts = rewritten([
            "My Deck/Models/Suit.swift": "enum Suits { case hearts }",
            "My Deck/Card.swift":
                "let a = My_Deck.Suits.hearts, b = My_Deck.ranks, c: My_Deck.Suits, d = Models.Suits.hearts",
            "Suits/Other.swift": "let e = Suits.hearts",
        ])
        #expect(
            texts["My Deck/Card.swift"]
                == "let a = Suits.hearts, b = My_Deck.ranks, c: Suits, d = Suits.hearts")
        #expect(texts["Suits/Other.swift"] == "let e = Suits.hearts")
    }

    /// IBAnimatable/IBAnimatable and others that have a name like that of a function.
    @Test func functionsOfCAreFoundations() {
        #expect(
            rewritten("let a = CoreFoundation.sqrt(5) + Darwin.round(2)")
                == "let a = Foundation.sqrt(5) + Foundation.round(2)")
        #expect(rewritten("enum Darwin {}\nlet a = Darwin.self") == "enum Darwin {}\nlet a = Darwin.self")
    }

    /// andreamazz/AMPopTip's extension imports Apple's module of that name, and its view observes notifications.
    @Test func aTypeOfFoundationKeepsItsNameBesideAModuleOfThatName() {
        let observing = "let a = NotificationCenter.default"
        #expect(rewritten("import NotificationCenter\n\(observing)") == "import UIKit\n\(observing)")
    }

    /// kean/Nuke's of 2017 has an operation of its own by the name of Foundation's.
    @Test func whatTheStageHasInFoundationsPlaceIsSoByItsFullName() {
        let time = AddedSource(
            name: "time.swift",
            text: """
                public typealias Operation = StageTime.Operation
                public typealias NSURLRequest = StageTime.URLRequest
                """)
        func rewritten(_ source: String) -> String {
            let index = ProjectIndex(project(["A.swift": source]), shadowed: [time].aliases)
            let text = String(decoding: RewrittenSources(index).files[0].text, as: UTF8.self)
            return text.split(separator: "\n").last.map(String.init) ?? ""
        }
        #expect(
            rewritten("import Foundation; class Operation: Foundation.Operation {}; let a = Foundation.Operation()")
                == "import Foundation; import StageTime; class Operation: StageTime.Operation {}; "
                + "let a = StageTime.Operation()")
        #expect(
            rewritten("import UIKit; func load(_ a: Foundation.NSURLRequest) {}")
                == "import UIKit; import StageTime; func load(_ a: StageTime.URLRequest) {}")
        let other = "import Foundation; class Data { let data: Foundation.Data? = Deck.Operation() }"
        #expect(rewritten(other) == other)
    }
}
