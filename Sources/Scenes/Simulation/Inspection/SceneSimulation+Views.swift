import StageModel
import UIKit

extension SceneSimulation {
    /// Returns the views on the stage, each after the one around it, and what is known of some of them.
    ///
    /// O(layers on the stage).
    public func views(describing layers: [UInt32], anew: Bool) -> StageViews? {
        guard stages.count > 1 else { return stages[0].views(describing: Set(layers)) }
        var (views, details): ([StageView], [ViewDetails]) = ([], [])
        var omitted = 0
        for (index, stage) in stages.enumerated() {
            let wanted = layers.compactMap { board.layer($0, on: index) }
            var list = stage.views(describing: Set(wanted))
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
