import QuartzCore

/// One cell of a compositional layout, or, as a group, several.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    private final let size: NSCollectionLayoutSize
    private final let attached: [NSCollectionLayoutSupplementaryItem]

    /// Makes an item of a size.
    public init(layoutSize: NSCollectionLayoutSize) {
        size = layoutSize
        attached = []
    }

    /// Makes an item of a size with other views.
    ///
    /// - Parameters:
    ///   - layoutSize: the size.
    ///   - supplementaryItems: views that go with the item, such as badges.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        size = layoutSize
        attached = supplementaryItems
    }

    /// Taken off the item after its size is known; ignored along axes whose size is estimated.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing around the item; nil for none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// The size.
    open var layoutSize: NSCollectionLayoutSize { size }
    /// The views that go with the item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }

    /// Whether a length of the item, or of one in it, depends on what its view asks for.
    var asksViews: Bool { !size.asked.isEmpty }
}

/// An item that a group places where it is told to.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
    private final let place: (frame: CGRect, zIndex: Int)

    /// - Parameter frame: in the group.
    public init(frame: CGRect) {
        place = (frame, 0)
    }

    /// Makes an item with a frame in its group and a place among overlapping ones.
    public init(frame: CGRect, zIndex: Int) {
        place = (frame, zIndex)
    }

    /// The frame in the group.
    open var frame: CGRect { place.frame }
    /// The place among overlapping elements.
    open var zIndex: Int { place.zIndex }
}

/// A closure that returns the frames of a group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row, in a column, or where a closure wants them.
///
/// A group of `subitems` repeats them in their order until the next one has no room.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Content {
        /// As many as there is room for; a group whose length along its axis is estimated has each once.
        case filling([NSCollectionLayoutItem])
        /// So many of one, whose length is an equal share of the group's.
        case sharing(NSCollectionLayoutItem, count: Int)
        /// So many of one.
        case repeating(NSCollectionLayoutItem, count: Int)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    final let content: Content
    final let isHorizontal: Bool

    /// Makes a group without items, which shows nothing.
    public override convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize, .filling([]), isHorizontal: true)
    }

    init(_ layoutSize: NSCollectionLayoutSize, _ content: Content, isHorizontal: Bool) {
        self.content = content
        self.isHorizontal = isHorizontal
        super.init(layoutSize: layoutSize)
    }

    /// Returns a group of items from the leading edge on, until it is full.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .filling(subitems), isHorizontal: true)
    }

    /// The item's width is an equal share of the group's, whatever its own size says.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .sharing(subitem, count: max(count, 1)), isHorizontal: true)
    }

    /// Returns a group of a number of alike items side by side.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .repeating(subitem, count: max(count, 1)), isHorizontal: true)
    }

    /// The former name of ``horizontal(layoutSize:repeatingSubitem:count:)``.
    open class func horizontalGroup(
        with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

    /// The former name of ``vertical(layoutSize:repeatingSubitem:count:)``.
    open class func verticalGroup(
        with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

    /// Returns a group of items from the top on, until it is full.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .filling(subitems), isHorizontal: false)
    }

    /// The item's height is an equal share of the group's, whatever its own size says.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .sharing(subitem, count: max(count, 1)), isHorizontal: false)
    }

    /// Returns a group of a number of alike items one below the other.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .repeating(subitem, count: max(count, 1)), isHorizontal: false)
    }

    /// Returns a group whose items have the frames that a closure returns.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), isHorizontal: true)
    }

    /// Views that go with the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { groupItems }
        set { groupItems = newValue }
    }
    private final var groupItems: [NSCollectionLayoutSupplementaryItem] = []

    /// Between the items of a row or a column.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// The items of the group.
    open var subitems: [NSCollectionLayoutItem] {
        switch content {
        case .filling(let items): items
        case .sharing(let item, let count), .repeating(let item, let count): Array(repeating: item, count: count)
        case .custom: []
        }
    }

    override var asksViews: Bool {
        if super.asksViews { return true }
        switch content {
        case .filling(let items): return items.contains(where: \.asksViews)
        case .sharing(let item, _), .repeating(let item, _): return item.asksViews
        case .custom: return false
        }
    }

    /// The tree of the group's items and their sizes, a line each.
    open func visualDescription() -> String { describe(indentation: "") }

    private func describe(indentation: String) -> String {
        func text(_ dimension: NSCollectionLayoutDimension) -> String {
            switch dimension.kind {
            case .fractionalWidth: "\(dimension.dimension) of the width"
            case .fractionalHeight: "\(dimension.dimension) of the height"
            case .absolute: "\(dimension.dimension)"
            case .estimated: "about \(dimension.dimension)"
            case .uniform: "about \(dimension.dimension), as its siblings"
            }
        }
        func sizes(_ item: NSCollectionLayoutItem) -> String {
            "\(text(item.layoutSize.widthDimension)) x \(text(item.layoutSize.heightDimension))"
        }
        let name = if case .custom = content { "custom" } else { isHorizontal ? "horizontal" : "vertical" }
        return subitems.reduce("\(indentation)\(name) group: \(sizes(self))\n") { lines, item in
            guard let group = item as? NSCollectionLayoutGroup else {
                return lines + "\(indentation)  item: \(sizes(item))\n"
            }
            return lines + group.describe(indentation: indentation + "  ")
        }
    }
}
