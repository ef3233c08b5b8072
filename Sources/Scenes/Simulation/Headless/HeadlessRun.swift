import Foundation
import SceneContract
import StageModel

/// A run of a scene without viewers, as fast as possible, with a record of what they would see.
@MainActor
public struct HeadlessRun {
    /// The simulation that is run.
    public var simulation: SceneSimulation
    /// The events that are sent.
    public var script: InputScript
    /// The number of steps; nil runs until the stage is at rest after the last event, ten minutes at most.
    public var ticks: UInt32?
    /// The distance of the steps that are recorded; above 0.
    public var every: UInt32

    /// Makes a run of its attributes.
    public init(simulation: SceneSimulation, script: InputScript, ticks: UInt32?, every: UInt32) {
        self.simulation = simulation
        self.script = script
        self.ticks = ticks
        self.every = every
    }

    /// Runs the simulation, and writes a JSON line for its first tick and for each `every`-th after it.
    ///
    /// An event is in the line of its tick, or in the next one that is written.
    ///
    /// - Parameters:
    ///   - write: is given each line.
    ///   - show: is given the snapshot at the first tick and after each step that changed it.
    /// - Throws: what `write` throws.
    public func run(_ write: (Data) throws -> Void, show: (StageSnapshot) -> Void = { _ in }) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var events = simulation.drainReports()
        func writeLine(moving: Bool) throws {
            var line = try encoder.encode(simulation.record(moving: moving, events: events))
            line.append(UInt8(ascii: "\n"))
            try write(line)
            events = []
        }
        var shown = simulation.snapshot()
        show(shown)
        try writeLine(moving: simulation.needsStep)
        var next = script.entries.startIndex
        let start = simulation.tick
        let lastEvent = max(script.entries.last?.tick ?? 0, start)
        let longestRun = UInt32(600 * simulation.rate)
        let end = (ticks == nil ? lastEvent : start).addingReportingOverflow(ticks ?? longestRun)
        var tick = start
        while tick < (end.overflow ? .max : end.partialValue) {
            tick += 1
            let due = script.entries[next...].prefix { $0.tick <= tick }
            next = due.endIndex
            simulation.advance(to: tick, with: due.map(\.event))
            events += simulation.drainReports()
            let now = simulation.snapshot()
            let changes = !now.showsTheSame(as: shown)
            if changes { show(now) }
            let moving = simulation.needsStep || changes
            shown = now
            if (tick - start) % every == 0 { try writeLine(moving: moving) }
            if ticks == nil, tick >= lastEvent, !moving { break }
        }
    }
}
