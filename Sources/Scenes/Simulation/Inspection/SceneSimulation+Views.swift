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
        var (views, details): ([StageView], [ViewDetails]) = ([], [])
        var omitted = 0
        for (index, stage) in stages.enumerated() {
            func own(_ layers: [UInt32]) -> [UInt32] { layers.compactMap { board.layer($0, on: index) } }
            var list = stage.views(
                ViewQuestion(
                    own(question.layers), properties: own(question.properties), wantsList: question.wantsList))
            for place in list.views.indices { list.views[place].layer = board.id(list.views[place].layer, of: index) }
            for place in list.details.indices {
                list.details[place].layer = board.id(list.details[place].layer, of: index)
            }
            views += list.views
            details += list.details
            omitted += list.omitted
        }
        return StageViews(views: views, omitted: omitted, details: details)
    }
}
