import ArgumentParser
import Foundation
import Simulation
import StageModel

/// What the steps of a session cost: numbers of calls, which are the same on each machine, instructions, and times.
struct SessionCosts: Codable, Equatable {
    /// The number of steps.
    var steps = 0
    /// The number of calls of each kind; `attributes` are those that layouts returned, `seen` those of them in sight.
    var counts: [String: Int] = [:]
    /// The microseconds of each part of the steps on the machine on which they were recorded.
    var microseconds: [String: Int] = [:]
    /// The instructions of all steps; nil where they could not be counted.
    var instructions: Instructions?

    /// Instructions, which are as many each time but for a little on machines of one kind.
    struct Instructions: Codable, Equatable {
        var count: UInt64
        /// The processor's kind, and whether the engine was optimised.
        var machine: String
    }

    /// Makes costs of steps.
    init(of steps: [StepCost]) {
        self.steps = steps.count
        for part in StepPart.counted {
            counts["\(part)"] = steps.reduce(0) { $0 + $1.counts[part.rawValue] }
        }
        counts["attributes"] = steps.reduce(0) { $0 + $1.returned }
        counts["seen"] = steps.reduce(0) { $0 + $1.seen }
        for part in StepPart.allCases {
            microseconds["\(part)"] = Int(steps.reduce(0) { $0 + $1.times[part.rawValue] } / 1000)
        }
    }

    /// Returns what costs more than it did, in the order of the names; counts are compared exactly, instructions within a bound,
    /// times are not.
    func growth(since recorded: SessionCosts) -> [String] {
        counts.sorted { $0.key < $1.key }.compactMap { name, count in
            // To see more of what was returned costs nothing.
            let before = recorded.counts[name] ?? 0
            return name != "seen" && count > before ? "\(name) \(count) instead of \(before)" : nil
        } + instructionGrowth(since: recorded)
    }

    /// The share by which the instructions may differ from what was recorded: what hashes fall together differs from run to run.
    private static let bound = 0.1

    /// Returns what costs less than it did.
    func saving(since recorded: SessionCosts) -> [String] {
        recorded.growth(since: self)
    }

    /// Returns how many more instructions there are, if they were counted both times, on machines of one kind.
    private func instructionGrowth(since recorded: SessionCosts) -> [String] {
        guard let now = instructions, let before = recorded.instructions, now.machine == before.machine,
            Double(now.count) > Double(before.count) * (1 + Self.bound)
        else { return [] }
        return ["instructions \(now.count) instead of \(before.count)"]
    }

    /// The time of all steps in words.
    var time: String {
        // A file may say any number.
        let sum = microseconds.values.reduce(0) { $0 + Double($1) }
        let counted = instructions.map { ", \($0.count) instructions on \($0.machine)" } ?? ""
        return "\(steps) steps in \(String(format: "%.1f", sum / 1000)) ms\(counted)"
    }
}

/// The costs of a simulation's steps, read while it runs.
@MainActor
final class CostReader {
    private let simulation: SceneSimulation
    private var known = CostQuestion()
    private var steps: [UInt32: StepCost] = [:]
    /// What costs more than it has to, each sentence with the numbers with which it was found last.
    private var faults: [String: String] = [:]

    /// Makes a reader, from which on the simulation's steps are recorded.
    init(_ simulation: SceneSimulation) {
        self.simulation = simulation
        read()
    }

    /// Reads what the newest steps cost.
    func read() {
        guard let costs = simulation.costs(known, anew: true) else { return }
        for step in costs.steps { steps[step.tick] = step }
        for fault in costs.faults {
            faults["\(fault.owner) \(fault.sentence.filter { !$0.isNumber })"] = "\(fault.owner): \(fault.sentence)"
        }
        known = CostQuestion(record: costs.record, version: costs.version)
    }

    var costs: SessionCosts { SessionCosts(of: steps.sorted { $0.key < $1.key }.map(\.value)) }

    /// What was found, in the order of the classes.
    var found: [String] { faults.sorted { $0.key < $1.key }.map(\.value) }
}
