import StageModel
import UIKit

extension SceneSimulation {
    /// Has the calls of layouts recorded, as long as another simulation of the same scene does, and with its own.
    func goOnRecording(as other: SceneSimulation) {
        guard let calls = other.stages[0].calls else { return }
        for stage in stages { stage.record(in: calls, for: SimulatedStage.stepsOfInterest) }
    }

    /// Has the calls of layouts recorded from now on.
    package func recordCalls() { record(for: .max) }

    /// Has the calls of layouts recorded for some steps.
    func record(for steps: Int) {
        let calls = stages[0].calls ?? LayoutCalls()
        for stage in stages { stage.record(in: calls, for: steps) }
    }

    /// The number of calls of a kind since they are recorded.
    package func callCount(_ kind: LayoutCall.Kind) -> Int { stages[0].calls?.totals[kind.rawValue] ?? 0 }

    /// Returns the views on the stage, each after the one around it, and what is known of some of them.
    ///
    /// O(layers on the stage).
    public func views(_ question: ViewQuestion, anew: Bool) -> StageViews? {
        record(for: SimulatedStage.stepsOfInterest)
        guard stages.count > 1 else { return stages[0].views(question) }
        return board.joined(
            stages.enumerated().map { index, stage in stage.views(board.question(question, on: index)) })
    }
}
