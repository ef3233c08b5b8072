import Testing

@testable import PreviewCompiler

/// An example's app and the library beside it, which are two modules: scenee/FloatingPanel, rechsteiner/Parchment and
/// ephread/Instructions declare some names in both.
@Suite struct ExampleNamesTests {
    private func file(_ path: String, _ text: String) -> SourceFile {
        SourceFile(path: path, in: "/project", text: Array(text.utf8))
    }

    private func texts(_ files: [SourceFile], keeping kept: Set<String> = []) -> [String] {
        let names = ExampleNames(in: files, keeping: kept)
        return files.map { String(decoding: names.applied(to: $0).text, as: UTF8.self) }
    }

    @Test func anExamplesTypeOfALibrarysNameIsAnotherOne() {
        let texts = texts([
            file("Sources/Guides.swift", "protocol Guide {}; func a(_ guide: Guide) {}"),
            file(
                "Example/Guides.swift", "protocol Guide {}; class Own: Guide { var guide: Guide?; let a = Kinds.Guide }"
            ),
        ])
        #expect(texts[0] == "protocol Guide {}; func a(_ guide: Guide) {}")
        #expect(texts[1] == "protocol Guid0 {}; class Own: Guid0 { var guide: Guid0?; let a = Kinds.Guide }")
    }

    /// chausovSurfStudio/TextFieldsCatalog: what SwiftGen makes has a member of the name that the app and the library share.
    @Test func aMemberOfThatNameKeepsIt() {
        let own = """
            class Asset {
            #if os(iOS)
            typealias Color = UIColor
            #endif
            lazy var color: Color = Color(asset: self)
            }
            """
        let texts = texts([
            file("Sources/Color.swift", "enum Color {}"), file("Example/Color.swift", "enum Color {}"),
            file("Example/Asset.swift", own + "; let a: Color? = nil; extension Asset.Color {}"),
        ])
        #expect(texts[2] == own + "; let a: Colo0? = nil; extension Asset.Color {}")
    }

    @Test func namesThatNobodySharesOrInterfacesHaveStay() {
        let files = [
            file("Sources/Card.swift", "class Card {}"), file("Example/Card.swift", "class Card {}"),
            file("Example/Deck.swift", "class Deck {}"),
        ]
        #expect(texts(files, keeping: ["Card"]) == ["class Card {}", "class Card {}", "class Deck {}"])
        #expect(texts(Array(files.dropFirst())) == ["class Card {}", "class Deck {}"])
    }

    /// is0bnd/CardStackCollectionViewLayout has an older copy of its layout's file in its example, whose storyboard names the layout.
    @Test func ofAFileWithANameThatInterfacesHaveNoneIsAnotherOne() {
        let files = [
            file("Sources/Stack.swift", "class Stack {}; protocol Turns {}"),
            file("Example/Stack.swift", "class Stack {}; protocol Turns {}"),
            file("Example/Page.swift", "class Page: Turns {}"),
        ]
        #expect(texts(files, keeping: ["Stack"])[2] == "class Page: Turns {}")
        #expect(texts(files)[2] != "class Page: Turns {}")
    }

    /// nakajijapan/PhotoSlider: the demo's storyboard names its controller, and the demo the library's of that name by its module.
    @Test func aLibrarysTypeIsAnotherOneWhereInterfacesNameTheExamples() {
        let texts = texts(
            [
                file("Sources/Slides/Page.swift", "class Page {}; func a() -> Slides.Page? { Card.Page }"),
                file("SlidesDemo/Page.swift", "import Slides; class Page { let a = Slides.Page(); var b: Page? }"),
                file("SlidesDemo/Deck.swift", "class Deck { let a = Page(); let b = Slides.Page }"),
                file("Sources/Slides/Turn.swift", "extension Page { func turn() {} }"),
                file("SlidesDemo/Turn.swift", "extension Page { func turn() {} }"),
            ], keeping: ["Page"])
        #expect(texts[3...] == ["extension Pag0 { func turn() {} }", "extension Page { func turn() {} }"])
        #expect(texts[0] == "class Pag0 {}; func a() -> Slides.Pag0? { Card.Page }")
        #expect(texts[1] == "import Slides; class Page { let a = Slides.Pag0(); var b: Page? }")
        #expect(texts[2] == "class Deck { let a = Page(); let b = Slides.Page }")
    }

    @Test func messagesHaveTheNamesOfTheFiles() {
        let names = ExampleNames(in: [
            file("Sources/Card.swift", "struct Card {}"), file("Demo/Card.swift", "struct Card {}"),
        ])
        #expect(
            names.original(in: "value of type 'Car0' has no member 'suit'")
                == "value of type 'Card' has no member 'suit'")
    }

    /// touchlane/SlideController: files have names of their own for the types that they extend, the same ones in the library and its
    /// example.
    @Test func whatIsAddedToATypeByAnAliasIsAddedToThatType() {
        func file(_ folder: String, _ type: String) -> SourceFile {
            self.file(
                "\(folder)/\(type).swift",
                "class \(type) {}; private typealias Own = \(type); extension Own: Seen { var view: Int { 1 } }")
        }
        let files = [file("Sources", "Card"), file("Example", "Page")]
        #expect(texts(files) == files.map { String(decoding: $0.text, as: UTF8.self) })
    }

    /// lkzhao/CollectionKit and its examples subtract points both.
    @Test func anOperatorThatBothHaveTheExampleLeavesOut() {
        let texts = texts([
            file("Sources/Points.swift", "func - (a: CGPoint, b: CGPoint) -> CGPoint { a }"),
            file(
                "Example/Points.swift",
                "func -(l: CGPoint, r: CGPoint) -> CGPoint { r }; func -(l: CGPoint, r: CGSize) -> CGPoint { l }; "
                    + "prefix func -(p: CGPoint) -> CGPoint { p }"),
        ])
        let own = "func -(l: CGPoint, r: CGSize) -> CGPoint { l }; prefix func -(p: CGPoint) -> CGPoint { p }"
        #expect(texts[0] == "func - (a: CGPoint, b: CGPoint) -> CGPoint { a }")
        #expect(texts[1] == String(repeating: " ", count: 47) + "; " + own)
    }

    @Test func whatBothAddToAFrameworksTypeTheExampleLeavesOut() {
        let texts = texts([
            file(
                "Sources/Views.swift",
                "extension UIView { func fill() {}; private func own() {}; func pin(to view: UIView) {} }"),
            file(
                "Example/Views.swift",
                "extension UIView { func fill() {}; func own() {}; func pin(to guide: UILayoutGuide) {}; func more() {} }"
            ),
        ])
        #expect(
            texts[1]
                == "extension UIView {               ; func own() {}; func pin(to guide: UILayoutGuide) {}; func more() {} }"
        )
    }
}
