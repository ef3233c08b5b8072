import Foundation
import SceneContract
import StageModel

/// The events of a headless run, as JSON Lines.
///
/// A first line of `{"restore":{...},"tick":N}` has the run begin at a checkpoint, after that tick.
public struct InputScript: Equatable, Sendable {
    /// An event and the step in which it takes effect.
    public struct Entry: Equatable, Sendable {
        /// The step.
        public var tick: UInt32
        /// The event.
        public var event: InputEvent

        /// Makes an entry of a step and an event.
        public init(tick: UInt32, event: InputEvent) {
            self.tick = tick
            self.event = event
        }
    }

    /// The state from which a run begins.
    public struct Start: Equatable, Sendable {
        /// The state.
        public var checkpoint: StageCheckpoint
        /// The step after which the run begins.
        public var tick: UInt32
        /// The number of its line, from 1.
        public private(set) var line = 1

        /// Makes a start of a state and the step after which the run begins.
        public init(checkpoint: StageCheckpoint, tick: UInt32) {
            self.checkpoint = checkpoint
            self.tick = tick
        }

        init(checkpoint: StageCheckpoint, tick: UInt32, line: Int) {
            self.init(checkpoint: checkpoint, tick: tick)
            self.line = line
        }
    }

    /// A fault of a line.
    public struct Fault: Error, Equatable, CustomStringConvertible {
        /// The line's number, from 1.
        public var line: Int
        /// The fault in words, with the valid values.
        public var problem: String

        /// Makes a fault of a line's number and the fault in words.
        public init(line: Int, problem: String) {
            self.line = line
            self.problem = problem
        }

        /// The fault as `input line N: ...`.
        public var description: String { "input line \(line): \(problem)" }
    }

    /// The state from which the run begins; nil for the scene's own.
    public private(set) var start: Start?
    /// The events by ascending tick.
    public private(set) var entries: [Entry] = []

    /// Makes a script of its events.
    ///
    /// - Parameters:
    ///   - start: the state from which the run begins; nil for the scene's own.
    ///   - entries: by ascending tick, none before the start.
    public init(start: Start? = nil, entries: [Entry] = []) {
        self.start = start
        self.entries = entries
    }

    /// Parses and checks a script.
    ///
    /// - Parameters:
    ///   - text: JSON Lines; empty lines are allowed.
    ///   - scene: the scene whose parameters and actions the lines may name.
    ///   - stage: the stage's size in points; that of the text's start is used instead if it has one.
    ///   - parameters: the values at the run's beginning, with which later changes must be compatible; those of the
    ///     text's start are used instead if it has one.
    /// - Throws: ``Fault``.
    @MainActor
    public init(_ text: String, scene: any SceneDefinition, stage: CGSize, parameters: [String: StageValue]) throws {
        try self.init(ParsedInput(text), scene: scene, stage: stage, parameters: parameters)
    }

    /// Checks a parsed script, as ``init(_:scene:stage:parameters:)`` does.
    @MainActor
    init(_ parsed: ParsedInput, scene: any SceneDefinition, stage: CGSize, parameters: [String: StageValue]) throws {
        var check = try ScriptCheck(parsed, scene: scene, stage: stage, parameters: parameters)
        _ = try check.goOn { true }
        self.init(start: parsed.start, entries: parsed.entries.map(\.entry))
    }

    /// Returns the state from which a run of `text` begins, if the text has one.
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

    /// Returns the lines that are not empty, with their numbers from 1.
    static func lines(_ text: String) -> some Sequence<(Int, String)> {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().lazy
            .filter { !$0.element.allSatisfy(\.isWhitespace) }.map { ($0.offset + 1, String($0.element)) }
    }
}
