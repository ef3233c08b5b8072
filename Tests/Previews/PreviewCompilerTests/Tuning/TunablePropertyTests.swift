import PreviewProtocol
import ProjectFiles
import Testing

@testable import PreviewCompiler

@Suite struct TunablePropertyTests {
    private func properties(_ body: String, around: String = "") -> [TunableProperty] {
        let index = ProjectIndex(project(["A.swift": "class Deck: UICollectionViewLayout {\n\(body)\n}\n\(around)"]))
        return index.types.filter { $0.type.name == "Deck" }.flatMap {
            TunableProperty.all(of: $0.type, in: $0.file, index)
        }
    }

    @Test func variablesWithValuesOfSimpleTypesCanBeTuned() {
        let found = properties(
            """
            var gap: CGFloat = 8
            var count = 3, other = 1
            var columns = 2
            var ratio = 0.5
            var isOn = true
            var tint = UIColor.red
            var insets: UIEdgeInsets = .zero
            var time: TimeInterval = .pi / 2 { didSet { go() } }
            """)
        #expect(found.map(\.name) == ["gap", "columns", "ratio", "isOn", "tint", "insets", "time"])
        #expect(
            found.map(\.kind) == [
                .number, .integer, .number, .toggle, .color,
                .parts(type: "UIEdgeInsets", ["top", "left", "bottom", "right"]), .number,
            ])
        #expect(found.map(\.line) == [2, 4, 5, 6, 7, 8, 9])
    }

    /// skedgo/TGCardViewController chooses a value by `#if`, whose lines have to stay.
    @Test func theLinesOfAValueStay() {
        let value = "{\n#if os(macOS)\nreturn 1 // far\n#else\nreturn 2 // near\n#endif\n}()"
        let source = "class Deck: UICollectionViewFlowLayout {\nvar gap: CGFloat = \(value)\n}"
        let index = ProjectIndex(project(["A.swift": source]))
        let generated = GeneratedSource(SceneList(in: index), index, ProjectAssets(), in: "/code")
        let text = generated.additions["A.swift"] ?? ""
        #expect(text.contains("-> CGFloat {\n{\n#if false\nreturn 1 // far\n#else\nreturn 2 // near\n#endif\n}()\n} }"))
    }

    /// D-32/DMSwipeCards is a generic view with a property of this kind, which lost the whole preview.
    @Test func whatIsGenericHasNone() {
        let source = """
            class Deck<Card>: UIView {
                var size = 2
                class Pile: UIView { var count = 3 }
            }
            """
        let index = ProjectIndex(project(["A.swift": source]))
        #expect(index.types.flatMap { TunableProperty.all(of: $0.type, in: $0.file, index) }.isEmpty)
    }

    @Test func stateAndComputedPropertiesCanNot() {
        #expect(
            properties(
                """
                private var cache = 1
                let fixed: CGFloat = 2
                var computed: CGFloat { 3 }
                static var shared = 4
                lazy var late = 5
                var open: CGFloat
                private(set) var items = 6
                var name = "deck"
                """
            ).isEmpty)
    }

    @Test func anEnumerationOffersItsCases() {
        let found = properties(
            "var style = Style.fan\nvar other: Payload = .none",
            around: "extension Deck { enum Style { case fan, pile } }\nenum Payload { case none, some(Int) }")
        #expect(found.map(\.kind) == [.choice(type: "Deck.Style", ["fan", "pile"])])
    }

    @Test func commentsGiveHelpRangeAndUnit() {
        let found = properties(
            """
            /// How much shows. 10...120 points
            ///
            /// Of a card.
            var peek: CGFloat = 64
            var scale: CGFloat = 0.9 // 0.5...1
            // Nothing to do with it.

            var delay = 0.2 // 0…2 s between cards
            """)
        #expect(found.map(\.help) == ["How much shows. Of a card.", "", "between cards"])
        #expect(
            found.map(\.bounds) == [
                TunableBounds(lower: "10", upper: "120", unit: "points"),
                TunableBounds(lower: "0.5", upper: "1", unit: nil),
                TunableBounds(lower: "0", upper: "2", unit: "seconds"),
            ])
    }
}
