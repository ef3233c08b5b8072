import QuartzCore

/// Something that was noticed of a collection view's layout or cells.
package struct LayoutNote {
    /// What was noticed.
    package enum Kind: Equatable {
        /// A preparation made so many attributes, of a data source with so many items.
        case prepared(made: Int, items: Int)
        /// The attributes of an item are other than when they were returned, in the same object, without an invalidation.
        case mutated(IndexPath)
        /// A query for attributes changed the collection view or its cells.
        case changedInQuery
        /// A cell of a class that was used again has so many constraints more than when it was configured before.
        case constraintsAdded(IndexPath, Int, type: String)
    }

    let kind: Kind
    let view: ObjectIdentifier
}

/// What is kept of collection views to notice what their layouts and cells do from one call to the next.
@MainActor
final class LayoutHabits {
    /// The number of attributes, views and cells that are looked at, of each collection view.
    private static let limit = 64

    /// What is kept of a collection view's layout, by the view itself.
    final class Answers {
        unowned let view: UICollectionView
        /// For whom it is kept.
        let keeper: ObjectIdentifier
        /// What the layout returned last, and for which bounds; nil if that is out of date.
        var last: (list: [UICollectionViewLayoutAttributes], bounds: CGRect)?
        /// What it returned when it was looked at closely last, and copies of it as it was.
        fileprivate var looked: [(object: UICollectionViewLayoutAttributes, state: AttributesState)] = []

        init(to view: UICollectionView, for keeper: LayoutHabits) {
            self.view = view
            self.keeper = ObjectIdentifier(keeper)
        }
    }

    /// What layouts have returned, as long as their collection views are there.
    ///
    /// Not the views themselves, which are retained faster without weak references to them.
    private var answers: [Weak<Answers>] = []
    /// The constraints of cells after they were configured, by cell.
    private var constraints: [ObjectIdentifier: Int] = [:]

    // MARK: Attributes

    /// The collection views whose layouts have returned something.
    var views: [UICollectionView] { answers.compactMap { $0.value?.view } }

    private func answers(to view: UICollectionView) -> Answers {
        if let known = view.layoutAnswers, known.keeper == ObjectIdentifier(self) { return known }
        answers.removeAll { $0.value == nil }
        let new = Answers(to: view, for: self)
        view.layoutAnswers = new
        answers.append(Weak(new))
        return new
    }

    /// Forgets what a layout has returned: it is out of date, and may be changed.
    func forgetAnswer(to view: UICollectionView) {
        view.layoutAnswers?.last = nil
        view.layoutAnswers?.looked = []
    }

    /// Remembers what a layout has returned, for ``differentAnswers(of:)``.
    ///
    /// - Returns: what has become of what it returned before, if it is looked at closely.
    func keep(
        _ attributes: [UICollectionViewLayoutAttributes], by view: UICollectionView, closely: Bool
    ) -> [LayoutNote.Kind] {
        let answers = answers(to: view)
        answers.last = (attributes, view.bounds)
        guard closely else { return [] }
        var notes: [LayoutNote.Kind] = []
        for (object, state) in answers.looked where !state.isThat(of: object) { notes.append(.mutated(state.path)) }
        answers.looked = []
        answers.looked.reserveCapacity(min(attributes.count, Self.limit))
        for object in attributes.prefix(Self.limit) { answers.looked.append((object, AttributesState(object))) }
        return notes
    }

    /// Returns an item whose attributes differ between the query for a rectangle and that for the item; nil if none is found.
    func differentAnswers(of view: UICollectionView) -> IndexPath? {
        let layout = view.collectionViewLayout
        guard let answer = view.layoutAnswers?.last, answer.bounds == view.bounds, layout.isPrepared else {
            return nil
        }
        for attributes in answer.list.prefix(4)
        where attributes.representedElementCategory == .cell && view.data.contains(attributes.indexPath) {
            guard let other = layout.layoutAttributesForItem(at: attributes.indexPath), other.isEqual(attributes) else {
                return attributes.indexPath
            }
        }
        return nil
    }

    // MARK: Reuse

