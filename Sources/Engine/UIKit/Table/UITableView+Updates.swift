import QuartzCore

extension UITableView {
    /// Makes a group of changes with a closure that may not escape, and shows them together; Apple's method, which takes nil
    /// as well, does not keep its closure either.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
