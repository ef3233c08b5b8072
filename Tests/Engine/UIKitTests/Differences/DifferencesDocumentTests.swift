import TestSupport
import Testing

/// Each row of DIFFERENCES.md is held by tests, which `differences.txt` names.
@Suite struct DifferencesDocumentTests {
    @Test func everyRowHasItsTests() throws {
        let rows = try Document("Sources/Engine/UIKit/DIFFERENCES.md").rows
        #expect(rows.count > 100)
        #expect(try HeldSentences("Tests/Engine/UIKitTests/Differences/differences.txt").faults(in: rows) == [])
    }
}
