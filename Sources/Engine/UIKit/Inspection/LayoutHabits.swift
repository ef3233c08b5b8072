import QuartzCore

/// Something that was noticed of a collection view's layout or cells.
package struct LayoutNote {
    /// What was noticed.
    package enum Kind: Equatable {
        /// A preparation made so many attributes, of a data source with so many items.
        case prepared(made: Int, items: Int)
        /// The attributes of an item are other than when they were returned, in the same object.
        case mutated(IndexPath, Mutation)
        /// A query for attributes changed the collection view or its cells.
        case changedInQuery
        /// A cell of a class that was used again has so many constraints more than when it was configured before.
        case constraintsAdded(IndexPath, Int, type: String)
    }

    /// When attributes were changed.
    package enum Mutation: Equatable {
        /// At some time, without an invalidation.
        case atAnyTime
        /// In a later query, of what was returned by one before.
        case inQuery
        /// In the query itself, of what the layout that is inherited from had returned.
        case ofInherited
    }

    let kind: Kind
    let view: ObjectIdentifier
}

/// What is kept of collection views to notice what their layouts and cells do from one call to the next.
@MainActor
final class LayoutHabits {
    /// The number of attributes, views and cells that are looked at, of each collection view.
    private static let limit = 64
    /// The number of attributes that a layout is asked for once more, item by item.
    private static let askedAgain = 4

    /// What is kept of a collection view's layout, by the view itself.
    final class Answers {
        unowned let view: UICollectionView
        /// For whom it is kept.
        let keeper: ObjectIdentifier
        /// The bounds for which the layout returned something last; nil if that is out of date.
        @exclusivity(unchecked) fileprivate var bounds: CGRect?
        /// What it returned when it was looked at closely last, and copies of it as it was.
        @exclusivity(unchecked) fileprivate var looked: [Handed] = []
        /// Some of what it returned last, also if that is out of date: all only before a close look, as to keep it costs.
        @exclusivity(unchecked) fileprivate var handed: [UICollectionViewLayoutAttributes] = []
        /// The number of the step in which it returned something else than before for new bounds; nil if it has not.
        @exclusivity(unchecked) fileprivate var changedIn: Int?

        /// Attributes that were handed out, and what they said then.
        fileprivate typealias Handed = (object: UICollectionViewLayoutAttributes, state: AttributesState)

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

    /// Whether no more than one collection view's layout has returned something.
    var areOfOneView: Bool { answers.count <= 1 }

    /// Returns what is kept of a collection view's layout.
    func answers(to view: UICollectionView) -> Answers {
        if let known = view.layoutAnswers, known.keeper == ObjectIdentifier(self) { return known }
        answers.removeAll { $0.value == nil }
        let new = Answers(to: view, for: self)
        view.layoutAnswers = new
        answers.append(Weak(new))
        return new
    }

    /// Forgets what a layout has returned: it is out of date, and may be changed.
    func forgetAnswer(to view: UICollectionView) {
        guard let answers = view.layoutAnswers else { return }
        answers.bounds = nil
        if !answers.looked.isEmpty { answers.looked = [] }
    }

    /// The steps in which a layout that has returned something else is taken to do so again.
    private static let changeReach = 60

    /// Tells whether attributes that a layout returns for new bounds may differ from what views in sight were placed by.
    ///
    /// If some did a moment ago, it is not looked again.
    func hasChanged(
        _ attributes: [UICollectionViewLayoutAttributes], since answers: Answers, in view: UICollectionView, step: Int
    ) -> Bool {
        if let changed = answers.changedIn, changed <= step, step - changed < Self.changeReach { return true }
        for attributes in attributes {
            guard let applied = view.elements.inSight[ElementKey(attributes)]?.appliedAttributes else { continue }
            // Of the same element there is nothing else to compare, but for what a subclass adds.
            let isSame = attributes.isPlain ? attributes.isPlaced(like: applied) : applied.isEqual(attributes)
            guard !isSame else { continue }
            answers.changedIn = step
            return true
        }
        return false
    }

    /// Remembers what a layout has returned, for ``differentAnswers(of:)``.
    ///
    /// - Returns: what has become of what it returned before, if it is looked at closely.
    func keep(
        _ attributes: [UICollectionViewLayoutAttributes], in answers: Answers, closely: Bool, next: Bool
    ) -> [LayoutNote.Kind] {
        answers.bounds = answers.view.bounds
        answers.handed = next ? attributes : Array(attributes.prefix(Self.askedAgain))
        guard closely else { return [] }
        let notes = Self.mutations(of: answers.looked, .atAnyTime)
        answers.looked = Self.states(of: attributes)
        return notes
    }

    private static func states(of attributes: [UICollectionViewLayoutAttributes]) -> [Answers.Handed] {
        attributes.prefix(limit).map { ($0, AttributesState($0)) }
    }

