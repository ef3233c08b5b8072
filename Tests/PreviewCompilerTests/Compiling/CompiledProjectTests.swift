import Foundation
import PreviewProtocol
import StageTime
import Testing

@testable import PreviewCompiler

/// Whole folders through the compiler, against the modules that the tests are built with.
@Suite(.serialized) final class CompiledProjectTests {
    private let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: scratch)
    }

    private var code: URL { scratch.appendingPathComponent("code") }

    private func write(_ text: String, to name: String) throws {
        let file = code.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func builder(_ path: String) throws -> PreviewBuilder {
        try PreviewBuilder(
            PreviewProject(
                path: path, modules: testModules, output: scratch.appendingPathComponent("out").path,
                engineTime: .infinity), additions: [(name: Shadows.fileName, text: Shadows.source)])
    }

    private func errors(_ build: PreviewBuild) -> [String] {
        build.diagnostics.filter { $0.severity == .error }.map { "\($0.file ?? ""):\($0.line): \($0.message)" }
    }

    @Test(arguments: ["Carousel", "Deck", "Swipe", "Timeline", "Wallet", "Waterfall", "Week"])
    func aFolderInTheStyleOfPublishedLayoutsCompilesAsItStands(name: String) throws {
        let builder = try builder("\(#filePath)/../../Projects/\(name)")
        #expect(builder.update() == [])
        let build = builder.build()
        #expect(errors(build) == [])
        #expect(build.library.map(FileManager.default.fileExists(atPath:)) == true)
        #expect(!build.scenes.isEmpty)
        #expect(builder.update() == nil)
    }

    @Test func anErrorHasThePlaceInTheUsersFileAndGoesWhenItIsMended() throws {
        let layout = "import UIKit\nclass Deck: UICollectionViewLayout {\n    @objc var gap: CGFloat = VALUE\n}\n"
        try write(layout.replacing("VALUE", with: "8"), to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        #expect(builder.build().library != nil)

        try write(layout.replacing("VALUE", with: "oops"), to: "Deck.swift")
        #expect(builder.update() == ["Deck.swift"])
        let broken = builder.build()
        let error = try #require(broken.diagnostics.first)
        #expect(broken.library == nil)
        #expect((error.file, error.line, error.column) == ("Deck.swift", 3, 30))
        #expect(error.source == "    @objc var gap: CGFloat = oops")

        try write(layout.replacing("VALUE", with: "9"), to: "Deck.swift")
        #expect(builder.update() == ["Deck.swift"])
        #expect(errors(builder.build()) == [])
    }

    @Test func aFileThatNeverCompiledDoesNotHideTheOthers() throws {
        try write("import UIKit\nclass Deck: UICollectionViewLayout {}\n", to: "Deck.swift")
        let fan = "import UIKit\nclass Fan: UICollectionViewLayout { let map = MKMapView() }\n"
        try write(fan + "#Preview(\"Map\") { MKMapView() }\n", to: "Fan.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = builder.build()
        #expect(build.scenes.map(\.name) == ["deck"])
        #expect(build.library != nil)
        #expect(build.leftOut.map(\.file) == ["Fan.swift"])
        #expect(build.leftOut.first?.reason.contains("cannot find 'MKMapView' in scope") == true)
        // Whoever looks for the preview in it is told.
        let lost = try #require(build.diagnostics.first { $0.severity == .warning })
        #expect((lost.file, lost.line) == ("Fan.swift", 3))
        #expect(lost.message.hasPrefix("this #Preview is not shown: it does not compile: line 2: "))

        // A stub is a reason to try again.
        try write("import UIKit\nclass MKMapView: UIView {}\n", to: ".zoetrope/Maps.swift")
        _ = builder.update()
        #expect(builder.build().scenes.map(\.name) == ["map", "deck", "fan"])
    }

    @Test func tunedValuesAreWrittenUnlessTheFileHasChanged() throws {
        let text = "import UIKit\nclass Deck: UICollectionViewLayout {\n    var gap: CGFloat = 8 // points\n}\n"
        try write(text, to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        _ = builder.build()
        let line = SourceChange(
            file: "Deck.swift", line: 3, old: "    var gap: CGFloat = 8 // points",
            new: "    var gap: CGFloat = 12 // points")
        func change(write: Bool) throws -> SourceChanges {
            try builder.change(SourceChangeRequest(id: 1, values: ["Deck.gap": .number(12)], write: write))
        }
        #expect(try change(write: false) == SourceChanges(id: 1, lines: [line], isWritten: false))
        #expect(try String(contentsOf: code.appendingPathComponent("Deck.swift"), encoding: .utf8) == text)

        try write(text + "// typed meanwhile\n", to: "Deck.swift")
        #expect(throws: PreviewFault.self) { try change(write: true) }

        _ = builder.update()
        _ = builder.build()
        #expect(try change(write: true).isWritten)
        #expect(
            try String(contentsOf: code.appendingPathComponent("Deck.swift"), encoding: .utf8)
                == text.replacing("= 8", with: "= 12") + "// typed meanwhile\n")
    }

    @Test func anEngineThatWasBuiltAgainIsRefused() throws {
        try write("import UIKit\nclass Deck: UICollectionViewLayout {}\n", to: "Deck.swift")
        let builder = try PreviewBuilder(
            PreviewProject(
                path: code.path, modules: testModules, output: scratch.appendingPathComponent("out").path, engineTime: 1
            ))
        _ = builder.update()
        let build = builder.build()
        #expect(build.library == nil)
        #expect(errors(build).first?.contains("was built again after the running zoetrope was") == true)
    }

    @Test func nothingToShowIsSaid() throws {
        try write("struct A {}", to: "A.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        #expect(errors(builder.build()).first?.contains("nothing here can be shown") == true)
    }

    @Test func aPathThatIsNotThereIsNamed() {
        let fault = #expect(throws: PreviewFault.self) { try self.builder("/nowhere/at/all") }
        #expect(fault?.message == "there is nothing at /nowhere/at/all")
    }
}

/// The folder with the modules of the build that runs the tests.
private let testModules: String = {
    // The tests' bundle is beside it.
    let arguments = ProcessInfo.processInfo.arguments
    let bundle = arguments.first { $0.hasSuffix(".xctest") } ?? arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent("Modules").path
}()
