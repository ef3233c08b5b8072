import Foundation
import TestSupport
import Testing

/// SCALING.md's table of faults, each with the time until all is whole again and the test that makes it.
@Suite struct FaultsDocumentTests {
    private struct Row {
        let fault: String
        let time: String
        let test: String
    }

    private func rows() throws -> [Row] {
        try Document("Sources/Server/Cluster/SCALING.md").section("Faults, and the time until all is whole again").table
            .map { cells in
                #expect(cells.count == 3, "\(cells)")
                return Row(fault: cells[0], time: cells[1], test: cells[2].filter { $0 != "`" })
            }
    }

    @Test func eachHasATestThatIsThere() throws {
        let (rows, tests) = (try rows(), try HeldSentences.testNames())
        #expect(rows.count >= 12)
        for row in rows {
            #expect(tests.contains(row.test), "\(row.test) of: \(row.fault)")
            #expect(row.time.contains(/\d s\b/), "no time: \(row.fault)")
        }
    }

    @Test func whatTestsMeasureIsInIt() throws {
        let rows = try rows()
        let folder = Document.project.appending(path: "Tests")
        var measured = 0
        for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            ?? .init()
        where file.pathExtension == "swift" {
            // A fault stands below the test that makes it.
            var test = ""
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                if let name = line.firstMatch(of: /func (\w+)\(/) { test = String(name.1) }
                guard let fault = line.firstMatch(of: /= Recoveries\(of: "([^"]+)"\)/)?.1 else { continue }
                measured += 1
                #expect(rows.contains { $0.fault == fault && $0.test == test }, "\(fault): \(test)")
            }
        }
        #expect(measured >= 10)
    }
}
