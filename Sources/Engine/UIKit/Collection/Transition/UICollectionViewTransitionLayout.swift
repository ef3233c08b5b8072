import QuartzCore

/// A layout between two others, as far as its progress says.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout before the transition.
    open private(set) var currentLayout: UICollectionViewLayout
    /// The layout after the transition.
    open private(set) var nextLayout: UICollectionViewLayout

    /// The progress of the transition, 0 the current layout and 1 the next one; beyond them it extrapolates.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard transitionProgress != oldValue else { return }
            invalidateLayout()
            attachedView?.contentOffset = offset
            attachedView?.layoutSubtreeIfNeeded()
        }
    }

    private final var values: [String: CGFloat] = [:]
    /// The content's offset in each of the layouts.
    final var offsets: (current: CGPoint, next: CGPoint) = (.zero, .zero)

    /// Makes a layout between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Returns nil: archives are not read here.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Keeps a value of the app's that goes with the progress.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        values[key] = value
    }

    /// 0 for an unknown key.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    open override func prepare() {
        for layout in [currentLayout, nextLayout] where !layout.isPrepared {
            layout.prepare()
            layout.isPrepared = true
        }
    }

    private var progress: CGFloat { transitionProgress }

    private static func mix(_ a: CGFloat, _ b: CGFloat, _ f: CGFloat) -> CGFloat { a + (b - a) * f }

    open override var collectionViewContentSize: CGSize {
        let (a, b) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(
            width: max(Self.mix(a.width, b.width, progress), 0), height: max(Self.mix(a.height, b.height, progress), 0))
    }

    /// Where the content is seen.
    final var offset: CGPoint {
        CGPoint(
            x: Self.mix(offsets.current.x, offsets.next.x, progress),
            y: Self.mix(offsets.current.y, offsets.next.y, progress))
    }

    /// All that either layout shows, each from its place there.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let size = attachedView?.bounds.size else { return nil }
        let shown = [(currentLayout, offsets.current), (nextLayout, offsets.next)].flatMap { layout, offset in
            layout.layoutAttributesForElements(in: CGRect(origin: offset, size: size)) ?? []
        }
        var known: Set<ElementKey> = []
        return shown.map(ElementKey.init).filter { known.insert($0).inserted }.compactMap(between)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        between(ElementKey(cell: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        between(ElementKey(.supplementaryView, elementKind, at: indexPath))
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        between(ElementKey(.decorationView, elementKind, at: indexPath))
    }

    /// An element's attributes, seen from the view as far between its two places; one that only a layout has fades.
    private func between(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let (from, to) = (currentLayout.attributes(for: key), nextLayout.attributes(for: key))
        guard let model = (progress < 0.5 ? from ?? to : to ?? from)?.copy() as? UICollectionViewLayoutAttributes else {
            return nil
        }
        let offset = offset
        func seen(_ attributes: UICollectionViewLayoutAttributes?, _ origin: CGPoint) -> CGPoint? {
            attributes.map { CGPoint(x: $0.center.x - origin.x, y: $0.center.y - origin.y) }
        }
        let start = seen(from, offsets.current) ?? seen(to, offsets.next)!
        let end = seen(to, offsets.next) ?? start
        let (a, b) = (from ?? model, to ?? model)
        model.center = CGPoint(
            x: Self.mix(start.x, end.x, progress) + offset.x, y: Self.mix(start.y, end.y, progress) + offset.y)
        model.bounds.size = CGSize(
            width: max(Self.mix(a.bounds.width, b.bounds.width, progress), 0),
            height: max(Self.mix(a.bounds.height, b.bounds.height, progress), 0))
        model.transform3D = a.transform3D.interpolated(to: b.transform3D, fraction: progress)
        model.alpha = min(max(Self.mix(from == nil ? 0 : a.alpha, to == nil ? 0 : b.alpha, progress), 0), 1)
        return model
    }
}
