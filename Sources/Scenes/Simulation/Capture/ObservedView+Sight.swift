import SceneContract
import UIKit

extension ObservedView {
    /// The items of which something is to be seen on the stage.
    func itemsOnScreen(of stage: UIWindow) -> [Item] {
        let seen = view.layer.presented
        return items.filter { Self.isOnScreen($0.view, in: view, seen, stage: stage) }
    }

    /// Whether any of the view shows within its container and the stage.
    private static func isOnScreen(
        _ item: UIView, in container: UIView, _ seen: LayerProperties, stage: UIWindow
    ) -> Bool {
        let box = item.layer.presented.frame
        if item.superview === container, seen.masksToBounds, !haveCommonArea(box, seen.bounds) { return false }
        guard let parent = item.superview else { return false }
        var onStage = parent.convert(box, to: stage)
        // The space of a container that moves is where it is seen, not where it will be.
        let model = container.layer.properties
        onStage.origin.x += seen.position.x - model.position.x
        onStage.origin.y += seen.position.y - model.position.y
        return haveCommonArea(onStage, stage.bounds)
    }
}
