import QuartzCore

/// A finger's drag of a collection view's item, to a place in it or to another collection view.
///
/// A copy of the cell follows the finger. While the collection view proposes to put the item among its own, the others
/// make room.
@MainActor
final class CollectionDrag: ItemDrag {
    private let source: UICollectionView
    /// Where the item is now; nil once it has been deleted.
    private var origin: IndexPath?
    private let session = DragSession()
    private let copy: UIView
    /// From the finger to the copy's centre.
    private let grip: CGPoint
    private weak var target: UICollectionView?
    private var proposal = UICollectionViewDropProposal(operation: .cancel)
    private var destination: IndexPath?
    /// Whether items have changed since the finger moved, so that ``destination`` may no longer exist.
    private var isOutdated = false

    /// Begins a drag; nil if nothing can be dragged there.
    ///
    /// - Parameters:
    ///   - view: the collection view.
    ///   - place: the finger's place in the window.
    init?(of view: UICollectionView, at place: CGPoint) {
        guard let delegate = view.dragDelegate, let window = view.window,
            let path = view.indexPathForItem(at: view.convert(place, from: nil)), let cell = view.cellForItem(at: path)
        else { return nil }
        session.place = place
        let items = delegate.collectionView(view, itemsForBeginning: session, at: path)
        guard !items.isEmpty, let copy = cell.snapshotView(afterScreenUpdates: false) else { return nil }
        session.items = items
        session.allowsMoveOperation = delegate.collectionView(view, dragSessionAllowsMoveOperation: session)
        (source, origin, self.copy) = (view, path, copy)
        let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
        grip = CGPoint(x: middle.x - place.x, y: middle.y - place.y)
        copy.isUserInteractionEnabled = false
        copy.center = middle
        copy.transform = cell.transform
        copy.layer.shadowColor = UIColor.black.cgColor
        copy.layer.shadowRadius = 12
        copy.layer.shadowOffset = CGSize(width: 0, height: 6)
        window.addSubview(copy)
        UIView.animate(withDuration: 0.2) {
            copy.transform = cell.transform.scaledBy(x: 1.05, y: 1.05)
            copy.layer.shadowOpacity = 0.25
        }
        source.carried.begin(self)
        delegate.collectionView(view, dragSessionWillBegin: session)
    }

    // MARK: On the way

    /// Follows the finger to a place in the window.
    func move(to place: CGPoint) {
        isOutdated = false
        session.place = place
        copy.center = CGPoint(x: place.x + grip.x, y: place.y + grip.y)
        let found = collectionView(at: place)
        if found !== target {
            if let target {
                leaveRoom()
                target.dropDelegate?.collectionView(target, dropSessionDidExit: session)
                target.carried.leave()
            }
            target = found
            if let found {
                found.carried.enter(self)
                found.dropDelegate?.collectionView(found, dropSessionDidEnter: session)
            }
        }
        guard let target, let delegate = target.dropDelegate else {
            destination = nil
            return
        }
        let inside = target.convert(place, from: nil)
        destination = target.carried.movement?.current ?? target.indexPathForItem(at: inside)
        proposal = delegate.collectionView(
            target, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
        guard let origin, target === source, proposal.operation == .move,
            proposal.intent == .insertAtDestinationIndexPath,
            session.allowsMoveOperation
        else { return leaveRoom() }
        guard source.carried.movement != nil || source.beginMovement(of: origin, isDrag: true) else { return }
        source.updateMovement(source.convert(copy.center, from: nil))
        destination = source.carried.movement?.current
    }

    /// Returns the collection view in front at a place that takes drops.
    private func collectionView(at place: CGPoint) -> UICollectionView? {
        let hit = source.window?.hitTest(place, with: nil)
        return sequence(first: hit, next: { $0?.superview }).lazy.compactMap { [session] view -> UICollectionView? in
            guard let view = view as? UICollectionView, let delegate = view.dropDelegate,
                delegate.collectionView(view, canHandle: session)
            else { return nil }
            return view
        }.first
    }

    /// Has the other items go back.
    private func leaveRoom() {
        if source.carried.movement?.isDrag == true { source.cancelMovement() }
    }

    /// Follows a change of a collection view's items.
    ///
    /// - Parameters:
    ///   - view: the collection view.
    ///   - newPath: returns where an item is after the change; nil if it was deleted.
    func itemsChanged(in view: UICollectionView, _ newPath: (IndexPath) -> IndexPath?) {
        isOutdated = true
        if view === source { origin = origin.flatMap(newPath) }
    }

    // MARK: The end

    /// Drops the items where the finger is.
    func drop() {
        if isOutdated { move(to: session.place) }
        guard let target, let delegate = target.dropDelegate,
            proposal.operation == .copy || proposal.operation == .move && session.allowsMoveOperation
        else { return cancel() }
        // The data source still has the item where it was: from there its changes are animated.
        leaveRoom()
        let coordinator = DropCoordinator(
            items: session.items.enumerated().map { index, item in
                DropItem(
                    dragItem: item, sourceIndexPath: target === source && index == 0 ? origin : nil,
                    previewSize: copy.bounds.size)
            }, destinationIndexPath: destination, proposal: proposal, session: session)
        delegate.collectionView(target, performDropWith: coordinator)
        let landing = coordinator.landing
        UIView.animate(withDuration: UICollectionView.updateDuration) { [copy] in
            copy.layer.shadowOpacity = 0
            if let landing, let place = landing.place(in: target) {
                copy.center = target.convert(place, to: nil)
                copy.transform = landing.isInto ? CGAffineTransform(scaleX: 0.1, y: 0.1) : .identity
                if landing.isInto { copy.alpha = 0 }
            } else {
                copy.alpha = 0
            }
            landing?.animation.run()
        } completion: { [copy] _ in
            copy.removeFromSuperview()
            landing?.animation.end()
        }
        end()
    }

    /// Has the copy go back to where it was.
    func cancel() {
        leaveRoom()
        UIView.animate(withDuration: UICollectionView.updateDuration) { [source, origin, copy] in
            copy.layer.shadowOpacity = 0
            copy.transform = .identity
            if let cell = origin.flatMap(source.cellForItem) {
                copy.center = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
            } else {
                copy.alpha = 0
            }
        } completion: { [copy] _ in
            copy.removeFromSuperview()
        }
        end()
    }

    private func end() {
        if let target {
            target.carried.leave()
            target.dropDelegate?.collectionView(target, dropSessionDidEnd: session)
        }
        source.carried.endDrag()
        source.dragDelegate?.collectionView(source, dragSessionDidEnd: session)
    }
}
