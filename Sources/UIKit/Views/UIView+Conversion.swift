import QuartzCore

extension UIView {
    /// A point of this view's space in that of `view` (nil: the window's).
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let inRoot = path.reduce(point) { $1.toSuperview($0) }
        guard let view else { return inRoot }
        return view.path.reversed().reduce(inRoot) { $1.fromSuperview($0) ?? $0 }
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let view else {
            return path.reversed().reduce(point) { $1.fromSuperview($0) ?? $0 }
        }
        return view.convert(point, to: self)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let a = convert(CGPoint(x: rect.minX, y: rect.minY), to: view)
        let b = convert(CGPoint(x: rect.maxX, y: rect.maxY), to: view)
        let c = convert(CGPoint(x: rect.minX, y: rect.maxY), to: view)
        let d = convert(CGPoint(x: rect.maxX, y: rect.minY), to: view)
        let (left, right) = (min(a.x, b.x, c.x, d.x), max(a.x, b.x, c.x, d.x))
        let (top, bottom) = (min(a.y, b.y, c.y, d.y), max(a.y, b.y, c.y, d.y))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let view else {
            let origin = convert(CGPoint(x: rect.minX, y: rect.minY), from: nil)
            let end = convert(CGPoint(x: rect.maxX, y: rect.maxY), from: nil)
            return CGRect(x: origin.x, y: origin.y, width: end.x - origin.x, height: end.y - origin.y)
        }
        return view.convert(rect, to: self)
    }

    /// This view and its ancestors, without the root: the spaces to cross on the way up.
    private var path: [UIView] {
        var views: [UIView] = []
        var view = self
        while let parent = view.superview {
            views.append(view)
            view = parent
        }
        return views
    }

    private var anchor: CGPoint {
        let bounds = layer.model.bounds
        let anchorPoint = layer.model.anchorPoint
        return CGPoint(x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    }

    final func toSuperview(_ point: CGPoint) -> CGPoint {
        let (anchor, position) = (anchor, layer.model.position)
        let local = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y)
        let placed = layer.model.transform.project(local)
        return CGPoint(x: placed.x + position.x, y: placed.y + position.y)
    }

    /// nil if the view is seen edge-on.
    final func fromSuperview(_ point: CGPoint) -> CGPoint? {
        let (anchor, position) = (anchor, layer.model.position)
        let placed = CGPoint(x: point.x - position.x, y: point.y - position.y)
        guard let local = layer.model.transform.unproject(placed) else { return nil }
        return CGPoint(x: local.x + anchor.x, y: local.y + anchor.y)
    }
}
