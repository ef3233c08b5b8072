import Testing

@testable import PreviewCompiler

/// What SE-0466 isolates to the main actor in a module that does so by default.
@Suite struct DefaultIsolationTests {
    private func rewritten(_ source: String, isolated: Bool = true) -> String {
        let index = ProjectIndex(project(["A.swift": source]), isolated: isolated ? ["A.swift"] : [])
        let text = String(decoding: RewrittenSources(index).files[0].text, as: UTF8.self)
        return text.split(separator: "\n").last.map(String.init) ?? ""
    }

    @Test(arguments: [
        "class A { func f() {} }", "struct A { var a = 1 }", "enum A { case a }", "protocol A { func f() }",
        "func f() { let a = 1; func g() {} }", "let a = 1", "public final class A {}",
    ])
    func whatSaysNothingIsTheMainActors(source: String) {
        #expect(rewritten(source) == "@preconcurrency @MainActor \(source)")
        #expect(rewritten(source, isolated: false) == source)
    }

    @Test(arguments: [
        "@MainActor class A {}", "nonisolated struct A {}", "actor A { func f() {} }", "@DeckActor func f() {}",
        "enum A: Error { case a }", "enum A: String, CodingKey { case a }", "typealias A = Int",
    ])
    func whatIsIsolatedOtherwiseStaysSo(source: String) {
        #expect(rewritten(source) == source)
    }

    @Test func modelsOfSwiftDataAreNobodys() {
        #expect(rewritten("import SwiftData; @Model class A {}").contains("SwiftData; @Observable class A: "))
    }

    @Test func typesInTypesAreTheMainActorsForThemselves() {
        #expect(
            rewritten("class A { struct B {}; enum C: Error { case a } }")
                == "@preconcurrency @MainActor class A { @preconcurrency @MainActor struct B {}; enum C: Error { case a } }"
        )
    }

    @Test func extensionsOfOtherModulesTypesAreTheMainActors() {
        #expect(
            rewritten("extension String { var a: Int { 1 }; func b() {}; nonisolated func c() {} }")
                == "extension String { @preconcurrency @MainActor var a: Int { 1 }; "
                + "@preconcurrency @MainActor func b() {}; nonisolated func c() {} }")
        #expect(
            rewritten("@MainActor class A {}; extension A { func b() {} }").hasSuffix("; extension A { func b() {} }"))
    }
}
