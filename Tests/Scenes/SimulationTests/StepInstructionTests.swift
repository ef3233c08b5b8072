import Foundation
import Testing
import TestSupport

/// The instructions of a moving step, its snapshot and its encoding included, as Valgrind counts them.
///
/// They depend on no clock, and on no other program on the machine.
///
/// With `ZOETROPE_RECORD=1` in the environment the budgets are written anew: a tenth above what is counted.
@Suite struct StepInstructionTests {
    private static let file = Budgets.file("instructions")

    @Test func theMeanStepIsWithinItsBudget() throws {
        let counted = try StepInstructions.counted.get()
        if Recording.isOn {
            try Budgets.record(counted.filter { SceneNames.all.contains($0.key) }, in: Self.file)
        }
        let budgets = try Budgets.read(Self.file)
        for scene in SceneNames.all {
            let budget = try #require(budgets[scene], "no budget for \(scene): record it")
            let count = try #require(counted[scene])
            #expect(count <= budget, "\(scene) executes \(count) instructions a step")
        }
    }

    /// The percentage of a step that somebody who inspects may add to it: 15 in builds for debugging.
    ///
    /// In release builds it is up to 18.4, of monzo, and is to become 15, too.
    private static var inspectionLimit: Int {
        #if DEBUG
            15
        #else
            19
        #endif
    }

    @Test(arguments: SceneNames.all)
    func whoInspectsAddsAtMostSomeOfAStep(scene: String) throws {
        let counted = try StepInstructions.counted.get()
        let step = try #require(counted[scene])
        let added = try #require(counted[StepInstructions.inspected(scene)]) - step
        #expect(added * 100 <= step * Self.inspectionLimit, "\(scene) adds \(added) instructions to \(step) of a step")
    }
}

/// The counting of instructions by Valgrind's callgrind.
private enum StepInstructions {
    /// The counts of every scene, and of every one that somebody inspects: once for all tests, as it takes seconds.
    static let counted = Result { try count(SceneNames.all + SceneNames.all.map(inspected)) }

    /// Returns the name under which a scene is counted that somebody inspects.
    static func inspected(_ scene: String) -> String { "\(scene)+views" }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Returns the mean number of instructions of a moving step of each scene.
    private static func count(_ scenes: [String]) throws -> [String: Int] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("instructions-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appendingPathComponent("Benchmarks")
        // Valgrind takes fright at the newest debugging information, and needs none.
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        _ = try run(["strip", "--strip-debug", "-o", program.path, products.appendingPathComponent("Benchmarks").path])
        let steps = try run(program, scenes, dumping: folder.appendingPathComponent("dump"))
        var counts: [String: Int] = [:]
        for (index, line) in steps.enumerated() {
            // The dumps are numbered in the order of the scenes.
            let dump = try String(contentsOf: folder.appendingPathComponent("dump.\(index + 1)"), encoding: .utf8)
            guard let totals = dump.split(separator: "\n").last(where: { $0.hasPrefix("totals: ") }),
                let total = Int(totals.dropFirst(8)), line.steps > 0
            else { throw Failure(description: "callgrind's dump of \(line.scene) has no total") }
            counts[line.scene] = total / line.steps
            guard total > line.steps * 1000 else {
                throw Failure(description: "callgrind does not see the steps of \(line.scene): \(total) instructions")
            }
        }
        return counts
    }

    /// Runs the benchmarks' program; it prints each scene and how many of its steps were counted.
    private static func run(
        _ program: URL, _ scenes: [String], dumping file: URL
    ) throws -> [(scene: String, steps: Int)] {
        let text = try run(
            [
                "SWIFT_DETERMINISTIC_HASHING=1", "valgrind", "--tool=callgrind", "--toggle-collect=*measuredStep*",
                "--dump-after=*measuredScene*", "--callgrind-out-file=\(file.path)", program.path, "steps",
            ] + scenes)
        let lines = text.split(separator: "\n").compactMap { line -> (scene: String, steps: Int)? in
            let words = line.split(separator: " ")
            return words.count == 2 ? Int(words[1]).map { (String(words[0]), $0) } : nil
        }
        guard lines.map(\.scene) == scenes else { throw Failure(description: "Benchmarks printed: \(text)") }
        return lines
    }

    /// Runs a command, and returns what it prints.
    private static func run(_ words: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "a command failed, or is not installed: \(words.joined(separator: " "))")
        }
        return text
    }
}
