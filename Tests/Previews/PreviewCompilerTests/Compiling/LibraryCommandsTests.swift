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
        let found = try #require(
            LibraryCommands(in: folder.path) { module, library in
                ["-O", "-module-name", module, "-emit-library", "-o", library, "-parse-as-library"]
            })
        let texts = ["It's a source": "public let answer = number", "number": "let number = 42"]
        let names = texts.keys.sorted()
        for (name, text) in texts {
            try text.write(to: folder.appendingPathComponent("\(name).swift"), atomically: true, encoding: .utf8)
        }
        let sources = names.map { folder.appendingPathComponent("\($0).swift").path }
        let objects = names.map { folder.appendingPathComponent("\($0).o").path }
        let library = folder.appendingPathComponent("lib.so").path
        // Not in the order of the sources.
        let compiled = zip(sources, objects).reversed().map { (source: $0, object: $1) }
        func run(_ command: [String]) throws {
            let run = try Subprocess.run(command[0], Array(command.dropFirst()))
            #expect(run.status == 0, "\(run.output)")
        }
        try run(found.check(sources, of: sources, module: "Answer"))
        try run(found.checkFlow(sources, of: sources, module: "Answer"))
        #expect(objects.allSatisfy { !FileManager.default.fileExists(atPath: $0) })
        let unoptimised = found.compile(compiled, of: sources, module: "Answer", isOptimised: false)
        #expect(unoptimised.contains("-Onone"))
        #expect(unoptimised.contains("-O") == false)
        try run(unoptimised)
        try run(found.compile(compiled, of: sources, module: "Answer"))
        let asked = try #require(AutolinkEntries(of: objects[0])).arguments
        #expect(asked.contains("-lswiftCore"))
        let link = found.link(objects, asking: asked, to: library)
        // It is the linker itself, which starts no other program.
        #expect(try #require(link.first).split(separator: "/").last?.hasPrefix("ld") == true)
        try run(link)
        let symbols = try #require(FileManager.default.contents(atPath: library))
        #expect(symbols.range(of: Data("$s6Answer6answerSivp".utf8)) != nil)
    }
}
