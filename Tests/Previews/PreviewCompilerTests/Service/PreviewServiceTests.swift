import Foundation
import PreviewProtocol
import Testing

@testable import PreviewCompiler

/// The exchange of lines, over pipes.
@Suite final class PreviewServiceTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let requests = Pipe()
    private let events = Pipe()
    private let thread: Thread

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // As the program does: a service whose reader is gone must not end the others' process.
        signal(SIGPIPE, SIG_IGN)
        // The service reads until its input ends, which may be after the test: the descriptor must not be another's then.
        let (input, output) = (requests.fileHandleForReading, events.fileHandleForWriting)
        thread = Thread {
            PreviewService(input: input.fileDescriptor, output: output.fileDescriptor).run()
            try? input.close()
            try? output.close()
        }
        thread.start()
    }

    deinit {
        try? requests.fileHandleForWriting.close()
        try? FileManager.default.removeItem(at: folder)
    }

    private func send(_ text: String) throws {
        try requests.fileHandleForWriting.write(contentsOf: Data((text + "\n").utf8))
    }

    private func open(_ modules: String = "/nowhere", _ engineTime: Double = 0) throws {
        let project = PreviewProject(
            path: folder.path, modules: modules, output: folder.appendingPathComponent(".out").path,
            engineTime: engineTime)
        try send(String(decoding: try JSONEncoder().encode(PreviewRequest.open(project)), as: UTF8.self))
    }

    private func receive() throws -> PreviewEvent {
        var line = Data()
        while let byte = try events.fileHandleForReading.read(upToCount: 1), byte != Data([0x0A]) {
            line += byte
            if byte.isEmpty { break }
        }
        return try JSONDecoder().decode(PreviewEvent.self, from: line)
    }

    @Test func aProjectIsBuiltWhenItIsOpenedAndWhenAFileChanges() throws {
        let file = folder.appendingPathComponent("Deck.swift")
        try "class Deck: UICollectionViewLayout {}".write(to: file, atomically: true, encoding: .utf8)
        try open()
        // What can be seen already while it compiles.
        let deck = PreviewScene(name: "deck", title: "Deck", file: "Deck.swift", line: 1)
        #expect(try receive() == .building(BuildStart(number: 1, changed: [], scenes: [deck])))
        guard case .built(let first) = try receive() else {
            Issue.record("no build")
            return
        }
        #expect(first.scenes.map(\.name) == ["deck"])
        // There are no modules to compile against.
        #expect(first.library == nil)
        #expect(first.diagnostics.first?.message.contains("there is no module UIKit in /nowhere") == true)

        try "class Fan: UICollectionViewLayout {}".write(to: file, atomically: true, encoding: .utf8)
        #expect(try receive() == .building(BuildStart(number: 2, changed: ["Deck.swift"])))
        guard case .built(let second) = try receive() else {
            Issue.record("no build")
            return
        }
        #expect(second.scenes.map(\.name) == ["fan"])
    }

    @Test func aFileInANewFolderIsSeen() throws {
        try "class Deck: UICollectionViewLayout {}"
            .write(to: folder.appendingPathComponent("Deck.swift"), atomically: true, encoding: .utf8)
        try open()
        _ = try receive()
        _ = try receive()
        let inner = folder.appendingPathComponent("More")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try "class Fan: UICollectionViewLayout {}"
            .write(to: inner.appendingPathComponent("Fan.swift"), atomically: true, encoding: .utf8)
        guard case .building(let start) = try receive() else {
            Issue.record("no build")
            return
        }
        #expect(start.changed == ["More/Fan.swift"])
    }

    @Test func sourcesAreOptimisedAfterTheirBuild() throws {
        try "class Deck: UICollectionViewLayout {}"
            .write(to: folder.appendingPathComponent("Deck.swift"), atomically: true, encoding: .utf8)
        try open(testModules, 1e10)
        guard case .building = try receive(), case .built(let build) = try receive(),
            case .optimised(let optimised) = try receive()
        else {
            Issue.record("no build")
            return
        }
        #expect(build.diagnostics.filter { $0.severity == .error } == [])
        #expect(build.library != nil)
        #expect(!build.isOptimised)
        #expect(optimised.number == build.number)
        #expect(optimised.library != nil)
    }

    @Test func whatCanNotBeReadOrDoneIsAnswered() throws {
        try send("{}")
        guard case .fault(let unread) = try receive() else {
            Issue.record("no fault")
            return
        }
        #expect(unread.message.contains("a request can't be read"))
        try send(#"{"type":"changes","id":7,"values":{},"write":false}"#)
        #expect(try receive() == .fault(PreviewFault(id: 7, message: "no project is open")))
    }
}
