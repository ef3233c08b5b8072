import TestSupport
import Testing

/// Each sentence and row of SOURCES.md is held by tests, which `sources.txt` names.
@Suite struct SourcesDocumentTests {
    @Test func everySentenceHasItsTests() throws {
        let document = try Document("Sources/Previews/PreviewCompiler/SOURCES.md")
        let said = document.rows + document.sentences
        #expect(said.count > 30)
        #expect(try HeldSentences("Tests/Previews/PreviewCompilerTests/sources.txt").faults(in: said) == [])
    }

    /// So is each row of the README's table of what previews can't show.
    @Test func everyLimitHasItsTests() throws {
        let rows = try Document("README.md").section("What can't be shown").rows
        #expect(rows.count > 5)
        #expect(try HeldSentences("Tests/Previews/PreviewCompilerTests/limits.txt").faults(in: rows) == [])
    }
}
