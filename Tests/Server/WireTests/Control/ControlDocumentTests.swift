import Foundation
import Testing
import Wire

/// WIRE.md has the control messages that there are, as the page's tests have it of the page.
@Suite struct ControlDocumentTests {
    private let document: String

    init() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
            path: "../../../../Sources/Server")
        document = try String(contentsOf: sources.appending(path: "Wire/WIRE.md"), encoding: .utf8)
    }

    private func section(_ heading: String) throws -> [Substring] {
        let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0 == "### \(heading)" })
        return Array(lines[(start + 1)...].prefix { !$0.hasPrefix("#") })
    }

    @Test func everyRequestIsInItsTable() throws {
        var fields: [String: [String]] = [:]
        for line in try section("From a viewer") {
            guard let row = line.firstMatch(of: /^\| `(\w+)` \| ([^|]*)\|/) else { continue }
            // A field is named first, and what it may be behind it; a semicolon stands between two.
            let names = String(row.2).split(separator: "; ").compactMap { $0.firstMatch(of: /^`(\w+)`/)?.1 }
            fields[String(row.1)] = names.map(String.init).sorted()
        }
        #expect(fields == WireFormat.requestFields)
    }

    @Test func everyNoticeHasItsParagraph() throws {
        let paragraphs = try section("From the server").split(separator: "")
        let types = paragraphs.compactMap { $0.first?.firstMatch(of: /^`(\w+)`[,:]/)?.1 }
        #expect(types.map(String.init).sorted() == ServerNotice.Kind.allCases.map(\.rawValue).sorted())
    }

    @Test func everyRequestAndEveryNoticeIsAmongTheVectors() throws {
        #expect(Set(SampleControl.requests.map(\.request.kind)) == Set(ViewerRequest.Kind.allCases))
        let types = try SampleControl.notices.map { notice in
            let object = try JSONSerialization.jsonObject(with: Data(notice.notice.encoded())) as? [String: Any]
            return object?["type"] as? String ?? ""
        }
        #expect(Set(types) == Set(ServerNotice.Kind.allCases.map(\.rawValue)))
    }
}
