import Foundation
import Testing

/// The names of the engine's public types, which code that imports UIKit sees all at once.
@Suite struct EngineNamesTests {
    private static let engine = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/Engine").standardized

    /// A name that two modules declare would be ambiguous, and one that is written twice has to be mended twice.
    @Test func eachTypeIsDeclaredOnce() throws {
        let declaration =
            #/(?m)^(?:public|open) (?:final |indirect )?(?:typealias|class|struct|enum|protocol|actor) (\w+)/#
        let files = FileManager.default.enumerator(atPath: Self.engine.path)?.compactMap { $0 as? String } ?? []
        var places: [String: [String]] = [:]
        for file in files where file.hasSuffix(".swift") {
            let text = try String(contentsOf: Self.engine.appending(path: file), encoding: .utf8)
            for match in text.matches(of: declaration) { places[String(match.1), default: []].append(file) }
        }
        #expect(places.count > 500)
        #expect(places.filter { $0.value.count > 1 } == [:])
    }
}
