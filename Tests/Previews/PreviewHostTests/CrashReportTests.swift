import Foundation
import Glibc
import TestClient
import Testing

@testable import PreviewHost

/// How a process has ended, as a place in the sources.
@Suite struct CrashReportTests {
    private func frame(_ function: String, _ file: String? = nil, _ line: Int = 1) -> CrashReport.Frame {
        CrashReport.Frame(function: function, place: file.map { CrashReport.Place(file: $0, line: line) })
    }

    private static let cards = ProjectSources(folder: "/project", files: ["Cards.swift"])

    @Test func theFirstLineOfTheProjectIsMeant() {
        let report = CrashReport(
            output: "before\nzoetrope/Cards.swift:12: Fatal error: no cards\nCurrent stack trace:",
            symbols: [
                frame("thunk"), frame("Deck.first()", "/elsewhere/Deck.swift", 4),
                frame("CardsLayout.prepare()", "/project/Cards.swift", 3),
                frame("Cards.show()", "/project/Cards.swift", 9),
            ])
        let problem = report.problem(in: Self.cards, reason: "it ended")
        #expect(problem.file == "Cards.swift")
        #expect(problem.line == 3)
        #expect(problem.message == "no cards, in CardsLayout.prepare()")
        // Whoever called it is known, too.
        #expect(
            problem.trace == [
                .init(file: "Cards.swift", line: 3, function: "CardsLayout.prepare()"),
                .init(file: "Cards.swift", line: 9, function: "Cards.show()"),
            ])
    }

    /// kudoleh/iOS-Clean-Architecture-MVVM: a controller of a storyboard that its factory gives what it shows.
    @Test func ofAControllerThatLacksWhatOthersGiveItThePreviewThatHelpsIsNamed() {
        let report = CrashReport(
            output: "a.swift:3: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value",
            symbols: [frame("Cards.viewDidLoad()", "/project/Cards.swift", 3)])
        let fault = "Unexpectedly found nil while implicitly unwrapping an Optional value, in Cards.viewDidLoad()"
        #expect(report.problem(in: Self.cards, reason: "it ended").message == fault)
        #expect(
            report.problem(in: Self.cards, reason: "it ended", isAlone: true).message
                == fault + ": what another screen, a network or a database gives it is not here: a #Preview that gives "
                + "it values of its own shows it")
        let other = CrashReport(output: "a.swift:3: Fatal error: no cards")
        #expect(other.problem(in: Self.cards, reason: "it ended", isAlone: true).message == "no cards")
    }

    /// Onix-Systems/RainyRefreshControl: a view of a framework that is not here is left out where it is made, and so are the lines
    /// that give it to a property which others unwrap.
    @Test func ofANilThatWhatIsLeftOutWouldHaveFilledThatIsNamed() {
        let output =
            "zoetrope: 'Cards.turn' is left out: no pop\nzoetrope: a part of 'Cards.viewDidLoad' is left out: there is no "
            + "SpriteKit\nzoetrope: a part of 'Deck.viewDidLoad' is left out: there is no AVKit\n"
        let end =
            "zoetrope: 'Stars.shine' is left out: no pop\na.swift:3: Fatal error: Unexpectedly found nil while unwrapping an Optional value"
        func message(_ function: String, isAlone: Bool = true) -> String {
            CrashReport(output: output + end, symbols: [frame(function, "/project/Cards.swift", 3)])
                .problem(in: Self.cards, reason: "it ended", isAlone: isAlone).message
        }
        let fault = "Unexpectedly found nil while unwrapping an Optional value, in "
        #expect(
            message("Cards.viewDidLoad()")
                == fault + "Cards.viewDidLoad(): a part of 'Cards.viewDidLoad' is left out: there is no SpriteKit")
        let sorted = "Cards.sort(): a part of 'Cards.viewDidLoad' is left out: there is no SpriteKit"
        #expect(message("Cards.sort()") == fault + sorted)
        #expect(message("closure #1 in Cards.sort()") == fault + "closure #1 in \(sorted)")
        #expect(message("Hand.sort()", isAlone: false) == fault + "Hand.sort(): 'Stars.shine' is left out: no pop")
        // houstonPark/StrategyBasedCollectionViewController: what another stage has come to in the same process is no
        // reason for a controller that is shown without what the app gives it.
        #expect(message("Hand.sort()").hasPrefix(fault + "Hand.sort(): what another screen, a network or a database"))
    }

    /// sasasan03/UICollectionViewDiffableDataSourceApp: a hundred requests that fail resume one continuation.
    @Test func anErrorOfTheNetworkThatIsNotThereIsExplained() {
        let report = CrashReport(
            output: "Fatal error: resumed twice, throwing Error Domain=NSURLErrorDomain Code=-1009 \"(null)\"!")
        #expect(
            report.problem(in: Self.cards, reason: "it ended").message
                == "resumed twice, throwing Error Domain=NSURLErrorDomain Code=-1009 \"(null)\"!: previews have no "
                + "network, so that every request fails: a #Preview, or a stand-in in .zoetrope, can have answers of its "
                + "own")
    }

    @Test(.timeLimit(.minutes(1))) func aProgramThatHangsIsKilled() throws {
        let output = Symbolizer.run("/bin/sh", ["-c", "echo $$; exec sleep 600"], within: 0.2)
        let process = try #require(Int32(String(decoding: output, as: UTF8.self).dropLast()))
        #expect(kill(process, 0) == -1)
    }

    @Test func aPathFromTheProjectsFolderOnIsFoundFromAnyFolder() throws {
        let folder = try TestFolder(["Cards/Deck.swift": "one\ntwo\nthree"])
        let problem = CrashReport(output: "", symbols: [frame("Deck.pick(_:)", "Cards/Deck.swift", 2)])
            .problem(in: ProjectSources(folder: folder.path, files: ["Cards/Deck.swift"]), reason: "it ended")
        #expect(problem.file == "Cards/Deck.swift" && problem.line == 2 && problem.source == "two")
    }

    @Test(arguments: [
        ("Cards.swift:9: Precondition failed: a card too many", "a card too many"),
        ("Cards.swift:9: Precondition failed", "a precondition failed"),
        ("Cards.swift:9: Assertion failed: 3: too far", "3: too far"),
        ("Cards.swift:9: Assertion failed", "an assertion failed"),
        ("Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range", "Index out of range"),
        (
            "Could not cast value of type 'Swift.Int' (0x7fcbc89da698) to 'Swift.String' (0x7fcbc89d7ca0).",
            "Could not cast value of type 'Swift.Int' to 'Swift.String'."
        ),
        // As dekatotoro/PullToRefreshSwift passes the address of a context to an observer that is called at once.
        (
            """
            Simultaneous accesses to 0x563322d70538, but modification requires exclusive access.
            Previous access (a modification) started at preview-1_1.so`Deck.context.modify + 31 (0x7f84b558e56f).
            Current access (a modification) started at:
            2    preview-1_1.so                     0x00007f84b558e550 Deck.context.modify + 31
            Fatal access conflict detected.
            """,
            "simultaneous accesses, but modification requires exclusive access: Deck.context.modify has not ended"
        ),
    ])
    func whatSwiftWritesLastIsTheMessage(line: String, message: String) {
        let output =
            "Fatal error: that is text\n\(line)\nCurrent stack trace:\n0 libswiftCore.so swift_reportError + 33"
        #expect(CrashReport(output: output, trap: .init(signal: 4)).message == message)
        #expect(CrashReport(output: "Fatal errors: none").message == nil)
    }

    @Test func aCheckThatTheCompilerPutIntoTheCodeIsTheMessage() {
        let report = CrashReport(
            output: "", trap: .init(signal: 4),
            symbols: [
                frame("Swift runtime failure: Index out of range"), frame(""), frame("subscript.get"),
                frame("Deck.pick(_:)", "/project/Deck.swift", 8),
            ])
        let sources = ProjectSources(folder: "/project", files: ["Deck.swift"])
        let problem = report.problem(in: sources, reason: "it ended")
        #expect(problem.message == "Index out of range, in Deck.pick(_:)")
        #expect(problem.line == 8)
    }

    @Test func codeOfTheCompilersIsWhereItsFunctionIsDeclared() throws {
        let report = CrashReport(output: "", symbols: [frame("CardsLayout.prepare()"), frame("Deck.prepare()")])
        let folder = try TestFolder([
            "Deck.swift": "class Deck {\n    func prepare() {}\n}",
            "Cards/Cards.swift":
                "class CardsLayout {\n\n    override func prepare() {\n    }\n}\nclass Fan: CardsLayout { override func prepare() {} }",
        ])
        let sources = ProjectSources(folder: folder.path, files: ["Deck.swift", "Cards/Cards.swift"])
        let problem = report.problem(in: sources, reason: "a step took longer than 2 s")
        #expect(problem.file == "Cards/Cards.swift")
        #expect(problem.line == 3)
        #expect(problem.source == "    override func prepare() {")
        #expect(problem.message == "a step took longer than 2 s, in CardsLayout.prepare()")
    }

    @Test func withoutALineThereIsAReason() {
        let problem = CrashReport(output: "Killed").problem(in: Self.cards, reason: "a step took longer than 2 s")
        #expect(problem.file == nil)
        #expect(problem.message == "a step took longer than 2 s")
    }

    /// What a process writes is what its code wants it to write.
    @Test(arguments: [
        "../secret", "Cards/../../secret", "/project/../secret", "/etc/passwd", "secret.swift", "link.swift",
        "Links/a.swift",
        "./Cards.swift",
    ])
    func aFileThatWasNotCompiledIsNeverRead(named file: String) throws {
        let root = try TestFolder(["secret": "password", "outside/a.swift": "password", "project/Cards.swift": "cards"])
        let manager = FileManager.default
        try Data("password".utf8).write(to: root.url.appendingPathComponent("project/secret.swift"))
        let project = root.path + "/project"
        try manager.createSymbolicLink(atPath: project + "/link.swift", withDestinationPath: "../secret")
        try manager.createSymbolicLink(atPath: project + "/Links", withDestinationPath: "../outside")
        let report = CrashReport(output: "", symbols: [frame("Cards.prepare()", file)])
        let sources = ProjectSources(folder: project, files: ["Cards.swift"])
        #expect(report.problem(in: sources, reason: "it ended").source == nil)
        #expect(report.problem(in: sources, reason: "it ended").file == nil)
        // Nor is a link in the place of one that was, or what is outside.
        let all = ProjectSources(folder: project, files: [file])
        let isInside = file == "secret.swift"
        #expect((report.problem(in: all, reason: "it ended").source != nil) == isInside)
    }

    @Test func aCompiledFileThatBecameALinkIsNotRead() throws {
        let root = try TestFolder(["secret": "password", "project/Cards.swift": "cards"])
        let report = CrashReport(output: "", symbols: [frame("f()", "Cards.swift")])
        let sources = ProjectSources(folder: root.path + "/project", files: ["Cards.swift"])
        #expect(report.problem(in: sources, reason: "it ended").source == "cards")
        let file = root.path + "/project/Cards.swift"
        try FileManager.default.removeItem(atPath: file)
        try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "../secret")
        #expect(report.problem(in: sources, reason: "it ended").source == nil)
    }

    @Test func aSignalSaysWhatItCan() {
        #expect(
            CrashReport(output: "", trap: .init(signal: 11, overflows: true)).message?.contains("recursion") == true)
        #expect(CrashReport(output: "", trap: .init(signal: 11)).message?.contains("memory") == true)
        // That of the server, which has a reason.
        #expect(CrashReport(output: "", trap: .init(signal: 14)).message == nil)
    }

    @Test func whatTheToolchainPrintsIsRead() {
        let output = """
            [{"Address":"0x2c7b","ModuleName":"a.so","Symbol":[\
            {"Column":0,"FileName":"/<compiler-generated>","FunctionName":"subscript.get","Line":0},\
            {"Column":17,"FileName":"Cards/Deck.swift","FunctionName":"$s2P14DeckC4pickyS2iF","Line":8}]},\
            {"Address":"0x1","ModuleName":"a.so","Symbol":[]}]
            """
        #expect(
            Symbolizer.frames(of: Data(output.utf8))
                == [frame("subscript.get"), frame("$s2P14DeckC4pickyS2iF", "Cards/Deck.swift", 8)])
    }
}
