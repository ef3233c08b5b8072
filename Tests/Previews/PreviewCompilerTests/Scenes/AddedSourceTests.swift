import Testing

@testable import PreviewCompiler

@Suite struct AddedSourceTests {
    @Test func aProjectsOwnTypesKeepTheirNames() {
        let added = AddedSource(
            name: "time.swift",
            text: """
                /// A timer.
                public typealias Timer = StageTime.Timer
                /// An operation.
                public typealias Operation = StageTime.Operation
                """)
        let source = "struct Timer {}\nstruct Watch { class Operation {} }"
        let file = SourceFile(path: "Watch.swift", in: "/code", text: Array(source.utf8))
        let text = String(decoding: added.text(beside: ProjectIndex([file])), as: UTF8.self)
        #expect(!text.contains("typealias Timer") && text.contains("typealias Operation"))
        #expect(added.text(beside: ProjectIndex([])).count > text.utf8.count)
    }
}
