import Testing

@testable import PreviewCompiler

/// What stands for SwiftData's macros.
@Suite struct ModelClassTests {
    private static let record = "@ObservationIgnored public let zoetropeRecord = SwiftData.ModelRecord()"
    private static let registrar =
        "@ObservationIgnored private let _$observationRegistrar = SwiftData.ModelRegistrar()"

    private func model(_ source: String) -> String {
        String(rewritten("import SwiftData\n" + source).dropFirst("import SwiftData\n".count))
    }

    private func list(_ properties: String, as start: String = "public static") -> String {
        "\(start) var zoetropeProperties: [SwiftData.PersistedProperty] { [\(properties)] };"
    }

    @Test func aModelIsObservedAndSaysWhichPropertiesAreKept() {
        #expect(
            model("@Model\nfinal class Item {\n    var day: Date\n    init(day: Date) { self.day = day }\n}")
                == """
                @Observable
                final class Item: SwiftData.PersistentModel { \(Self.record); \(Self.registrar); \
                \(list(#"SwiftData.PersistedProperty("day", \Item.day)"#))
                    var day: Date
                    init(day: Date) { self.day = day }
                }
                """)
    }

    @Test func aModelKeepsWhatItInheritsAndMayHaveHeirs() {
        let made = model("@Model public class Item: Base, Codable { init() {} }")
        #expect(
            made == "@Observable public class Item: Base, Codable, SwiftData.PersistentModel { "
                + "\(Self.record); \(Self.registrar); \(list("", as: "public class")) init() {} }")
        let named = model("@SwiftData.Model class Box<Value>: PersistentModel { }")
        #expect(named.hasPrefix("@Observable class Box<Value>: PersistentModel { "))
        let generic = model("@Model class Box<Value> {}")
        #expect(generic.hasPrefix("@Observable class Box<Value>: SwiftData.PersistentModel {"))
    }

    @Test func aModelBelowAnotherOneAddsItsProperties() {
        let made = model("@Model class Item { init() {} }\n@Model final class Toy: Item { var age = 1 }")
        #expect(
            made.hasSuffix(
                "\n@Observable final class Toy: Item { \(Self.registrar); public override class var zoetropeProperties: "
                    + #"[SwiftData.PersistedProperty] { super.zoetropeProperties + "#
                    + #"[SwiftData.PersistedProperty("age", \Toy.age)] }; var age = 1 }"#))
    }

    @Test(arguments: [
        ("@Attribute(.unique) var id: String", "var id: String", #""id", \Item.id, .attribute(.unique)"#),
        ("@Attribute var id: String", "var id: String", #""id", \Item.id, .attribute()"#),
        (
            "@Attribute(\n.unique, // no other\n originalName: \"key\") var id = UUID()", "\n\nvar id = UUID()",
            #""id", \Item.id, .attribute(.unique, originalName: "key")"#
        ),
        (
            #"@Relationship(deleteRule: .cascade, inverse: \Part.item) var parts: [Part] = []"#,
            "var parts: [Part] = []",
            #""parts", \Item.parts, .relationship(deleteRule: .cascade, inverse: \Part.item)"#
        ),
        ("private(set) var n = 1 { didSet {} }", "private(set) var n = 1 { didSet {} }", #""n", \Item.n"#),
        ("let made = Date()", "let made = Date()", #""made", \Item.made"#),
        ("var `default` = 1", "@ObservationIgnored var `default` = 1", #""default", \Item.`default`"#),
    ])
    func whatIsSaidOfAPropertyIsHandedOver(source: String, expected: String, property: String) {
        let made = model("@Model final class Item {\n\(source)\n}")
        #expect(made.hasSuffix("{ [SwiftData.PersistedProperty(\(property))] };\n\(expected)\n}"))
    }

    /// sheikhbayazid/news-ios sets such constants in one branch of its initialiser.
    @Test func aConstantThatMayBeNilIsNilAtFirst() {
        let made = model("@Model class Item {\n    let url: URL?\n    let name: String\n    let day: Int? = nil\n}")
        #expect(made.hasSuffix("\n    var url: URL?\n    let name: String\n    let day: Int? = nil\n}"))
    }

    @Test(arguments: [
        ("@Transient var cache = 0", "@ObservationIgnored var cache = 0"),
        ("@Transient var twice: Int { 2 }", "var twice: Int { 2 }"),
        ("@ObservationIgnored var a = 1", "@ObservationIgnored var a = 1"),
        ("static let all = 1", "static let all = 1"), ("var twice: Int { 2 }", "var twice: Int { 2 }"),
        ("var twice: Int { get { 2 } set {} }", "var twice: Int { get { 2 } set {} }"),
        ("#Index<Item>([\\.a],\n[\\.b])", "\n"),
    ])
    func whatIsNotKeptIsNotHandedOver(source: String, expected: String) {
        #expect(model("@Model final class Item {\n\(source)\n}").hasSuffix("{ [] };\n\(expected)\n}"))
    }

    @Test func groupsOfUniqueValuesAreHandedOver() {
        let made = model("@Model final class Item {\n    #Unique<Item>([\\.name], [\\.a, \\.b])\n}")
        #expect(
            made.hasSuffix(
                "public static var zoetropeUniqueness: [SwiftData.ModelUniqueness] "
                    + #"{ [SwiftData.ModelUniqueness(Item.self, [\.name], [\.a, \.b])] };"# + "\n    \n}"))
    }

    @Test func anActorOfModelsHasAContext() {
        let made = model("@ModelActor\nactor Store {}")
        #expect(
            made == "\nactor Store: SwiftData.ModelActor { "
                + "public nonisolated let modelContainer: SwiftData.ModelContainer; public nonisolated let modelExecutor: any SwiftData.ModelExecutor; "
                + "public init(modelContainer: SwiftData.ModelContainer) { self.modelContainer = modelContainer; "
                + "modelExecutor = SwiftData.DefaultSerialModelExecutor("
                + "modelContext: SwiftData.ModelContext(modelContainer)) };}")
        let own = model("@ModelActor actor Store: Sendable { init(modelContainer: ModelContainer) {} }")
        #expect(own.hasPrefix("actor Store: Sendable, SwiftData.ModelActor { ") && !own.contains("public init"))
    }

    @Test func otherClassesStayAsTheyAre() {
        let source = "import UIKit\n@Model final class Item { @Attribute(.unique) var id: Int }"
        #expect(rewritten(source) == source)
        #expect(model("@Observable final class Item { var a = 1 }") == "@Observable final class Item { var a = 1 }")
    }
}
