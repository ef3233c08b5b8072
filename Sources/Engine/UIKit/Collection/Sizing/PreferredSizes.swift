import QuartzCore

/// The axes along which a view is asked for its size.
struct SizingAxes: Equatable, Sendable {
    var width = false
    var height = false

    static let none = SizingAxes()
    static let both = SizingAxes(width: true, height: true)

    var isEmpty: Bool { !width && !height }
}

/// The sizes that views have asked for, by element.
struct PreferredSizes {
    private struct Entry {
        var size: CGSize
        var axes: SizingAxes
    }

    private var entries: [ElementKey: Entry] = [:]
    /// The items whose cells have been asked, by section.
    private var asked: [Int: Set<Int>] = [:]

    /// Notes the size that a view wants.
    ///
    /// - Parameters:
    ///   - size: the size; along axes that are not asked, the size that the view was asked for.
    ///   - axes: the axes along which it was asked.
    ///   - key: the view's element.
    mutating func set(_ size: CGSize, along axes: SizingAxes, for key: ElementKey) {
        entries[key] = Entry(size: size, axes: axes)
        if key.category == .cell { asked[key.section, default: []].insert(key.item) }
    }

    /// Returns the size of an element.
    ///
    /// O(1).
    ///
    /// The answer for another width or height than the element has now counts no more.
    ///
    /// - Parameters:
    ///   - key: the element.
    ///   - axes: the axes along which views are asked.
    ///   - estimate: the size without an answer.
    /// - Returns: the size.
    func size(of key: ElementKey, along axes: SizingAxes, otherwise estimate: CGSize) -> CGSize {
        known(key, along: axes, otherwise: estimate) ?? estimate
    }

    /// The same; nil if the view has not been asked.
    func known(_ key: ElementKey, along axes: SizingAxes, otherwise estimate: CGSize) -> CGSize? {
        guard !axes.isEmpty, let entry = entries[key], entry.axes == axes else { return nil }
        if !axes.width, (entry.size.width - estimate.width).magnitude > 0.01 { return nil }
        if !axes.height, (entry.size.height - estimate.height).magnitude > 0.01 { return nil }
        return CGSize(
            width: axes.width ? entry.size.width : estimate.width,
            height: axes.height ? entry.size.height : estimate.height)
    }

    /// Returns the items of a section whose cells have been asked.
    func items(inSection section: Int) -> Set<Int> { asked[section] ?? [] }

    /// The sizes of cells, in the order of their items.
    var cells: [MeasuredSize] {
        entries.filter { $0.key.category == .cell }.map { key, entry in
            MeasuredSize(
                section: key.section, item: key.item, size: entry.size, asksWidth: entry.axes.width,
                asksHeight: entry.axes.height)
        }.sorted { ($0.section, $0.item) < ($1.section, $1.item) }
    }

    mutating func removeAll() { (entries, asked) = ([:], [:]) }

    /// Lets sizes go with their elements in a batch of updates; elements without a new key are forgotten.
    mutating func move(_ newKey: (ElementKey) -> ElementKey?) {
        guard !entries.isEmpty else { return }
        entries = Dictionary(
            entries.compactMap { key, entry in newKey(key).map { ($0, entry) } },
            uniquingKeysWith: { first, _ in first })
        asked = [:]
        for key in entries.keys where key.category == .cell { asked[key.section, default: []].insert(key.item) }
    }
}
