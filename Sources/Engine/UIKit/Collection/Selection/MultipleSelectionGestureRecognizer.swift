import QuartzCore

/// The pan of two fingers that selects every item from where it begins to where it is.
///
/// A single finger that moves is not its concern: it scrolls.
@preconcurrency @MainActor
final class MultipleSelectionGestureRecognizer: UIGestureRecognizer {
    private weak var collectionView: UICollectionView?
    /// The item at which the gesture began, the one at which it is, and what was selected before.
    private var session: (start: IndexPath, end: IndexPath, selected: Set<IndexPath>)?

    init(collectionView: UICollectionView) {
        self.collectionView = collectionView
        super.init(target: nil, action: nil)
        addAction { [weak self] _ in self?.select() }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count > 2 else { return }
        for touch in touches { ignore(touch, for: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive {
            state = .changed
        } else if self.touches.contains(where: { $0.distanceFromOrigin > GestureConstants.slop }) {
            state = self.touches.count == 2 && mayBegin ? .began : .failed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .cancelled : .failed
    }

    private var path: IndexPath? {
        collectionView.flatMap { $0.indexPathForItem(at: location(in: $0)) }
    }

    private var mayBegin: Bool {
        guard let collectionView, let path else { return false }
        return collectionView.delegate?.collectionView(
            collectionView, shouldBeginMultipleSelectionInteractionAt: path) == true
    }

    private func select() {
        guard let view = collectionView else { return }
        switch state {
        case .began:
            guard let path else { return }
            session = (path, path, view.selection.selected)
            view.delegate?.collectionView(view, didBeginMultipleSelectionInteractionAt: path)
            extend(in: view)
        case .changed:
            guard let path, path != session?.end else { return }
            session?.end = path
            extend(in: view)
        case .ended, .cancelled, .failed:
            guard session != nil else { return }
            session = nil
            view.delegate?.collectionViewDidEndMultipleSelectionInteraction(view)
        case .possible: break
        }
    }

    /// Selects what lies between the gesture's ends, and what was selected before.
    ///
    /// O(items between them).
    private func extend(in view: UICollectionView) {
        guard let session else { return }
        let (first, last) = (min(session.start, session.end), max(session.start, session.end))
        var wanted = session.selected
        for section in first.section...last.section {
            let start = section == first.section ? first.item : 0
            let end = section == last.section ? last.item + 1 : view.numberOfItems(inSection: section)
            for item in start..<max(start, end) { wanted.insert(IndexPath(item: item, section: section)) }
        }
        for path in view.selection.selected.subtracting(wanted).sorted() {
            guard view.delegate?.collectionView(view, shouldDeselectItemAt: path) != false else { continue }
            view.deselectItem(at: path, animated: false)
            view.delegate?.collectionView(view, didDeselectItemAt: path)
        }
        for path in wanted.subtracting(view.selection.selected).sorted() {
            guard view.delegate?.collectionView(view, shouldSelectItemAt: path) != false else { continue }
            view.selectItem(at: path, animated: false, scrollPosition: [])
            view.delegate?.collectionView(view, didSelectItemAt: path)
        }
    }
}

extension UICollectionView {
    /// Whether several items can be selected now.
    final var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
}
