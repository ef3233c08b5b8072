/// Which of a snapshot's nodes differ from those of the snapshot that was taken of the same stage just before it.
///
/// Only who takes a stage's snapshots knows it; without it all nodes have to be compared.
public struct NodeChanges: Sendable {
    /// The snapshots of one stage, told from those of others by its identity.
    public final class Series: Sendable {
        /// Makes a series without snapshots.
        public init() {}
    }

    private let series: Series
    private let number: UInt64
    private let indices: [Int]

    /// Makes the changes from the snapshot `number` - 1 of a series to the snapshot `number`.
    ///
    /// Snapshots of the same number are equal. Where a snapshot's layers are others than those of the one before, a number is left
    /// out between the two.
    ///
    /// - Parameters:
    ///   - series: the stage's snapshots.
    ///   - number: the number of the snapshot among them.
    ///   - indices: the indices of the nodes that differ, ascending. All others are equal and have the same indices in both.
    public init(in series: Series, number: UInt64, at indices: [Int]) {
        self.series = series
        self.number = number
        self.indices = indices
    }

    /// Returns the indices of the nodes that differ from those of an earlier snapshot, ascending; nil if it is not known.
    func indices(since base: NodeChanges) -> [Int]? {
        guard series === base.series else { return nil }
        if number == base.number { return [] }
        return base.number < number && number - base.number == 1 ? indices : nil
    }
}
