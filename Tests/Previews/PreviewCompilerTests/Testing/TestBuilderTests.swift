import Foundation
import PreviewProtocol
import StageTime
import TestSupport
import Testing

@testable import PreviewCompiler

/// Whole folders with tests through the compiler.
@Suite struct TestBuilderTests {
    private let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func builder(_ files: [String: String]) throws -> TestBuilder {
        for (name, text) in files { try write(text, to: name) }
        return try TestBuilder(
            PreviewProject(
                path: scratch.appendingPathComponent("code").path, modules: testModules,
                output: scratch.appendingPathComponent("out").path, engineTime: .infinity, purpose: .tests),
            additions: [(name: Shadows.fileName, text: Shadows.source)])
    }

    private func write(_ text: String, to name: String) throws {
        let file = scratch.appendingPathComponent("code/\(name)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func texts(_ build: PreviewBuild) -> [String] {
        build.diagnostics.map { "\($0.severity.rawValue): \($0.file ?? "") \($0.line): \($0.message)" }
    }

    @Test func eachTargetIsALibraryWithWhatItTestsAndOneThatHasNotChangedStays() throws {
        defer { try? FileManager.default.removeItem(at: scratch) }
        let builder = try builder([
            "Sources/Cards/Deck.swift": "import UIKit\nclass Deck: UIView { @objc dynamic var count = 3 }",
            "Sources/Cards/Unused.swift": "import UIKit\nclass Unused: UIView {}",
            "Tests/CardsTests/A.swift":
                "import Testing\n@testable import Cards\n@MainActor @Test func a() { #expect(Deck().count == 3) }",
            "Tests/OtherTests/B.swift": "import XCTest\nfinal class B: XCTestCase { func testB() {} }",
        ])
        #expect(builder.update() == [])
        let build = try #require(builder.build())
        #expect(texts(build) == [])
        #expect(build.tests.map(\.module) == ["CardsTests", "OtherTests"])
        #expect(build.tests.map(\.hasSwiftTesting) == [true, false])
        #expect(build.tests.map(\.hasXCTest) == [false, true])
        #expect(
            build.compiled == ["Sources/Cards/Deck.swift", "Tests/CardsTests/A.swift", "Tests/OtherTests/B.swift"])
        try write("import XCTest\nfinal class B: XCTestCase { func testC() {} }", to: "Tests/OtherTests/B.swift")
        #expect(builder.update() == ["Tests/OtherTests/B.swift"])
        let next = try #require(builder.build())
        #expect(next.tests[0].path == build.tests[0].path)
        #expect(next.tests[1].path != build.tests[1].path)
    }

    @Test func testsMayUseWhatHelpsWithThemElsewhere() throws {
        defer { try? FileManager.default.removeItem(at: scratch) }
        let builder = try builder([
            "Helpers/Waiting.swift": """
            import XCTest
            extension XCTestCase {
                func met(_ work: (@escaping () -> Void) -> Void) {
                    let end = expectation(description: "end")
                    work(end.fulfill)
                    wait(for: [end], timeout: 1)
                }
            }
            """,
            "CardsTests/A.swift": "import XCTest\nfinal class A: XCTestCase { func testA() { met { $0() } } }",
            "OtherTests/B.swift": "import XCTest\nfinal class B: XCTestCase { func testB() {} }",
        ])
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(texts(build) == [] && build.tests.map(\.module) == ["CardsTests", "OtherTests"])
        #expect(build.compiled == ["CardsTests/A.swift", "Helpers/Waiting.swift", "OtherTests/B.swift"])
    }

    @Test func anErrorIsOneButWhatTheEngineLacksIsLeftOut() throws {
        defer { try? FileManager.default.removeItem(at: scratch) }
        let deck = """
            import UIKit
            class Deck: UIView {
                var count = 3
                func prepare() {
                    count += 1
                    transferToAnotherDevice = true
                }
            }
            """
        let builder = try builder([
            "Deck.swift": deck.replacing("transferTo", with: "self.transferTo"),
            "Tests.swift": "import Testing\n@MainActor @Test func a() { #expect(Deck().count == 3) }",
        ])
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(texts(build).count == 1 && texts(build)[0].hasPrefix("warning: Deck.swift 6:"), "\(texts(build))")
        #expect(build.tests.count == 1)
        try write(
            "import Testing\n@MainActor @Test func a() { #expect(Deck().count == \"3\") }", to: "Tests.swift")
        _ = builder.update()
        let failed = try #require(builder.build())
        #expect(failed.tests.isEmpty)
        #expect(texts(failed).contains { $0.hasPrefix("error: Tests.swift 2:") }, "\(texts(failed))")
    }

    @Test func aFolderWithoutTestsSaysSo() throws {
        defer { try? FileManager.default.removeItem(at: scratch) }
        let builder = try builder(["Deck.swift": "import UIKit\nclass Deck: UIView {}"])
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(build.tests.isEmpty)
        #expect(
            build.diagnostics.map(\.message) == [
                "no tests found: files of tests import Testing, XCTest or Quick, and none here do"
            ])
    }
}
