import QuartzCore

/// One change of a batch of updates.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// A kind of update.
    public enum Action: Int, Sendable {
        case insert, delete, reload, move, none
    }

    /// The place in the data before the updates; nil for an insertion.
    ///
    /// A section's has one index only.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// In the data after the updates; nil for a deletion.
    open private(set) var indexPathAfterUpdate: IndexPath?
    /// The kind of update.
    open private(set) var updateAction: Action

    /// Makes a change of nothing, for subclasses that say what it is.
    public override init() {
        updateAction = .none
    }

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
    }
}
