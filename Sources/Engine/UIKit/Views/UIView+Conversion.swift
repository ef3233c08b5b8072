import QuartzCore

extension UIView {
    /// This view and its ancestors, without the root: the spaces to cross on the way up.
    final var conversionPath: [UIView] {
        var views: [UIView] = []
        var view = self
        while let parent = view.superview {
            views.append(view)
            view = parent
        }
        return views
    }

    /// The view at the top of the tree that this one is in.
    final var treeRoot: UIView {
        var view = self
        while let parent = view.superview { view = parent }
        return view
    }

    private var anchor: CGPoint {
        let bounds = ownLayer.properties.bounds
        let anchorPoint = ownLayer.properties.anchorPoint
        return CGPoint(x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    }

    final func toSuperview(_ point: CGPoint) -> CGPoint {
        let (anchor, position) = (anchor, ownLayer.properties.position)
        let local = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y)
        let placed = ownLayer.properties.placement.project(local)
        return CGPoint(x: placed.x + position.x, y: placed.y + position.y)
    }

    /// Returns a point of the superview in this view's coordinates; nil if the view is seen edge-on.
    final func fromSuperview(_ point: CGPoint) -> CGPoint? {
        let (anchor, position) = (anchor, ownLayer.properties.position)
        let placed = CGPoint(x: point.x - position.x, y: point.y - position.y)
        guard let local = ownLayer.properties.placement.unproject(placed) else { return nil }
        return CGPoint(x: local.x + anchor.x, y: local.y + anchor.y)
    }
}
