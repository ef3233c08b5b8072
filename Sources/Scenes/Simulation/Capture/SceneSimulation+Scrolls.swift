import SceneContract
import StageModel
import UIKit

extension SceneSimulation {
    /// The state of the stage's scroll views, from back to front.
    public var scrolls: StageScrolls {
        let all = stages.map(Self.scrolls)
        return all.count > 1 ? board.joined(all) : all[0]
    }

    private static func scrolls(of stage: SimulatedStage) -> StageScrolls {
        stage.clock.perform {
            let items = stage.content.observedViews.flatMap { $0.itemsOnScreen(of: stage.window) }
                .filter { $0.view.isCaptured }
            return StageScrolls(
                views: scrollViews(in: stage.window).map { StageScrolls.View($0) },
                items: items.map {
                    StageScrolls.Item(layer: $0.view.layer.presentationID, section: $0.section, item: $0.index)
                })
        }
    }

    /// Returns the scroll views within a view, back to front.
    private static func scrollViews(in view: UIView) -> [UIScrollView] {
        view.subviews.filter(\.isCaptured).flatMap { subview in
            ((subview as? UIScrollView).map { [$0] } ?? []) + scrollViews(in: subview)
        }
    }
}

extension UIView {
    /// Whether a snapshot has shown the view.
    fileprivate var isCaptured: Bool { layer.presentationID != 0 }
}

extension StageScrolls.View {
    @MainActor
    fileprivate init(_ view: UIScrollView) {
        let inset = view.adjustedContentInset
        self.init(
            layer: view.layer.presentationID,
            contentSize: SIMD2(Double(view.contentSize.width), Double(view.contentSize.height)),
            insets: SIMD4(Double(inset.top), Double(inset.left), Double(inset.bottom), Double(inset.right)),
            velocity: SIMD2(view.scrollVelocity), projected: view.projectedContentOffset.map { SIMD2($0) },
            target: view.targetContentOffset.map { SIMD2($0) })
    }
}

extension SIMD2<Double> {
    /// Makes a pair of a point's coordinates without minus zeros.
    fileprivate init(_ point: CGPoint) {
        self.init(Double(point.x == 0 ? 0 : point.x), Double(point.y == 0 ? 0 : point.y))
    }
}
