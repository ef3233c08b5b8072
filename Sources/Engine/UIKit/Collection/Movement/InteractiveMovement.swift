import QuartzCore

/// An item on its way to another place under a finger.
///
/// Until it is let go the layout has the item where it would be, while the data source has it where it was.
struct InteractiveMovement {
    /// Where the data source has it.
    let original: IndexPath
    /// Where the layout has it.
    var current: IndexPath
    /// The item's centre, in the layout's content.
    var position: CGPoint
    /// Scrolls at the edges.
    let scroller: MovementScroller
    /// Whether a drag carries the item, which shows a copy of its cell.
    var isDrag = false

    /// Returns where the data source has the item that the layout has at an index path.
    func dataPath(of path: IndexPath) -> IndexPath {
        guard path != current else { return original }
        var item = path.item
        if path.section == current.section, item > current.item { item -= 1 }
        if path.section == original.section, item >= original.item { item += 1 }
        return IndexPath(item: item, section: path.section)
    }

    /// Counts the item where the layout has it.
    func adjust(_ counts: inout [Int]) {
        guard original.section != current.section, counts.indices.contains(original.section),
            counts.indices.contains(current.section)
        else { return }
        counts[original.section] -= 1
        counts[current.section] += 1
    }
}
