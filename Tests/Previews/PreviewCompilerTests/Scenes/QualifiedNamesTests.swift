import Testing

@testable import PreviewCompiler

@Suite struct QualifiedNamesTests {
    private func applied(_ source: String, beside project: String) -> String {
        let file = SourceFile(path: "Watch.swift", in: "/code", text: Array(project.utf8))
        return String(
            decoding: QualifiedNames(beside: ProjectIndex([file])).applied(to: Array(source.utf8)), as: UTF8.self)
    }

    /// IBAnimatable/IBAnimatable calls a number of seconds a Duration.
    @Test func addedSourcesMeanTheTypesOfTheirModulesBesideAProjectsOwn() {
        let source = "func sleep(_ Duration: Duration, at: Swift.Duration, Durations: [Duration]) { Date.Duration() }"
        #expect(
            applied(source, beside: "public typealias Duration = Double")
                == "func sleep(_ Duration: Swift.Duration, at: Swift.Duration, Durations: [Swift.Duration]) { Date.Duration() }"
        )
        #expect(applied("Date() < Date.now", beside: "struct Date {}") == "Foundation.Date() < Foundation.Date.now")
        // militonyan98/expense-tracker-ios keeps what was spent as transactions.
        #expect(applied("let a: Transaction", beside: "struct Transaction {}") == "let a: SwiftUI.Transaction")
    }

    @Test func theyAreAsTheyWereBesideAProjectWithoutSuchTypes() {
        let source = "func sleep(_ duration: Duration) {}"
        #expect(applied(source, beside: "struct Watch { typealias Time = Double }") == source)
    }
}
