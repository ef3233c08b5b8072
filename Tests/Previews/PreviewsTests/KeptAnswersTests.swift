import Foundation
import Testing

@testable import Previews
@testable import StageTime

@MainActor @Suite(.serialized) final class KeptAnswersTests {
    private let project = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        .resolvingSymlinksInPath()

    init() throws {
        for (path, text) in [
            ("api.example.com/v1/cards.json", "[1]"), ("api.example.com/v1/cards?page=2.json", "[2]"),
            ("api.example.com/v1/decks/index.json", "[3]"), ("api.example.com.json", "[4]"),
        ] { try write(text, to: ".zoetrope/answers/" + path) }
        try write("secret", to: "outside.json")
        try FileManager.default.createSymbolicLink(
            at: project.appendingPathComponent(".zoetrope/answers/api.example.com/link.json"),
            withDestinationURL: project.appendingPathComponent("outside.json"))
    }

    deinit { try? FileManager.default.removeItem(at: project) }

    private func write(_ text: String, to path: String) throws {
        let url = project.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    @Test(arguments: [
        ("https://api.example.com/v1/cards", "[1]"), ("https://api.example.com/v1/cards/", "[1]"),
        ("https://api.example.com/v1/cards?page=1", "[1]"), ("https://api.example.com/v1/cards?page=2", "[2]"),
        ("http://api.example.com/v1/decks", "[3]"), ("https://api.example.com", "[4]"),
    ])
    func aRequestIsAnsweredByTheFileOfItsAddress(address: String, text: String) throws {
        PreviewResources.use(project.path)
        defer { PreviewResources.use(nil) }
        let (data, response) = try URLRequest(url: #require(URL(string: address))).answer()
        #expect(String(decoding: data, as: UTF8.self) == text)
        #expect((response as? StageTime.HTTPURLResponse)?.statusCode == 200)
    }

    @Test(arguments: [
        "https://api.example.com/v1/none", "https://api.example.com/link", "https://other.example.com/v1/cards",
        "https://api.example.com/../../../outside", "https://api.example.com/%2e%2e/%2e%2e/%2e%2e/outside",
        "https://../../outside", "https://api.example.com/v1",
    ])
    func noOtherFileAnswers(address: String) throws {
        PreviewResources.use(project.path)
        defer { PreviewResources.use(nil) }
        let url = try #require(URL(string: address))
        #expect(throws: URLError.self) { try URLRequest(url: url).answer() }
    }
}
