import QuartzCore

/// The long press that carries the items of the collection view that it, or a view around its own, is added to.
///
/// It fails at once on an item that the data source does not let be moved.
@preconcurrency @MainActor
final class ItemMovementGestureRecognizer: UILongPressGestureRecognizer {
    /// From the finger to the item's centre.
    private var grip = CGPoint.zero

    init() {
        super.init(target: nil, action: nil)
        addAction { [weak self] _ in
            guard let self, let list else { return }
            carry(in: list)
        }
    }

    private var list: UICollectionView? {
        sequence(first: view, next: { $0?.superview }).lazy.compactMap { $0 as? UICollectionView }.first
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let view = list, let touch = touches.first else { return }
        let path = view.indexPathForItem(at: touch.location(in: view))
        let canMove = path.map { view.dataSource?.collectionView(view, canMoveItemAt: $0) == true } ?? false
        if !canMove { state = .failed }
    }

    private func carry(in view: UICollectionView) {
        let place = location(in: view)
        switch state {
        case .began:
            guard let path = view.indexPathForItem(at: place), view.beginInteractiveMovementForItem(at: path),
                let center = view.carried.movement?.position
            else {
                state = .cancelled
                return
            }
            grip = CGPoint(x: center.x - place.x, y: center.y - place.y)
        case .changed:
            view.updateInteractiveMovementTargetPosition(CGPoint(x: place.x + grip.x, y: place.y + grip.y))
        case .ended: view.endInteractiveMovement()
        default: view.cancelInteractiveMovement()
        }
    }
}