    private static func mutations(of handed: [Answers.Handed], _ mutation: LayoutNote.Mutation) -> [LayoutNote.Kind] {
        handed.compactMap { $0.state.isThat(of: $0.object) ? nil : .mutated($0.state.path, mutation) }
    }

    // MARK: A query

    /// A query that is looked at closely.
    struct Query {
        fileprivate let look: Int
        fileprivate let handed: [Answers.Handed]
    }

    /// What the layouts that others inherit from have returned in the query under way.
    private var inherited: [Answers.Handed] = []

    /// Begins to look at a query closely.
    func beginQuery(of view: UICollectionView) -> Query {
        inherited = []
        return Query(look: look(of: view), handed: Self.states(of: view.layoutAnswers?.handed ?? []))
    }

    /// Remembers what a layout of the engine returns to a subclass.
    func inherit(_ attributes: [UICollectionViewLayoutAttributes]) {
        inherited += Self.states(of: attributes).prefix(Self.limit - inherited.count)
    }

    /// Tells what a query has changed that it only reads.
    ///
    /// - Parameters:
    ///   - query: the query as it began.
    ///   - returned: what the layout returned.
    ///   - view: the collection view.
    /// - Returns: what was changed.
    func end(
        _ query: Query, _ returned: [UICollectionViewLayoutAttributes], of view: UICollectionView
    ) -> [LayoutNote.Kind] {
        var notes = Self.mutations(of: query.handed, .inQuery)
        if !inherited.isEmpty {
            // What is not returned, or is returned as a copy, is the layout's own affair.
            let objects = Set(returned.lazy.map(ObjectIdentifier.init))
            notes += Self.mutations(
                of: inherited.filter { objects.contains(ObjectIdentifier($0.object)) }, .ofInherited)
            inherited = []
        }
        if look(of: view) != query.look { notes.append(.changedInQuery) }
        return notes
    }

    /// Returns an item whose attributes differ between the query for a rectangle and that for the item; nil if none is found.
    func differentAnswers(of view: UICollectionView) -> IndexPath? {
        let layout = view.collectionViewLayout
        guard let answer = view.layoutAnswers, answer.bounds == view.bounds, layout.isPrepared else { return nil }
        for attributes in answer.handed.prefix(Self.askedAgain)
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

    /// Returns a number for how a collection view and what is in it are placed and look.
    private func look(of view: UICollectionView) -> Int {
        var look = Look()
        look.add(view.contentInset)
        var rest = 4 * Self.limit
        func add(_ layer: CALayer, levels: Int) {
            guard rest > 0 else { return }
            rest -= 1
            look.add(layer)
            guard levels > 0, let sublayers = layer.ownSublayers else { return }
            for index in sublayers.indices { add(sublayers[index], levels: levels - 1) }
        }
        // Cells, their content views, and what lies in these.
        add(view.layer, levels: 3)
        return Int(truncatingIfNeeded: look.sum)
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

/// A sum of the bits of how layers look, each number weighted by its place.
@MainActor
private struct Look {
    private(set) var sum: UInt64 = 0

    private mutating func add(bits: UInt64) { sum = sum &* 0x0000_0100_0000_01B3 ^ bits }

    private mutating func add(_ number: CGFloat) { add(bits: Double(number).bitPattern) }

    mutating func add(_ insets: UIEdgeInsets) {
        add(insets.top)
        add(insets.left)
    }

    mutating func add(_ layer: CALayer) {
        let properties = layer.properties
        add(properties.position.x)
        add(properties.position.y)
        add(properties.bounds.minX)
        add(properties.bounds.minY)
        add(properties.bounds.width)
        add(properties.bounds.height)
        add(properties.opacity)
        add(bits: properties.isHidden ? 1 : 0)
        add(properties.zPosition)
        add(properties.cornerRadius)
        add(properties.transform.m11)
        add(properties.transform.m12)
        add(properties.transform.m22)
        add(properties.transform.m34)
        add(properties.transform.m41)
        add(properties.transform.m42)
        if let color = properties.backgroundColor {
            add(color.red)
            add(color.green)
            add(color.blue)
            add(color.alpha)
        }
        // A text or an image is drawn anew.
        add(bits: layer.contentHasChanged ? 1 : 0)
    }
}

extension UICollectionViewLayoutAttributes {
    /// Whether an element is placed and looks as other attributes of it have it.
    fileprivate func isPlaced(like other: UICollectionViewLayoutAttributes) -> Bool {
        self === other
            || (center == other.center && bounds == other.bounds && transform3D == other.transform3D
                && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden)
    }
}

/// What a layout's attributes said at a moment.
fileprivate struct AttributesState {
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
