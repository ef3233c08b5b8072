import StageModel

/// The nodes of a stage's last snapshots.
///
/// The next one is written over the oldest, of which only those nodes are copied that have changed since: most layers stand, and
/// of many stages' nodes none would be in a core's caches.
struct RecentNodes {
    private struct Snapshot {
        var nodes: [LayerNode]
        var number: UInt64
    }

    /// The snapshots of the same layers, the newest last.
    private var snapshots: [Snapshot] = []
    /// The number of the snapshot in which each node changed last.
    private var changedIn: [UInt64] = []
    private let series = NodeChanges.Series()
    /// How many nodes of the newest snapshot differ from those of the one before; 0 if that is of other layers.
    private var changedCount = 0

    /// How many snapshots are kept.
    ///
    /// Who encodes steps has the last two, so that nobody has the third any more. If somebody has it, all of its nodes are copied.
    private static let count = 3

    /// What differs from the snapshot before the newest one.
    ///
    /// O(nodes).
    var changes: NodeChanges {
        let number = snapshots.last?.number ?? 0
        var indices: [Int] = []
        if changedCount > 0 {
            indices.reserveCapacity(changedCount)
            for index in changedIn.indices where changedIn[index] == number { indices.append(index) }
        }
        return NodeChanges(in: series, number: number, at: indices)
    }

    /// The nodes of the newest snapshot, ascending by id; none if there is none.
    var newest: [LayerNode] { snapshots.last?.nodes ?? [] }

    /// Adds a snapshot of other layers than the one before.
    mutating func begin(with nodes: [LayerNode]) {
        let number = (snapshots.last?.number ?? 0) + 2
        snapshots.removeAll(keepingCapacity: true)
        snapshots.append(Snapshot(nodes: nodes, number: number))
        changedIn.removeAll(keepingCapacity: true)
        changedIn.append(contentsOf: repeatElement(number, count: nodes.count))
        changedCount = 0
    }

    /// Adds a snapshot of the same layers as the one before.
    ///
    /// If no node becomes another one by it, the newest snapshot stays what it is.
    ///
    /// - Parameters:
    ///   - indices: the indices of the nodes to write, each once.
    ///   - write: a closure that writes a node in memory, which is as in the newest snapshot before. It is called with its place in `indices`.
    /// - Precondition: there is a snapshot.
    mutating func update(_ indices: [Int], _ write: (Int, UnsafeMutablePointer<LayerNode>) -> Void) {
        guard !indices.isEmpty, let last = snapshots.last else { return }
        let number = last.number + 1
        var oldest = snapshots.count < Self.count ? Self.copy(last) : snapshots.removeFirst()
        let written = oldest.number
        var changed = 0
        last.nodes.withUnsafeBufferPointer { last in
            oldest.nodes.withUnsafeMutableBufferPointer { nodes in
                guard let last = last.baseAddress, let nodes = nodes.baseAddress else { return }
                for index in changedIn.indices where changedIn[index] > written { nodes[index] = last[index] }
                for (place, index) in indices.enumerated() {
                    write(place, nodes + index)
                    if LayerNode.haveSameBytes(nodes + index, last + index) { continue }
                    // Equal ones may be other bytes.
                    if !LayerNode.haveOtherPlaces(nodes + index, last + index), nodes[index] == last[index] { continue }
                    changedIn[index] = number
                    changed += 1
                }
            }
        }
        guard changed > 0 else {
            oldest.number = last.number
            snapshots.insert(oldest, at: 0)
            return
        }
        oldest.number = number
        snapshots.append(oldest)
        changedCount = changed
    }

    private static func copy(_ snapshot: Snapshot) -> Snapshot {
        let nodes = snapshot.nodes.withUnsafeBufferPointer { nodes in
            [LayerNode](unsafeUninitializedCapacity: nodes.count) { memory, count in
                guard let first = memory.baseAddress else { return }
                LayerNode.copy(nodes, to: first)
                count = nodes.count
            }
        }
        return Snapshot(nodes: nodes, number: snapshot.number)
    }
}
