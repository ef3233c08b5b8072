import QuartzCore

/// The long press that opens a context menu, and goes on in it: who lifts the finger on an entry chooses that.
///
/// It fails where there is no menu. Of an item that can be dragged, a finger that moves on takes the item out of the menu.
@preconcurrency @MainActor
final class ContextMenuGestureRecognizer: UILongPressGestureRecognizer {
    private let menu: (CGPoint) -> ContextMenu?
    private var opened: ContextMenu?
    /// Where the menu was opened, in the window.
    private var start = CGPoint.zero
    private var drag: CollectionDrag?

    /// Makes a press that is not added to a view yet.
    ///
    /// - Parameter menu: returns the menu at a place in the recogniser's view; nil for none.
    init(_ menu: @escaping (CGPoint) -> ContextMenu?) {
        self.menu = menu
        super.init(target: nil, action: nil)
        addAction { [weak self] _ in self?.follow() }
    }

    override var state: State {
        get { super.state }
        set {
            guard newValue == .began, super.state == .possible else {
                super.state = newValue
                return
            }
            opened = GestureArbiter.isPrevented(self) ? nil : menu(location(in: view))
            super.state = opened == nil ? .failed : .began
        }
    }

    private func follow() {
        guard let window = view?.window else { return }
        let place = location(in: window)
        switch state {
        case .began:
            start = place
            if let opened { ContextMenuPresenter.present(opened, in: window, animated: true) }
        case .changed:
            if hypot(place.x - start.x, place.y - start.y) > allowableMovement { beginDrag(in: window) }
            if let drag { drag.move(to: place) } else { MenuPresenter.current(in: window)?.pointAt(place) }
        case .ended:
            if let drag { drag.drop() } else { MenuPresenter.current(in: window)?.liftAt(place) }
        default: drag?.cancel()
        }
    }

    override func reset() {
        super.reset()
        (opened, drag) = (nil, nil)
    }

    /// Takes what is lifted out of its menu, if it can be dragged.
    private func beginDrag(in window: UIWindow) {
        guard let take = opened?.drag else { return }
        opened?.drag = nil
        let presenter = MenuPresenter.current(in: window) as? ContextMenuPresenter
        presenter?.putDown()
        drag = take(start)
        if drag == nil { presenter?.lift() } else { presenter?.close() }
    }
}
