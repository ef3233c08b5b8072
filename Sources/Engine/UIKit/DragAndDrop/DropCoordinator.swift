import QuartzCore

/// What is dropped on a collection view, and where the drop delegate has it go.
@MainActor
final class DropCoordinator: UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    private(set) var landing: Landing?

    /// Where what is dropped goes.
    struct Landing {
        var path: IndexPath
        /// Where in the item's cell; nil for its middle.
        var rect: CGRect?
        var animation: DropAnimation

        var isInto: Bool { rect != nil }

        @MainActor
        func place(in view: UICollectionView) -> CGPoint? {
            guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return nil }
            guard let rect else { return CGPoint(x: frame.midX, y: frame.midY) }
            return CGPoint(x: frame.minX + rect.midX, y: frame.minY + rect.midY)
        }
    }

    init(
        items: [any UICollectionViewDropItem], destinationIndexPath: IndexPath?, proposal: UICollectionViewDropProposal,
        session: any UIDropSession
    ) {
        self.items = items
        self.destinationIndexPath = destinationIndexPath
        self.proposal = proposal
        self.session = session
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        land(dragItem, Landing(path: indexPath, animation: DropAnimation()))
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        land(dragItem, Landing(path: indexPath, rect: rect, animation: DropAnimation()))
    }

    /// One copy is shown, that of the first item.
    private func land(_ item: UIDragItem, _ landing: Landing) -> any UIDragAnimating {
        if self.landing == nil || item === items.first?.dragItem { self.landing = landing }
        return landing.animation
    }
}

/// An item that is dropped.
final class DropItem: UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(dragItem: UIDragItem, sourceIndexPath: IndexPath?, previewSize: CGSize) {
        self.dragItem = dragItem
        self.sourceIndexPath = sourceIndexPath
        self.previewSize = previewSize
    }
}

/// What code has animated beside a drop.
final class DropAnimation: UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    func run() {
        for animation in animations { animation() }
    }

    func end() {
        for completion in completions { completion(.end) }
    }
}
