import Foundation
import TestSupport
import Testing

/// The table of published logs in SUITES.md, each of which a test matches.
@Suite struct CallLogsDocumentTests {
    @Test func everyLogIsMatchedByATestThatCitesIt() throws {
        let table = try Document("Sources/Engine/UIKit/SUITES.md").section("Logs of calls").table
        let tests = try ["CallOrderTests", "CollectionCallOrderTests"].map {
            try String(
                contentsOf: Document.project.appending(path: "Tests/Engine/UIKitTests/Application/\($0).swift"),
                encoding: .utf8)
        }.joined()
        #expect(table.count >= 30 && Set(table.map { $0[2] }).count == table.count)
        for row in table {
            let name = row[2].filter { $0 != "`" }
            #expect(tests.contains("func \(name)("), "no test \(name)")
            for word in row[1].matches(of: #/[\w-]+\.(?:com|ru|io|me|dev|cn|site|net|to)\b|p\/\w+|\d{3,}/#) {
                #expect(tests.contains(word.0), "\(name) is of \(word.0), which no test names")
            }
        }
    }
}
