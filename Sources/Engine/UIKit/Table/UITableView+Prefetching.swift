import QuartzCore

/// The methods by which an object prepares data for rows that will be shown soon.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Rows that will come into sight if the scrolling goes on, nearest first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Rows announced before that will not come after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        UncalledMethods.note(#function, on: self, of: "UITableViewDataSourcePrefetching") {
            $0 is any UITableViewDataSourcePrefetching.Type
        }
    }
}

extension UITableView {
    /// Announces the rows within one view's length in the direction of the last movement.
    final func updatePrefetching() {
        guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
        let movement = prefetching.move(to: bounds.origin).y
        guard movement != 0 else { return }
        let ahead = bounds.offsetBy(dx: 0, dy: movement > 0 ? bounds.height : -bounds.height)
        let coming = geometry.rows(in: ahead.minY...ahead.maxY).filter { cells[$0] == nil }
        let (new, missing) = prefetching.announce(coming)
        let gone = missing.filter { cells[$0] == nil }
        if !gone.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: gone.sorted()) }
        guard !new.isEmpty else { return }
        source.tableView(self, prefetchRowsAt: movement < 0 ? new.sorted(by: >) : new.sorted())
    }
}
