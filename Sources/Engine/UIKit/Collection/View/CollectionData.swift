import QuartzCore

/// Data sources that have more items, or fewer, than they say, so that a layout can be measured with them.
///
/// Only a process that shows nothing sets it. Of more items each one is asked for as one that there is.
@MainActor
package enum ScaledData {
    /// By how much the counts are multiplied.
    package static var scale = 1.0

    /// What the data sources of collection views said.
    private static var said: [ObjectIdentifier: [Int]] = [:]

    /// Returns how many items a collection view is told of.
    static func counts(_ counts: [Int], of view: UICollectionView) -> [Int] {
        guard scale != 1 else { return counts }
        said[ObjectIdentifier(view)] = counts
        return counts.map { $0 == 0 ? 0 : max(1, Int(Double($0) * scale)) }
    }

    /// Returns the item that a collection view's data source and delegate are asked for in place of one.
    static func asked(_ indexPath: IndexPath, of view: UICollectionView) -> IndexPath {
        guard scale != 1, indexPath.count == 2, let said = said[ObjectIdentifier(view)],
            said.indices.contains(indexPath.section), said[indexPath.section] > 0
        else { return indexPath }
        return IndexPath(item: indexPath.item % said[indexPath.section], section: indexPath.section)
    }
}

/// How many items the data source has, asked once per change.
struct CollectionData {
    /// Items in each section.
    private(set) var counts: [Int] = []
    private var isValid = false

    mutating func invalidate() {
        isValid = false
    }

    @MainActor
    mutating func update(from view: UICollectionView) {
        guard !isValid else { return }
        isValid = true
        guard let source = view.dataSource else {
            counts = []
            return
        }
        counts = (0..<source.numberOfSections(in: view)).map { section in
            source.collectionView(view, numberOfItemsInSection: section)
        }
        view.carried.movement?.adjust(&counts)
        counts = ScaledData.counts(counts, of: view)
    }

    /// Counts an item in another section, without asking the data source.
    mutating func moveItem(from section: Int, to other: Int) {
        guard counts.indices.contains(section), counts.indices.contains(other) else { return }
        counts[section] -= 1
        counts[other] += 1
    }

    func contains(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && counts.indices.contains(indexPath.section)
            && (0..<counts[indexPath.section]).contains(indexPath.item)
    }
}

/// Names an element of a collection view.
struct ElementKey: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String?
    var section: Int
    var item: Int

    init(_ attributes: UICollectionViewLayoutAttributes) {
        category = attributes.representedElementCategory
        kind = attributes.representedElementKind
        let path = attributes.indexPath
        section = path.section
        item = path.count > 1 ? path.item : 0
    }

    init(cell indexPath: IndexPath) {
        category = .cell
        section = indexPath.section
        item = indexPath.item
    }

    init(_ category: UICollectionView.ElementCategory, _ kind: String, at indexPath: IndexPath) {
        self.category = category
        self.kind = kind
        section = indexPath.section
        item = indexPath.count > 1 ? indexPath.item : 0
    }

    var indexPath: IndexPath { IndexPath(item: item, section: section) }

    /// Hashes what tells most elements apart; kinds are compared only.
    func hash(into hasher: inout Hasher) {
        hasher.combine(section &<< 32 ^ item &<< 2 ^ Int(bitPattern: category.rawValue))
    }
}

/// Views that wait to be used again, and how to make new ones.
struct ReusePool {
    struct Identifier: Hashable {
        /// nil for cells.
        var kind: String?
        var name: String

        init(kind: String?, name: String) {
            self.kind = kind
            self.name = name
        }

        /// Decoration views have no identifiers; those of one class are alike.
        init(decoration type: UICollectionReusableView.Type) {
            self.init(kind: "decoration", name: String(reflecting: type))
        }

        /// Those of a nib are alike.
        init(decorationNib kind: String) {
            self.init(kind: "decoration of a nib", name: kind)
        }
    }

    private(set) var classes: [Identifier: UICollectionReusableView.Type] = [:]
    private(set) var nibs: [Identifier: UINib] = [:]
    /// What a storyboard has of identifiers for which nothing is registered.
    private(set) var prototypes: [Identifier: InterfacePrototype] = [:]
    private var waiting: [Identifier: [UICollectionReusableView]] = [:]

    /// Returns whether a view waits to be used again.
    func hasView(_ identifier: Identifier) -> Bool { waiting[identifier]?.isEmpty == false }

    /// Has new views be of a class; nil takes the registration back.
    mutating func register(_ type: UICollectionReusableView.Type?, _ identifier: Identifier) {
        classes[identifier] = type
    }

    /// Has new views be made of a nib, and of no class; nil takes both registrations back.
    mutating func register(_ nib: UINib?, _ identifier: Identifier) {
        nibs[identifier] = nib
        classes[identifier] = nil
    }

    /// Has new views be made of a storyboard's prototype where nothing else is registered.
    mutating func register(_ prototype: InterfacePrototype, _ identifier: Identifier) {
        prototypes[identifier] = prototype
    }

    @MainActor
    mutating func dequeue(_ identifier: Identifier) -> UICollectionReusableView? {
        guard let view = waiting[identifier]?.popLast() else { return nil }
        ObservedMessages.send("prepareForReuse", to: view) { view.prepareForReuse() }
        return view
    }

    mutating func enqueue(_ view: UICollectionReusableView, _ identifier: Identifier) {
        waiting[identifier, default: []].append(view)
    }
}
