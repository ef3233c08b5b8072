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

        var objects = ModuleObjects(module: "Deck", of: before.library.files, withCombine: false)
        objects.keep(Array(before.library.files.indices))
        let isValid = objects.update(to: after.library.files, withCombine: false)
        #expect(isValid)
        #expect(objects.outdated(inGroups: 4).joined().map { after.library.files[$0].name } == ["Deck.swift"])
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

    // MARK: Any series of edits

    /// Declarations by which what is made of one file depends on another: each is somewhere or nowhere.
    private static let pieces = [
        "class Base#: UIView { @objc func turn#() { print(1) } }",
        "extension Base# { override func layoutSubviews() { super.layoutSubviews(); print(help#) } }",
        "private let help# = 1",
        "let help# = 2",
        "class Sub#: Base# { override func turn#() { super.turn#() } }",
        "@objc protocol Host# { @objc optional func deck(didTurn number: Int) }",
        "class Guest#: NSObject, Host# { func deck(didTurn number: Int) { print(number) } }",
        "class Caller# { weak var host: Host#?; func call() { host?.deck?(didTurn: 1) } }",
        "class Caller2# { func call(_ host: AnyObject) { let other: Host#? = nil; _ = other?.deck; host.deck?(didTurn: 1) } }",
        "func local#() { let kind: UIView.Type = UIView.self; _ = kind }",
        "func maker#() { _ = kind.init(); _ = self.made.init() }",
        "func rates#(_ view: UIScrollView) { view.decelerationRate = UIScrollViewDecelerationRateFast }",
        "func rate#(_ view: UIScrollView) { view.decelerationRate = 0.9 }",
        "func names#() { let a = Base#.self; let b = a.init(frame: .zero); _ = b }",
        "enum Kind# { case own(Base#.Type) }",
        "func match#(_ kind: Kind#) { switch kind { case .own(let made): _ = made.init() } }",
        "extension UIView { @objc func shine#() { print(1) } }",
        "class Shiny#: UIView { override func shine#() { super.shine#() } }",
        "var computed#: Int { class Hidden#: UIView { func a() {} }; return 1 }",
        "class Heir#: Hidden# { override func a() { super.a() } }",
        "typealias Root# = UIView",
        "class Aliased#: Root# { override func a() {} }",
        "protocol Plain# { init() }",
        "extension UILabel: Plain# {}",
        "func plain#<P: Plain#>(_ type: P.Type) -> P { type.init() }",
        "import SDWebImage",
        "func load#(_ view: UIImageView) { view.sd_setImage(with: nil) }",
        "extension UIImageView { func sd_setImage(with url: URL?) {} }",
        "extension String { var characters: [Character] { Array(self) } }",
        "func old#(_ text: String) { print(text.characters.count) }",
        "func former#() { let color = UIColor.red; UIKeyboardWillShow; _ = color }",
        "class Scroller#: UIViewController, UIScrollViewDelegate {}",
        "class Lower#: Scroller# { func scrollViewDidScroll(_ scrollView: UIScrollView) { print(2) } }",
        "class Equal#: NSObject { override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) } }",
        "class Segue#: UIStoryboardSegue { override init(identifier: String?, source: UIViewController, destination: UIViewController) { super.init(identifier: identifier, source: source, destination: destination) } }",
        "class Seen#: UIViewController { var gap: CGFloat = 8; let base = Base#() }",
        "#Preview { Seen#() }",
        "func far#() { Deck.global() ; help# }",
        "import Deck",
        "struct Model# { var a = 1 }",
    ]

    /// A project as a model has it: which pieces stand in which file, and a number in each.
    private struct Model {
        var random: SplitMix64
        var files: [String: (pieces: [Int], number: Int)] = [:]

        mutating func change() {
            let paths = files.keys.sorted()
            let path = paths.randomElement(using: &random)
            switch (Int.random(in: 0..<10, using: &random), path) {
            case (0, _):
                let place = ["", "Cards/", "Example/", ".zoetrope/"].randomElement(using: &random)!
                files["\(place)File\(Int.random(in: 0..<12, using: &random)).swift"] = ([36, 35], 0)
            case (1, let path?): files[path] = nil
            case (2, let path?): files["Moved/\(path.split(separator: "/").last!)"] = files.removeValue(forKey: path)
            case (3..<6, let path?): files[path]?.number += 1
            case (_, let path?):
                let piece = Int.random(in: 0..<pieces.count, using: &random) * 2 + Int.random(in: 0..<2, using: &random)
                if let place = files[path]?.pieces.firstIndex(of: piece) {
                    files[path]?.pieces.remove(at: place)
                } else {
                    files[path]?.pieces.append(piece)
                }
            default: files["File0.swift"] = ([36, 35], 0)
            }
        }

        var texts: [String: String] {
            files.mapValues { pieces, number in
                // Each piece is there in two kinds.
                (["import UIKit", "func count\(number % 3)() { print(\(number)) }"]
                    + pieces.map { PreviewAttemptTests.pieces[$0 / 2].replacing("#", with: "\($0 % 2)") })
                    .joined(separator: "\n") + "\n"
            }
        }
    }

    @Test(arguments: 1...4) func afterAnySeriesOfEditsItIsAsMadeAnew(seed: UInt64) throws {
        var model = Model(random: SplitMix64(seed: seed))
        for step in 0..<100 {
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
