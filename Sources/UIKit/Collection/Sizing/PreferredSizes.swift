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

    /// - Parameters:
    ///   - size: what the view wants; along axes that are not asked, the size that it was asked for.
    ///   - axes: those along which it was asked.
    mutating func set(_ size: CGSize, along axes: SizingAxes, for key: ElementKey) {
        entries[key] = Entry(size: size, axes: axes)
    }

    /// The size of an element, given what it has without having been asked. O(1).
    ///
    /// What was asked for another width or height than the element has now counts no more.
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

    /// The elements of a section whose views have been asked.
    func items(inSection section: Int) -> [Int] {
        entries.keys.filter { $0.category == .cell && $0.section == section }.map(\.item)
    }

    mutating func removeAll() { entries = [:] }

    mutating func remove(_ key: ElementKey) { entries[key] = nil }

    /// Lets sizes go with their elements in a batch of updates; elements without a new key are forgotten.
    mutating func move(_ newKey: (ElementKey) -> ElementKey?) {
        guard !entries.isEmpty else { return }
        entries = Dictionary(
            entries.compactMap { key, entry in newKey(key).map { ($0, entry) } },
            uniquingKeysWith: { first, _ in first })
    }
}
