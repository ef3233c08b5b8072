/// A view of UIKit into which elements put theirs, in the order in which they are placed.
@MainActor
final class Surface {
    let view: UIView
    private struct Item {
        let view: UIView
        var transition: AnyTransition?
    }
    private var shown: [Item] = []
    private var next: [Item] = []
    private var leaving: Set<ObjectIdentifier> = []
    /// The animation of a part, which counts for what goes away where the whole has none.
    private var partial: Animation?

    init(_ view: UIView) { self.view = view }

    /// Begins to place what is shown.
    func begin() {
        next = []
        partial = nil
    }

    /// Tells how a part of what is placed is animated.
    func note(_ animation: Animation?) {
        if let animation { partial = animation }
    }

    /// Whether a view is not shown yet.
    func isNew(_ child: UIView) -> Bool {
        child.superview !== view || leaving.contains(ObjectIdentifier(child))
    }

    /// Puts a view in front of those before.
    func add(_ child: UIView, transition: AnyTransition?) {
        // One that begins elsewhere is placed twice.
        if let index = next.firstIndex(where: { $0.view === child }) { next.remove(at: index) }
        next.append(Item(view: child, transition: transition))
    }

    /// Shows what was placed, and removes what was not.
    func commit(_ transaction: Transaction) {
        let wanted = Set(next.map { ObjectIdentifier($0.view) })
        let animation = transaction.animation ?? partial
        for item in shown where !wanted.contains(ObjectIdentifier(item.view)) { remove(item, animation) }
        let ordered = view.subviews.filter { wanted.contains(ObjectIdentifier($0)) && !isNew($0) }
        let inserted = next.filter { isNew($0.view) }
        if !inserted.isEmpty || !ordered.elementsEqual(next.lazy.map(\.view), by: ===) {
            for item in next {
                leaving.remove(ObjectIdentifier(item.view))
                view.addSubview(item.view)
            }
        }
        shown = next
        guard let animation else { return }
        for item in inserted { (item.transition ?? .opacity).insert(item.view, animation) }
    }

    private func remove(_ item: Item, _ animation: Animation?) {
        // It may stand in another view by now.
        guard item.view.superview === view else { return }
        guard let animation else { return item.view.removeFromSuperview() }
        let id = ObjectIdentifier(item.view)
        leaving.insert(id)
        (item.transition ?? .opacity).remove(item.view, animation) { [weak self, weak view = item.view] in
            // It may have come back.
            guard let self, let view, leaving.remove(id) != nil else { return }
            view.removeFromSuperview()
        }
    }
}

/// A view that is there for those in it: by itself it takes no touches.
class ContainerView: UIView {
    /// Whether touches between its views are its own.
    var takesTouches = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self && !takesTouches ? nil : found
    }
}