    /// Where views were shown until they were given back, by view.
    private var formerPaths: [ObjectIdentifier: IndexPath] = [:]

    /// Remembers where a view was shown that is given back, to be used again.
    func keepPath(_ path: IndexPath, of view: UICollectionReusableView) {
        if formerPaths.count >= 8 * Self.limit { formerPaths = [:] }
        formerPaths[ObjectIdentifier(view)] = path
    }

    /// Forgets what is known of a view that was where a new one is now.
    func begin(_ view: UICollectionReusableView) {
        if !formerPaths.isEmpty { formerPaths[ObjectIdentifier(view)] = nil }
        if !constraints.isEmpty { constraints[ObjectIdentifier(view)] = nil }
    }

    /// Returns where a view was shown before it was used again; nil if it was not, or nobody inspected then.
    func formerPath(of view: UICollectionReusableView) -> IndexPath? { formerPaths[ObjectIdentifier(view)] }

    // MARK: Views

    /// Returns a number for how a collection view and its cells are placed and look.
    func look(of view: UICollectionView) -> Int {
        var look: UInt64 = 0
        // A sum of bits, each number weighted by its place.
        func combine(_ number: CGFloat) { look = look &* 0x0000_0100_0000_01B3 ^ Double(number).bitPattern }
        combine(view.bounds.minX)
        combine(view.bounds.minY)
        combine(view.bounds.width)
        combine(view.bounds.height)
        combine(view.contentInset.top)
        combine(view.contentInset.left)
        var rest = 4 * Self.limit
        func combine(_ view: UIView, levels: Int) {
            guard rest > 0 else { return }
            rest -= 1
            let properties = view.layer.properties
            combine(properties.position.x)
            combine(properties.position.y)
            combine(properties.bounds.width)
            combine(properties.bounds.height)
            combine(CGFloat(properties.opacity))
            combine(properties.isHidden ? 1 : 0)
            combine(properties.zPosition)
            combine(properties.cornerRadius)
            combine(properties.transform.m11)
            combine(properties.transform.m12)
            combine(properties.transform.m41)
            combine(properties.transform.m42)
            guard levels > 0 else { return }
            for subview in view.subviews { combine(subview, levels: levels - 1) }
        }
        for view in view.elements.inSight.values { combine(view, levels: 1) }
        return Int(truncatingIfNeeded: look)
    }

    /// Tells by how many constraints a cell that was configured has more than when it was configured before.
    func addedConstraints(of cell: UIView) -> Int {
        var count = 0
        var rest = 4 * Self.limit
        func add(_ view: UIView) {
            guard rest > 0 else { return }
            rest -= 1
            count += view.constraints.count
            for subview in view.subviews { add(subview) }
        }
        add(cell)
        if constraints.count >= 8 * Self.limit { constraints = [:] }
        let before = constraints.updateValue(count, forKey: ObjectIdentifier(cell))
        return before.map { count - $0 } ?? 0
    }
}

/// What a layout's attributes said at a moment.
private struct AttributesState {
    let path: IndexPath
    private let center: CGPoint
    private let bounds: CGRect
    private let transform: CATransform3D
    private let alpha: CGFloat
    private let zIndex: Int
    private let isHidden: Bool
    /// A copy of those of a subclass, which may say more.
    private let copy: UICollectionViewLayoutAttributes?

    init(_ attributes: UICollectionViewLayoutAttributes) {
        path = attributes.indexPath
        center = attributes.center
        bounds = attributes.bounds
        transform = attributes.transform3D
        alpha = attributes.alpha
        zIndex = attributes.zIndex
        isHidden = attributes.isHidden
        copy =
            type(of: attributes) == UICollectionViewLayoutAttributes.self
            ? nil : attributes.copy() as? UICollectionViewLayoutAttributes
    }

    /// Whether attributes still say it.
    func isThat(of attributes: UICollectionViewLayoutAttributes) -> Bool {
        if let copy { return attributes.isEqual(copy) }
        return center == attributes.center && bounds == attributes.bounds && alpha == attributes.alpha
            && zIndex == attributes.zIndex && isHidden == attributes.isHidden && path == attributes.indexPath
            && transform == attributes.transform3D
    }
}
