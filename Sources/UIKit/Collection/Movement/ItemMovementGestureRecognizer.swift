import QuartzCore

/// The long press that carries a collection view's items.
///
/// It fails at once on an item that the data source does not let be moved.
@preconcurrency @MainActor
final class ItemMovementGestureRecognizer: UILongPressGestureRecognizer {
    /// From the finger to the item's centre.
    private var grip = CGPoint.zero

    init(collectionView: UICollectionView) {
        super.init(target: nil, action: nil)
        addAction { [weak self, weak collectionView] _ in
            guard let self, let collectionView else { return }
            self.carry(in: collectionView)
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let view = view as? UICollectionView, let touch = touches.first else { return }
        let path = view.indexPathForItem(at: touch.location(in: view))
        let canMove = path.map { view.dataSource?.collectionView(view, canMoveItemAt: $0) == true } ?? false
        if !canMove { state = .failed }
    }

    private func carry(in view: UICollectionView) {
        let place = location(in: view)
        switch state {
        case .began:
            guard let path = view.indexPathForItem(at: place), view.beginInteractiveMovementForItem(at: path),
                let center = view.movement?.position
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
