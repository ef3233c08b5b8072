import QuartzCore
import StageModel
import UIKit

extension SceneSimulation {
    /// Returns what the newest steps cost, which is recorded from the first question on, and for some seconds after each.
    ///
    /// O(steps that are new).
    public func costs(_ question: CostQuestion, anew: Bool) -> StageCosts? {
        record(for: SimulatedStage.stepsOfInterest)
        guard let calls = stages[0].calls else { return StageCosts() }
        let known = question.record == calls.number ? question.version : 0
        let steps = calls.steps(after: known).map { StepCost($0, tick: tick(of: $0)) }
        let details = question.steps.compactMap { wanted in
            calls.step(at: Double(wanted) / rate).map { StepParts($0, of: calls, tick: wanted) }
        }
        var faults: [CostFault] = []
        for (index, stage) in stages.enumerated() where question.wantsFaults {
            for var fault in stage.faults(calls) {
                if stages.count > 1 { fault.layer = board.id(fault.layer, of: index) }
                faults.append(fault)
            }
        }
        return StageCosts(
            record: calls.number, version: calls.version, steps: steps, details: details, faults: faults)
    }

    private func tick(of step: LayoutCalls.Step) -> UInt32 { UInt32(clamping: Int((step.time * rate).rounded())) }

    /// Forgets what the steps after the newest one cost: another way leads on from here.
    func forgetLaterCosts() {
        stages[0].calls?.forget(after: Double(tick) / rate)
    }
}

extension InputEvent {
    /// Whether a finger goes down.
    var beginsGesture: Bool {
        switch self {
        case .pointer(let sample): sample.phase == .down
        case .wheel, .key, .set, .action, .text: false
        }
    }
}

extension SimulatedStage {
    /// Returns what the calls of the stage's collection views show.
    fileprivate func faults(_ calls: LayoutCalls) -> [CostFault] {
        clock.perform {
            calls.views.filter { $0.window === window && $0.layer.presentationID != 0 }
                .sorted { $0.layer.presentationID < $1.layer.presentationID }
                .flatMap { view in
                    CallDescription(view, in: calls).found.map {
                        CostFault(
                            layer: view.layer.presentationID, owner: $0.owner, sentence: $0.sentence, method: $0.method)
                    }
                }
        }
    }
}

extension StepCost {
    @MainActor
    fileprivate init(_ step: LayoutCalls.Step, tick: UInt32) {
        self.init(tick: tick, beginsGesture: step.beginsGesture, returned: step.returned, seen: step.seen)
        for kind in times.indices { times[kind] = step.sums[kind].time }
        for kind in counts.indices { counts[kind] = step.sums[kind].count }
    }
}

extension StepParts {
    @MainActor
    fileprivate init(_ step: LayoutCalls.Step, of calls: LayoutCalls, tick: UInt32) {
        let list = calls.calls(of: step).compactMap { call in
            StepPart(rawValue: call.kind.rawValue).map { part in
                Entry(
                    part, depth: call.depth, owner: call.owner.map(ClassNames.name) ?? "", detail: call.detail.text,
                    start: call.start, duration: call.duration)
            }
        }
        self.init(tick: tick, list: list, omitted: step.omitted)
    }
}
