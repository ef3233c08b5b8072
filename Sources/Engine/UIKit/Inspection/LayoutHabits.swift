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

    /// What a layout returned in the last step that was looked at closely, and copies of it as it was.
    private var answers:
        [ObjectIdentifier: [(object: UICollectionViewLayoutAttributes, copy: UICollectionViewLayoutAttributes)]] =
            [:]
    /// What a layout returned in the last step, by its collection view.
    private var last: [ObjectIdentifier: (list: [UICollectionViewLayoutAttributes], bounds: CGRect)] = [:]
    /// The constraints of cells after they were configured, by cell.
    private var constraints: [ObjectIdentifier: Int] = [:]

    // MARK: Attributes

    /// Forgets what a layout has returned: it is out of date, and may be changed.
    func forgetAnswer(to view: UICollectionView) {
        answers[ObjectIdentifier(view)] = nil
        last[ObjectIdentifier(view)] = nil
    }

    /// Remembers what a layout has returned, for ``differentAnswers(of:)``.
    func keep(_ attributes: [UICollectionViewLayoutAttributes], by view: UICollectionView) {
        if last.count >= Self.limit { last = [:] }
        last[ObjectIdentifier(view)] = (attributes, view.bounds)
    }

    /// Remembers what a layout has returned, and tells what has become of what it returned before.
    func notes(of attributes: [UICollectionViewLayoutAttributes], by view: UICollectionView) -> [LayoutNote.Kind] {
        let id = ObjectIdentifier(view)
        let before = answers[id] ?? []
        var notes: [LayoutNote.Kind] = []
        var kept: [ObjectIdentifier: UICollectionViewLayoutAttributes] = [:]
        for (object, copy) in before {
            if object.isEqual(copy) {
                kept[ObjectIdentifier(object)] = copy
            } else {
                notes.append(.mutated(copy.indexPath))
            }
        }
        if answers.count >= Self.limit, answers[id] == nil { answers = [:] }
        let list = attributes.prefix(Self.limit).compactMap { object in
            (kept[ObjectIdentifier(object)] ?? object.copy() as? UICollectionViewLayoutAttributes).map { (object, $0) }
        }
        answers[id] = list
        return notes
    }

    /// Returns an item whose attributes differ between the query for a rectangle and that for the item; nil if none is found.
    func differentAnswers(of view: UICollectionView) -> IndexPath? {
        let layout = view.collectionViewLayout
        guard let answer = last[ObjectIdentifier(view)], answer.bounds == view.bounds, layout.isPrepared else {
            return nil
        }
        for attributes in answer.list.prefix(8)
        where attributes.representedElementCategory == .cell && view.data.contains(attributes.indexPath) {
            guard let other = layout.layoutAttributesForItem(at: attributes.indexPath), other.isEqual(attributes) else {
                return attributes.indexPath
            }
        }
        return nil
    }

    // MARK: Views

    /// Returns a number for how a collection view and its cells are placed and look.
    func look(of view: UICollectionView) -> Int {
        var hasher = Hasher()
        hasher.combine(view.bounds)
        hasher.combine(view.contentInset.top)
        hasher.combine(view.contentInset.left)
        var rest = 4 * Self.limit
        func combine(_ view: UIView, levels: Int) {
            guard rest > 0 else { return }
            rest -= 1
            let properties = view.layer.properties
            hasher.combine(properties.position.x)
            hasher.combine(properties.position.y)
            hasher.combine(properties.bounds.width)
            hasher.combine(properties.bounds.height)
            hasher.combine(properties.opacity)
            hasher.combine(properties.isHidden)
            hasher.combine(properties.zPosition)
            hasher.combine(properties.cornerRadius)
            hasher.combine(properties.transform.m11)
            hasher.combine(properties.transform.m12)
            hasher.combine(properties.transform.m41)
            hasher.combine(properties.transform.m42)
            guard levels > 0 else { return }
            for subview in view.subviews { combine(subview, levels: levels - 1) }
        }
        for view in view.elements.values { combine(view, levels: 1) }
        return hasher.finalize()
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
