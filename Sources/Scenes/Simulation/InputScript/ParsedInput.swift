import StageModel

/// The parsed lines of a script, before they are checked against a scene.
///
/// Parsing takes long for long texts; any thread may do it.
public struct ParsedInput: Sendable {
    typealias Fault = InputScript.Fault

    /// The state from which the run begins, if the text has one.
    public let start: InputScript.Start?
    /// The events with the numbers of their lines, by ascending tick, none before the start.
    let entries: [(line: Int, entry: InputScript.Entry)]

    /// The lines' start and events, which have not been checked against a scene.
    public var script: InputScript { InputScript(start: start, entries: entries.map(\.entry)) }

    /// Parses a text.
    ///
    /// - Parameter text: JSON Lines; empty lines are allowed.
    /// - Throws: ``InputScript/Fault``.
    public init(_ text: String) throws {
        let start = try InputScript.start(of: text)
        var entries: [(line: Int, entry: InputScript.Entry)] = []
        for (number, line) in InputScript.lines(text) where number != start?.line {
            do {
                guard let entry = try InputScript.entry(line) else { continue }
                if let last = entries.last?.entry, entry.tick < last.tick {
                    throw LineProblem("tick \(entry.tick) comes after tick \(last.tick); lines go in order of tick")
                }
                if let start, entry.tick < start.tick {
                    throw LineProblem("tick \(entry.tick) is before the log's start, \(start.tick)")
                }
                entries.append((number, entry))
            } catch {
                throw Fault(line: number, problem: "\(error)")
            }
        }
        self.start = start
        self.entries = entries
    }
}
