/// Where views may show something, and where bars and rounded corners don't hide it, in a surface's coordinates.
struct SafeRegion {
    var all: CGRect
    var safe: CGRect

    func offset(by offset: CGPoint) -> SafeRegion {
        SafeRegion(all: all.offsetBy(dx: offset.x, dy: offset.y), safe: safe.offsetBy(dx: offset.x, dy: offset.y))
    }

    /// Returns a rectangle that goes on to the region's edges where it reaches those of the safe part.
    func extend(_ frame: CGRect, _ edges: Edge.Set) -> CGRect {
        var (minX, minY, maxX, maxY) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
        let slack = 0.5
        if edges.contains(.top), minY <= safe.minY + slack { minY = min(minY, all.minY) }
        if edges.contains(.bottom), maxY >= safe.maxY - slack { maxY = max(maxY, all.maxY) }
        if edges.contains(.leading), minX <= safe.minX + slack { minX = min(minX, all.minX) }
        if edges.contains(.trailing), maxX >= safe.maxX - slack { maxX = max(maxX, all.maxX) }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}

/// Where and how elements are placed.
@MainActor
struct Placement {
    let host: ViewHost
    var surface: Surface
    var transaction: Transaction
    /// The regions; nil where nothing is hidden by bars, as in what scrolls.
    var region: SafeRegion?
    /// How what is placed comes and goes; nil for the usual way.
    var transition: AnyTransition?
    /// Where the surface's origin is on the screen.
    var origin = CGPoint.zero
    /// Where the views with names are on the screen.
    var spaces: [AnyHashable: CGRect] = [:]
    /// The scroll view around; nil for none.
    var scroll: ScrollElement?
    /// What views at the edges hide of views that scroll below them.
    var added = EdgeInsets()
    /// The part of the surface that is seen, in its coordinates; nil for all of it.
    var visible: CGRect?

    /// Makes changes to a view that is shown already as the transaction says.
    func change(_ view: UIView, _ changes: () -> Void) {
        if let animation = transaction.animation, !surface.isNew(view) {
            animation.run(changes)
        } else {
            UIView.performWithoutAnimation(changes)
        }
    }

    /// Puts a view at a place.
    func put(_ view: UIView, _ frame: CGRect) {
        surface.add(view, transition: transition)
        let center = CGPoint(x: frame.midX, y: frame.midY)
        guard view.bounds.size != frame.size || view.center != center else { return }
        change(view) {
            view.bounds.size = frame.size
            view.center = center
            // What stands in it moves with it.
            if transaction.animation != nil { view.layoutIfNeeded() }
        }
    }

    /// Has a large title go with what scrolls up and down and reaches the top, whatever is behind it.
    func lead(_ scrollView: UIScrollView, _ whole: CGRect) {
        guard let region, region.safe.minY > region.all.minY, whole.minY <= region.all.minY + 0.5,
            let controller = host.controller, controller.contentScrollView(for: .top) !== scrollView
        else { return }
        controller.setContentScrollView(scrollView, for: .top)
    }

    /// Returns what views at the edges hide of one that scrolls, which goes on beyond its frame.
    func added(_ frame: CGRect, _ whole: CGRect) -> EdgeInsets {
        EdgeInsets(
            top: whole.minY < frame.minY ? added.top : 0, leading: whole.minX < frame.minX ? added.leading : 0,
            bottom: whole.maxY > frame.maxY ? added.bottom : 0,
            trailing: whole.maxX > frame.maxX ? added.trailing : 0)
    }

    /// Returns a place of the surface on the screen.
    func global(_ point: CGPoint) -> CGPoint { CGPoint(x: origin.x + point.x, y: origin.y + point.y) }

    /// Returns what of a frame bars and the screen's corners hide.
    func insets(_ frame: CGRect) -> EdgeInsets {
        guard let safe = region?.safe else { return EdgeInsets() }
        return EdgeInsets(
            top: max(0, safe.minY - frame.minY), leading: max(0, safe.minX - frame.minX),
            bottom: max(0, frame.maxY - safe.maxY), trailing: max(0, frame.maxX - safe.maxX))
    }

    /// Returns what is told of a frame.
    func proxy(_ frame: CGRect) -> GeometryProxy {
        GeometryProxy(
            size: frame.size, safeAreaInsets: insets(frame), origin: global(frame.origin), spaces: spaces)
    }

    /// Places elements in a view of their own.
    func inside(_ view: UIView, _ frame: CGRect, _ surface: Surface, _ body: (Placement) -> Void) {
        put(view, frame)
        within(at: frame, isNew: self.surface.isNew(view), surface, body)
    }

    /// Places elements in a view that stands at a frame already, without animations if it is new.
    func within(at frame: CGRect, isNew: Bool, _ surface: Surface, _ body: (Placement) -> Void) {
        var inner = self
        if isNew { inner.transaction.animation = nil }
        inner.surface = surface
        inner.transition = nil
        inner.origin = global(frame.origin)
        inner.region = region?.offset(by: CGPoint(x: -frame.minX, y: -frame.minY))
        inner.visible = visible?.offsetBy(dx: -frame.minX, dy: -frame.minY)
        surface.begin()
        body(inner)
        surface.commit(inner.transaction)
    }
}
