import QuartzCore

/// The long press that drags a collection view's items.
///
/// It fails where there is nothing to drag, and where a menu opens instead, out of which the finger drags then.
@preconcurrency @MainActor
final class DragGestureRecognizer: UILongPressGestureRecognizer {
    private var drag: CollectionDrag?

    init(collectionView: UICollectionView) {
        super.init(target: nil, action: nil)
        addAction { [weak self] _ in self?.follow() }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let view = view as? UICollectionView, let touch = touches.first else { return }
        if view.indexPathForItem(at: touch.location(in: view)) == nil { state = .failed }
    }

    override var state: State {
        get { super.state }
        set {
            guard newValue == .began, super.state == .possible, let view = view as? UICollectionView else {
                super.state = newValue
                return
            }
            let isPrevented = GestureArbiter.isPrevented(self)
            let opensMenu = !isPrevented && view.contextMenuInteraction?.decides(about: touches) == true
            drag = isPrevented || opensMenu ? nil : CollectionDrag(of: view, at: location(in: nil))
            super.state = drag == nil ? .failed : .began
        }
    }

    override func reset() {
        super.reset()
        endDrag { $0.cancel() }
    }

    private func follow() {
        switch state {
        case .began, .changed: drag?.move(to: location(in: nil))
        case .ended: endDrag { $0.drop() }
        default: endDrag { $0.cancel() }
        }
    }

    private func endDrag(_ end: (CollectionDrag) -> Void) {
        guard let ended = drag else { return }
        drag = nil
        end(ended)
    }
}
