import QuartzCore

/// The changes of a table's rows that have been announced and are not shown yet.
@MainActor
struct TableUpdates {
    private(set) var collected = CollectionUpdates()
    /// How rows come, by their new places, and go, by their old ones; a section stands for all of its rows.
    private var arrivals: [IndexPath: UITableView.RowAnimation] = [:]
    private var departures: [IndexPath: UITableView.RowAnimation] = [:]
    /// Groups within each other that have begun and not ended.
    var depth = 0
    var completions: [(Bool) -> Void] = []

    var isEmpty: Bool { collected.items.isEmpty }

    mutating func insert(_ path: IndexPath, _ animation: UITableView.RowAnimation) {
        collected.add(.insert, before: nil, after: path)
        arrivals[path] = animation
    }

    mutating func delete(_ path: IndexPath, _ animation: UITableView.RowAnimation) {
        collected.add(.delete, before: path, after: nil)
        departures[path] = animation
    }

    mutating func reload(_ path: IndexPath, _ animation: UITableView.RowAnimation) {
        collected.add(.reload, before: path, after: nil)
        departures[path] = animation
    }

    mutating func move(_ path: IndexPath, _ target: IndexPath) {
        collected.add(.move, before: path, after: target)
    }

    /// Returns how a row comes into sight that was not in the table, by its new place.
    func arrival(of path: IndexPath) -> UITableView.RowAnimation {
        arrivals[path] ?? arrivals[IndexPath(ofSection: path.section)] ?? .automatic
    }

    /// Returns how a row goes, or is replaced, by its old place.
    func departure(of path: IndexPath) -> UITableView.RowAnimation {
        departures[path] ?? departures[IndexPath(ofSection: path.section)] ?? .automatic
    }
}

extension UITableView.RowAnimation {
    /// Returns where a row of a size is before it has come, and after it has gone, from its place.
    func offset(_ size: CGSize) -> CGPoint {
        switch self {
        case .left: CGPoint(x: -size.width, y: 0)
        case .right: CGPoint(x: size.width, y: 0)
        case .top: CGPoint(x: 0, y: -size.height)
        case .bottom: CGPoint(x: 0, y: size.height)
        case .fade, .middle, .automatic, .none: .zero
        }
    }

    /// Whether a row is transparent before it has come, and after it has gone.
    var fades: Bool { self != .none && self != .left && self != .right }
}
