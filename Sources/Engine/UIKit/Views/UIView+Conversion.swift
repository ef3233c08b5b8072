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

    /// Returns a point of this view in another one's coordinates; nil stands for those of the tree's root.
    final func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let inRoot = conversionPath.reduce(point) { $1.toSuperview($0) }
        guard let view else { return inRoot }
        let (root, otherRoot) = (treeRoot, view.treeRoot)
        // Roots lie side by side where their frames say: windows on the screen, and views that are in none as if they were.
        return view.fromRoot(
            root === otherRoot ? inRoot : otherRoot.fromSuperview(root.toSuperview(inRoot)) ?? inRoot)
    }

    /// Returns a point of the tree's root in this view's coordinates.
    final func fromRoot(_ point: CGPoint) -> CGPoint {
        conversionPath.reversed().reduce(point) { $1.fromSuperview($0) ?? $0 }
    }

    /// Returns the smallest rectangle in another view's coordinates that holds one of this view.
    final func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
        let a = convert(CGPoint(x: rect.minX, y: rect.minY), to: view)
        let b = convert(CGPoint(x: rect.maxX, y: rect.maxY), to: view)
        let c = convert(CGPoint(x: rect.minX, y: rect.maxY), to: view)
        let d = convert(CGPoint(x: rect.maxX, y: rect.minY), to: view)
        let (left, right) = (min(a.x, b.x, c.x, d.x), max(a.x, b.x, c.x, d.x))
        let (top, bottom) = (min(a.y, b.y, c.y, d.y), max(a.y, b.y, c.y, d.y))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the rectangle between the places of two corners that are given in the window's coordinates.
    final func fromWindow(_ rect: CGRect) -> CGRect {
        let origin = convert(CGPoint(x: rect.minX, y: rect.minY), from: nil)
        let end = convert(CGPoint(x: rect.maxX, y: rect.maxY), from: nil)
        return CGRect(x: origin.x, y: origin.y, width: end.x - origin.x, height: end.y - origin.y)
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
