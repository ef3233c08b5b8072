import Foundation
import Testing

@testable import PreviewCompiler

@Suite struct LibraryCommandsTests {
    @Test func aCommandIsSplitAsAShellDoes() {
        #expect(
            LibraryCommands.words(#"/usr/bin/clang -o 'a b'.so  "c d" e\ f ''"#)
                == ["/usr/bin/clang", "-o", "a b.so", "c d", "e f", ""])
    }

    @Test func swiftcsProgramsAreFoundForOtherSources() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("commands \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let found = LibraryCommands(in: folder.path) { module, library in
            ["-module-name", module, "-emit-library", "-o", library, "-wmo", "-parse-as-library"]
        }
        let source = folder.appendingPathComponent("It's a source.swift").path
        try "public let answer = 42".write(toFile: source, atomically: true, encoding: .utf8)
        let library = folder.appendingPathComponent("lib.so").path
        let parts = LibraryCommands.parts(of: library)
        try FileManager.default.createDirectory(atPath: parts, withIntermediateDirectories: true)
        for command in try #require(found).commands(for: [source], module: "Answer", library: library) {
            let run = try Subprocess.run(command[0], Array(command.dropFirst()))
            #expect(run.status == 0, "\(run.output)")
        }
        let symbols = try #require(FileManager.default.contents(atPath: library))
        #expect(symbols.range(of: Data("$s6Answer6answerSivp".utf8)) != nil)
    }
}
