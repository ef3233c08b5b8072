import QuartzCore

/// The long press that drags a collection view's items.
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

    private func follow() {
        let place = location(in: nil)
        switch state {
        case .began:
            guard let view = view as? UICollectionView, let drag = CollectionDrag(of: view, at: place) else {
                state = .cancelled
                return
            }
            self.drag = drag
            drag.move(to: place)
        case .changed: drag?.move(to: place)
        case .ended:
            drag?.drop()
            drag = nil
        default:
            drag?.cancel()
            drag = nil
        }
    }
}
