import Foundation
import Testing

@testable import zoetrope

@Suite struct VersionTests {
    @Test func theVersionIsThatOfTheNewestSectionOfTheChangeLog() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let log = try String(contentsOf: root.appending(path: "CHANGELOG"), encoding: .utf8)
        let heading = try #require(log.split(separator: "\n").dropFirst().first)
        #expect(heading.split(separator: " ").first.map(String.init) == Version.text)
        #expect(Version.text.split(separator: ".").compactMap { Int($0) }.count == 3)
        #expect(Zoetrope.configuration.version == Version.text)
    }
}
