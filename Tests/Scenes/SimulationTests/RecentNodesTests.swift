import StageModel
import TestSupport
import Testing

@testable import Simulation

/// The nodes of a stage's last snapshots, of which the next one is written over the oldest.
@Suite struct RecentNodesTests {
    private func nodes(_ ids: ClosedRange<UInt32>) -> [LayerNode] {
        ids.map { id in
            var node = LayerNode(id: id)
            node.accessibility.label = "a label that is longer than what a string keeps in itself, \(id)"
            return node
        }
    }

    private func snapshot(_ recent: RecentNodes, tick: UInt32) -> StageSnapshot {
        StageSnapshot(tick: tick, stageSize: .zero, nodes: recent.newest, changes: recent.changes)
    }

    /// Some nodes change, some are written as they were, and whoever holds a snapshot, for however long, has it as it was.
    @Test(arguments: UInt64(0)..<20) func everySnapshotStaysWhatItWasWhoeverHoldsIt(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var recent = RecentNodes()
        var expected = nodes(1...20)
        recent.begin(with: expected)
        var held: [(StageSnapshot, [LayerNode])] = [(snapshot(recent, tick: 0), expected)]
        for tick in 1...200 as ClosedRange<UInt32> {
            let indices = expected.indices.filter { _ in random.next() % 4 == 0 }.shuffled(using: &random)
            for index in indices {
                switch random.next() % 3 {
                case 0: expected[index].position.x = FixedPoint(Double(tick))
                case 1:
                    expected[index].accessibility.label = "another label that a string does not keep in itself, \(tick)"
                default: break
                }
            }
            recent.update(indices) { place, node in
                #expect(node.pointee.id == expected[indices[place]].id)
                node.pointee = expected[indices[place]]
            }
            let now = snapshot(recent, tick: tick)
            #expect(now.nodes == expected)
            if let before = held.last?.0, before.tick == tick - 1 { expectChanges(from: before, to: now) }
            held.append((now, expected))
            held.removeAll { _ in random.next() % 3 == 0 }
            #expect(held.allSatisfy { $0.0.nodes == $0.1 })
        }
    }

    private func expectChanges(from before: StageSnapshot, to now: StageSnapshot) {
        let differing = now.nodes.indices.filter { now.nodes[$0] != before.nodes[$0] }
        #expect(now.changedNodes(since: before) == differing)
        #expect(now.showsTheSame(as: before) == differing.isEmpty)
    }

    @Test func nothingIsKnownBetweenSnapshotsThatAreFurtherApartOrOfOtherLayers() {
        var recent = RecentNodes()
        recent.begin(with: nodes(1...3))
        var snapshots = [snapshot(recent, tick: 0)]
        for tick in 1...2 as ClosedRange<UInt32> {
            recent.update([1]) { $1.pointee.position.x = FixedPoint(Double(tick)) }
            snapshots.append(snapshot(recent, tick: tick))
        }
        #expect(snapshots[2].changedNodes(since: snapshots[1]) == [1])
        #expect(snapshots[2].changedNodes(since: snapshots[0]) == nil)
        #expect(snapshots[1].changedNodes(since: snapshots[2]) == nil)
        recent.begin(with: nodes(2...4))
        #expect(snapshot(recent, tick: 3).changedNodes(since: snapshots[2]) == nil)
        var other = RecentNodes()
        other.begin(with: nodes(1...3))
        #expect(snapshot(other, tick: 0).changedNodes(since: snapshots[0]) == nil)
    }

    @Test func whatIsDoneToASnapshotsNodesIsNotAmongWhatIsKnown() {
        var recent = RecentNodes()
        recent.begin(with: nodes(1...3))
        let first = snapshot(recent, tick: 0)
        recent.update([1]) { $1.pointee.position.x = FixedPoint(7) }
        var second = snapshot(recent, tick: 1)
        second.nodes[2].opacity = 9
        #expect(second.changedNodes(since: first) == nil)
        #expect(!second.showsTheSame(as: first))
    }

    @Test func aSnapshotThatNobodyHasIsWrittenOver() {
        var recent = RecentNodes()
        recent.begin(with: nodes(1...3))
        func address() -> UnsafePointer<LayerNode>? { recent.newest.withUnsafeBufferPointer { $0.baseAddress } }
        var addresses: [UnsafePointer<LayerNode>?] = []
        for tick in 1...9 {
            recent.update([0]) { $1.pointee.position.x = FixedPoint(Double(tick)) }
            addresses.append(address())
        }
        #expect(addresses[3...] == addresses[..<6])
        #expect(Set(addresses).count == 3)
    }
}
