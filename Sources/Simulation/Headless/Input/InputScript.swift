import Foundation
import Scenes
import StageModel

/// The events of a headless run, as JSON Lines. A first line of `{"restore":{...},"tick":N}` has the run begin where a
/// checkpoint says, after that tick.
public struct InputScript: Equatable, Sendable {
    /// What a line holds.
    public struct Entry: Equatable, Sendable {
        public var tick: UInt32
        public var event: InputEvent

        public init(tick: UInt32, event: InputEvent) {
            self.tick = tick
            self.event = event
        }
    }

    /// Where a run begins.
    public struct Start: Equatable, Sendable {
        public var checkpoint: StageCheckpoint
        /// The step that it begins after.
        public var tick: UInt32
        /// Where it is written, counted from 1.
        public private(set) var line = 1

        public init(checkpoint: StageCheckpoint, tick: UInt32) {
            self.checkpoint = checkpoint
            self.tick = tick
        }

        init(checkpoint: StageCheckpoint, tick: UInt32, line: Int) {
            self.init(checkpoint: checkpoint, tick: tick)
            self.line = line
        }
    }

    /// What is wrong with a line.
    public struct Fault: Error, Equatable, CustomStringConvertible {
        /// Counted from 1.
        public var line: Int
        public var problem: String

        public init(line: Int, problem: String) {
            self.line = line
            self.problem = problem
        }

        public var description: String { "input line \(line): \(problem)" }
    }

    /// nil: the scene's own start.
    public private(set) var start: Start?
    /// In order of tick.
    public private(set) var entries: [Entry] = []

    /// - Parameter entries: in order of tick, none before the start.
    public init(start: Start? = nil, entries: [Entry] = []) {
        self.start = start
        self.entries = entries
    }

    /// - Parameters:
    ///   - text: JSON Lines; empty lines are allowed.
    ///   - scene: whose parameters and actions the lines may name.
    ///   - stage: points. Of a text that says where it begins, that start's counts.
    ///   - parameters: the values that the run begins with: a later change must go with them. Likewise.
    /// - Throws: ``Fault``.
    @MainActor
    public init(_ text: String, scene: any SceneDefinition, stage: CGSize, parameters: [String: StageValue]) throws {
        try self.init(ParsedInput(text), scene: scene, stage: stage, parameters: parameters)
    }

    /// As above.
    @MainActor
    init(_ parsed: ParsedInput, scene: any SceneDefinition, stage: CGSize, parameters: [String: StageValue]) throws {
        var check = try ScriptCheck(parsed, scene: scene, stage: stage, parameters: parameters)
        _ = try check.goOn { true }
        self.init(start: parsed.start, entries: parsed.entries.map(\.entry))
    }

    /// Where a run of `text` begins, if it says so.
    ///
    /// - Throws: ``Fault``.
    public static func start(of text: String) throws -> Start? {
        guard let (number, line) = lines(text).first(where: { _ in true }) else { return nil }
        do {
            return try start(line, number: number)
        } catch {
            throw Fault(line: number, problem: "\(error)")
        }
    }

    /// Those that are not empty, with their numbers.
    static func lines(_ text: String) -> some Sequence<(Int, String)> {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().lazy
            .filter { !$0.element.allSatisfy(\.isWhitespace) }.map { ($0.offset + 1, String($0.element)) }
    }
}
