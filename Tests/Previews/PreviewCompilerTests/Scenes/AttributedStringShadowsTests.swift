import Foundation
import Testing

@testable import PreviewCompiler

@Suite struct AttributedStringShadowsTests {
    @Test(arguments: ["Scenes/Demonstrations/Catalogue", "Engine/UIKit/Text"])
    func previewedCodeHasTheInitializersThatTheEngineHas(folder: String) throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let sources = tests.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources")
        let text = try String(
            contentsOf: sources.appendingPathComponent("\(folder)/NSAttributedString+Releasing.swift"), encoding: .utf8)
        func body(_ text: String) -> [Substring] { Array(text.split(separator: "\n").dropFirst()) }
        #expect(!body(text).isEmpty)
        #expect(body(text) == body(AttributedStringShadows.source))
    }

    @Test func aProjectWithAnAttributedStringOfItsOwnHasNone() {
        func files(_ source: String) -> Int {
            AttributedStringShadows.files(with: ProjectIndex(project(["A.swift": source]))).count
        }
        #expect(files("class A { let a = NSAttributedString(string: \"\") }") == 1)
        #expect(files("class A: NSMutableAttributedString {}") == 0)
        #expect(files("class A: NSAttributedString {}\nclass B: A {}") == 0)
        #expect(files("class A: NSTextStorage {}") == 0)
    }
}
