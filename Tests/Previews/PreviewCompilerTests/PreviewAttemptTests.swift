import Foundation
import PreviewProtocol
import TestSupport
import Testing

@testable import PreviewCompiler

/// What is made of a project while earlier attempts' parts are kept, beside what is made of it anew.
@Suite final class PreviewAttemptTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let kept = KeptParts()
    private lazy var reader = try! ProjectReader(folder.path)
    private var broken = BrokenCode()
    private var isFirst = true

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func write(_ files: [String: String]) throws {
        let known = Set(reader.listing.files.keys)
        for path in known.subtracting(files.keys) {
            try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
        }
        for (path, text) in files where reader.sources[path].map({ $0.original != Array(text.utf8) }) ?? true {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        for path in reader.update(isFirst: isFirst)?.paths ?? [] { broken.update(path, reader.sources[path]) }
        isFirst = false
    }

    private func attempt() -> PreviewAttempt {
        PreviewAttempt(of: reader, without: broken, additions: [], keeping: kept)
    }

    // MARK: One file of many

    private func many(_ number: Int) -> [String: String] {
        var files = Dictionary(
            uniqueKeysWithValues: (0..<99).map { index in
                ("Card\(index).swift", "import UIKit\nclass Card\(index): UIView { func turn() { print(\(index)) } }")
            })
        files["Deck.swift"] = """
            import UIKit
            class Deck: UIViewController {
                var cards = [\((0..<99).map { "Card\($0)()" }.joined(separator: ", "))]
                func deal() { print(\(number)) }
            }
            #Preview { Deck() }
            """
        return files
    }

    @Test func ofAHundredFilesOneIsReadRewrittenAndCompiledAgain() throws {
        try write(many(0))
        let before = attempt()
        #expect(kept.edits.visited == 100)
        try write(many(1))
        let after = attempt()
        #expect(kept.edits.visited == 101)
        #expect(after.selection.files.count == 100)
        let parsed = zip(before.selection.files, after.selection.files).filter { $0 !== $1 }.map(\.1.path)
        #expect(parsed == ["Deck.swift"])

        var objects = ModuleObjects(module: "Deck", of: before.library.files)
        objects.keep(Array(before.library.files.indices))
        let isValid = objects.update(to: after.library.files)
        #expect(isValid)
        #expect(objects.outdated(inGroups: 4).joined().map { after.library.files[$0].name } == ["Deck.swift"])
    }

    /// The modules of airbnb/epoxy-ios have a `DiffIdentifier` each, of which one is for all of its module.
    @Test func aTypeThatAFileHasForItselfIsToldFromAnotherModulesOfItsName() throws {
        var files = many(0)
        files["Sources/Bars/Bar.swift"] = "struct Mark {}\nlet bar = Mark()"
        files["Sources/Items/Item.swift"] = "private struct Mark {}\nprivate let item = Mark()"
        try write(files)
        let texts = attempt().reduced.map { String(decoding: $0.text, as: UTF8.self) }
        #expect(texts.contains("struct Mark {}\nlet bar = Mark()"))
        #expect(texts.contains("private struct Mar0 {}\nprivate let item = Mar0()"))
    }

    @Test func whatHasNotChangedIsNotGoneThroughAtAll() throws {
        try write(many(0))
        _ = attempt()
        _ = attempt()
        #expect(kept.edits.visited == 100)
    }

    @Test func aFileWithABrokenPartIsParsedOnceWithoutIt() throws {
        try write(many(0))
        let line = 4
        let fault = PreviewDiagnostic(
            severity: .error, file: "Deck.swift", line: line, column: 19,
            message: "cannot find 'print' in scope", source: nil)
        let isNew = broken.add([fault], in: reader.sources)
        #expect(isNew)
        let before = attempt()
        let visited = kept.edits.visited
        let after = attempt()
        #expect(zip(before.reduced, after.reduced).allSatisfy { $0 === $1 })
        #expect(before.reduced.contains { $0.path == "Deck.swift" && $0.text != $0.original })
        #expect(kept.edits.visited == visited)
    }

    // MARK: Several apps

    /// An app whose delegate shows a controller in its scene's window.
    private func app(_ name: String, _ code: String) -> [String: String] {
        [
            "\(name)/AppDelegate.swift": """
            import UIKit
            @main class \(name)AppDelegate: UIResponder, UIApplicationDelegate {}
            class \(name)Delegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    window = UIWindow(frame: .zero)
                    window?.rootViewController = \(name)Controller()
                }
            }
            """,
            "\(name)/Controller.swift": "import UIKit\nclass \(name)Controller: UIViewController {\n\(code)\n}",
        ]
    }

    @Test func anotherAppDoesNotStandForTheBeginningOfTheOneThatIsPreviewed() throws {
        let wheel =
            "    override func viewDidLoad() {\n        _ = turn()\n    }\n    func turn() -> Int {\n        spin()\n    }"
        try write(app("Fonts", "").merging(app("Wheel", wheel)) { first, _ in first })
        let whole = attempt()
        #expect(whole.list.scenes.map(\.path).first == "Wheel/AppDelegate.swift")
        #expect(whole.list.scenes.map(\.name).prefix(2) == ["app", "app-2"])
        #expect(
            whole.apps.notes(in: folder.path).map(\.message) == [
                "of 2 apps here Wheel is shown; the other: zoetrope preview \(folder.path)/Fonts"
            ])
        let fault = PreviewDiagnostic(
            severity: .error, file: "Wheel/Controller.swift", line: 7, column: 9,
            message: "cannot find 'spin' in scope", source: "        spin()")
        let isNew = broken.add([fault], in: reader.sources)
        #expect(isNew)
        let list = attempt().list
        #expect(list.scenes.map(\.path).first == "Wheel/AppDelegate.swift")
        #expect(list.notes.contains { $0.message.contains("shown as WheelDelegate starts it as far as it goes") })
    }

    // MARK: Any series of edits

    @Test(arguments: 1...2) func afterAnySeriesOfEditsItIsAsMadeAnew(seed: UInt64) throws {
        var model = RandomProject(seed: seed)
        for step in 0..<60 {
            for _ in 0..<Int.random(in: 1...(step == 0 ? 60 : 2), using: &model.random) { model.change() }
            try write(model.texts)
            if Int.random(in: 0..<10, using: &model.random) == 0 { leaveOut(&model.random) }
            let warm = attempt()
            let cold = PreviewAttempt(of: try freshReader(), without: broken, additions: [])
            expectEqual(warm, cold, "seed \(seed), step \(step)")
        }
        #expect(kept.edits.visited > 0)
    }

    private func freshReader() throws -> ProjectReader {
        let reader = try ProjectReader(folder.path)
        _ = reader.update(isFirst: true)
        return reader
    }

    /// Says that a line of a file does not compile.
    private func leaveOut(_ random: inout SplitMix64) {
        guard let file = reader.sources.values.sorted(by: { $0.path < $1.path }).randomElement(using: &random) else {
            return
        }
        let line = Int.random(in: 2...max(2, file.lines.count), using: &random)
        let fault = PreviewDiagnostic(
            severity: .error, file: file.path, line: line, column: 20, message: "cannot find 'a' in scope",
            source: file.lines.content(of: line))
        _ = broken.add([fault], in: reader.sources)
    }

    private func expectEqual(_ warm: PreviewAttempt, _ cold: PreviewAttempt, _ place: String) {
        #expect(warm.library.files.map(\.name) == cold.library.files.map(\.name), "\(place)")
        for (one, other) in zip(warm.library.files, cold.library.files) where one.text != other.text {
            Issue.record(
                "\(place): \(one.name)\n\(String(decoding: one.text, as: UTF8.self))\nanew:\n\(String(decoding: other.text, as: UTF8.self))"
            )
        }
        #expect(warm.rewritten.notes == cold.rewritten.notes, "\(place)")
        #expect(warm.list.scenes.map(\.message) == cold.list.scenes.map(\.message), "\(place)")
        #expect(warm.list.notes == cold.list.notes, "\(place)")
        #expect(warm.selection.leftOut == cold.selection.leftOut, "\(place)")
    }
}
