import QuartzCore

/// The views of a collection view's elements: those in sight, those made to be measured, and those on their way out of
/// sight.
///
/// A view leaves one group as it joins another.
@MainActor
struct ElementViews {
    /// A view that is no element's any more, and is seen until its animation is over.
    private struct Departure {
        let order: Int
        let key: ElementKey
        let view: UICollectionReusableView
    }

    /// The views of the elements in sight.
    private(set) var inSight: [ElementKey: UICollectionReusableView] = [:]
    /// Views that were made to be asked for their sizes and are not in sight yet.
    private var measured: [ElementKey: UICollectionReusableView] = [:]
    private var departing: [ObjectIdentifier: Departure] = [:]
    /// The number of views that have begun to leave.
    private var departures = 0
    /// Whether a view in sight may have to be asked for its size.
    private(set) var hasUnasked = false
    /// The number of the latest pass that gave elements their views.
    private var pass = 0

    /// The view of an element in sight.
    subscript(key: ElementKey) -> UICollectionReusableView? { inSight[key] }

    /// The cells in sight, in the order of their items.
    var cellsInSight: [(key: ElementKey, view: UICollectionReusableView)] {
        var cells: [(key: ElementKey, view: UICollectionReusableView)] = []
        cells.reserveCapacity(inSight.count)
        for (key, view) in inSight where key.category == .cell { cells.append((key, view)) }
        cells.sort { ($0.key.section, $0.key.item) < ($1.key.section, $1.key.item) }
        return cells
    }

    // MARK: In sight

    /// Begins a pass, in which no element has been found yet.
    mutating func beginPass() {
        pass &+= 1
    }

    /// Marks the views of elements as those that the pass has found.
    ///
    /// - Returns: the view of each element, and how many different ones there are.
    func mark(
        _ attributes: [UICollectionViewLayoutAttributes]
    ) -> (list: [UICollectionReusableView?], seen: Int) {
        var views: [UICollectionReusableView?] = []
        views.reserveCapacity(attributes.count)
        var seen = 0
        for attributes in attributes {
            let view = inSight[ElementKey(attributes)]
            if let view, view.elementPass != pass {
                view.elementPass = pass
                seen += 1
            }
            views.append(view)
        }
        return (views, seen)
    }

    /// Whether the pass has found the element that a view shows.
    func isMarked(_ view: UICollectionReusableView) -> Bool { view.elementPass == pass }

    /// Has a view show an element.
    mutating func add(_ view: UICollectionReusableView, for key: ElementKey) {
        inSight[key] = view
        if view.fittedAttributes == nil { hasUnasked = true }
    }

    /// Takes the view from an element, of which the pass knows nothing then.
    mutating func remove(_ key: ElementKey) -> UICollectionReusableView? {
        let view = inSight.removeValue(forKey: key)
        view?.elementPass = 0
        return view
    }

    /// Has the views show other elements than before; views that are not among them show none any more.
    mutating func show(_ views: [ElementKey: UICollectionReusableView]) {
        inSight = views
    }

    // MARK: Measuring

    /// Returns the view that shows an element, or that was made to be measured for it.
    func shownOrMeasured(_ key: ElementKey) -> UICollectionReusableView? { inSight[key] ?? measured[key] }

    /// Keeps a view that was made to be measured until its element comes into sight.
    mutating func measure(_ view: UICollectionReusableView, for key: ElementKey) {
        measured[key] = view
    }

    /// Takes the view that was made to be measured for an element.
    mutating func takeMeasured(_ key: ElementKey) -> UICollectionReusableView? {
        measured.removeValue(forKey: key)
    }

    /// Takes all views that were made to be measured, in the order of their elements.
    mutating func takeMeasured() -> [(key: ElementKey, view: UICollectionReusableView)] {
        guard !measured.isEmpty else { return [] }
        let all = measured.sorted { $1.key.follows($0.key) }.map { (key: $0.key, view: $0.value) }
        measured = [:]
        return all
    }

    /// A view has to be asked for its size again.
    mutating func mustAskAgain() {
        hasUnasked = true
    }

    /// Takes the views in sight that are to be asked for their sizes now, in the order of their elements.
    mutating func takeUnasked() -> [UICollectionReusableView] {
        hasUnasked = false
        return inSight.filter { $0.value.fittedAttributes == nil && $0.key.category != .decorationView }
            .sorted { $1.key.follows($0.key) }.map(\.value)
    }

    // MARK: Leaving

    /// Keeps a view that shows no element any more until it has left.
    mutating func depart(_ view: UICollectionReusableView, from key: ElementKey) {
        departures += 1
        departing[ObjectIdentifier(view)] = Departure(order: departures, key: key, view: view)
    }

    /// Lets go of a view that has left.
    ///
    /// - Returns: false if the view was none of those that leave.
    mutating func hasLeft(_ view: UICollectionReusableView) -> Bool {
        departing.removeValue(forKey: ObjectIdentifier(view)) != nil
    }

    /// The views in sight, and then those that leave, in the order in which they began to.
    var onStage: [(key: ElementKey, view: UICollectionReusableView)] {
        inSight.map { ($0.key, $0.value) }
            + departing.values.sorted { $0.order < $1.order }.map { ($0.key, $0.view) }
    }
}
