import StageModel

/// The views of a stage, and in which order they came to be as they are.
struct ViewIndex {
    /// The newest version; each change of a view makes one.
    private(set) var version: UInt64 = 0
    private var list: [StageView] = []
    private var entries: [UInt32: (view: StageView, version: UInt64)] = [:]
    /// The versions in which views that are gone went.
    private var gone: [UInt32: UInt64] = [:]
    /// What changed, ascending by version; what has changed again since is in it twice.
    private var changes: [(version: UInt64, layer: UInt32)] = []

    /// The views that changed after a version, as many as there is space for.
    struct Difference {
        var views: [StageView] = []
        var gone: [UInt32] = []
        /// The version that results.
        var version: UInt64
    }

    /// Takes in how the views are now.
    ///
    /// O(views), where most follow each other as before.
    mutating func replace(with views: [StageView]) {
        guard views != list else { return }
        var place = 0
        var (passed, met): (Set<UInt32>, Set<UInt32>) = ([], [])
        // By their places, as a copy of each would be retained.
        for new in views.indices {
            let layer = views[new].layer
            let end = min(place + Self.reach, list.count)
            var next = place
            while next < end, list[next].layer != layer { next += 1 }
            guard next < end else {
                met.insert(layer)
                if entries[layer]?.view != views[new] { take(views[new]) }
                continue
            }
            for other in place..<next { passed.insert(list[other].layer) }
            if !Self.isSame(list, next, views, new) { take(views[new]) }
            place = next + 1
        }
        for other in place..<list.count { passed.insert(list[other].layer) }
        list = views
        for layer in passed.subtracting(met).sorted() {
            record(layer)
            entries[layer] = nil
            gone[layer] = version
        }
        if changes.count > 2 * (entries.count + gone.count) + 64 {
            changes.removeAll { $0.version != entries[$0.layer]?.version && $0.version != gone[$0.layer] }
        }
    }

    private static func isSame(_ list: [StageView], _ place: Int, _ other: [StageView], _ at: Int) -> Bool {
        list.withUnsafeBufferPointer { list in other.withUnsafeBufferPointer { list[place] == $0[at] } }
    }

    /// The number of views that may have gone between two that follow each other.
    private static let reach = 64

    private mutating func take(_ view: StageView) {
        record(view.layer)
        gone[view.layer] = nil
        entries[view.layer] = (view, version)
    }

    private mutating func record(_ layer: UInt32) {
        version += 1
        changes.append((version, layer))
    }

    /// Forgets which views went, up to a version that all know.
    mutating func forgetGone(upTo known: UInt64) {
        guard !gone.isEmpty else { return }
        gone = gone.filter { $0.value > known }
    }

    /// Returns what changed after a version, the first of it that takes about so many bytes.
    func changes(after known: UInt64, bytes: Int) -> Difference {
        var difference = Difference(version: known)
        var rest = bytes
        var types: Set<String> = []
        for change in changes[firstIndex(after: known)...] {
            if let entry = entries[change.layer], entry.version == change.version {
                rest -= entry.view.cost(knowing: &types)
                guard rest >= 0 else { return difference }
                difference.views.append(entry.view)
            } else if gone[change.layer] == change.version, known > 0 {
                rest -= 12
                guard rest >= 0 else { return difference }
                difference.gone.append(change.layer)
            }
            difference.version = change.version
        }
        difference.version = version
        return difference
    }

    private func firstIndex(after known: UInt64) -> Int {
        var (low, high) = (0, changes.count)
        while low < high {
            let middle = (low + high) / 2
            if changes[middle].version > known { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension StageView {
    /// Tells how many bytes the view takes in a message at most.
    ///
    /// - Parameter types: the classes that the message has the names of.
    /// - Returns: the number of bytes.
    fileprivate func cost(knowing types: inout Set<String>) -> Int {
        var cost = 28 + 2 * label.utf8.count
        for type in [type, controller].compactMap(\.self) where types.insert(type).inserted {
            cost += 3 + 2 * type.utf8.count
        }
        return cost
    }
}
