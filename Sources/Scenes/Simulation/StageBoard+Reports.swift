import StageModel

/// What is known of several stages, under the ids that their layers have among those of all.
extension StageBoard {
    /// Returns the scroll views of all stages.
    ///
    /// - Parameter stages: of each stage its own; nil for one of which nothing is known.
    /// - Returns: all, stage by stage.
    package func joined(_ stages: [StageScrolls?]) -> StageScrolls {
        var (views, items): ([StageScrolls.View], [StageScrolls.Item]) = ([], [])
        for (index, scrolls) in stages.enumerated() {
            guard let scrolls else { continue }
            views += scrolls.views.map { view in
                var view = view
                view.layer = id(view.layer, of: index)
                return view
            }
            items += scrolls.items.map { item in
                var item = item
                item.layer = id(item.layer, of: index)
                return item
            }
        }
        return StageScrolls(views: views, items: items)
    }

    /// Returns the part of a question that is about one stage's views, by their ids there.
    package func question(_ question: ViewQuestion, on stage: Int) -> ViewQuestion {
        func own(_ layers: [UInt32]) -> [UInt32] { layers.compactMap { layer($0, on: stage) } }
        return ViewQuestion(
            own(question.layers), properties: own(question.properties), wantsList: question.wantsList)
    }

    /// Returns the views of all stages.
    ///
    /// - Parameter stages: of each stage its answer to ``question(_:on:)``.
    /// - Returns: all, stage by stage.
    package func joined(_ stages: [StageViews]) -> StageViews {
        var all = StageViews()
        for (index, list) in stages.enumerated() {
            all.views += list.views.map { view in
                var view = view
                view.layer = id(view.layer, of: index)
                return view
            }
            all.details += list.details.map { detail in
                var detail = detail
                detail.layer = id(detail.layer, of: index)
                return detail
            }
            all.omitted += list.omitted
        }
        return all
    }
}
