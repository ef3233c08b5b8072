import Testing

@testable import Cluster

/// Nodes of which few watch the bucket, on virtual time.
@Suite struct NewsTests {
    private let lease = LeaseTiming().duration + LeaseTiming().margin

    @Test func threeOfManyWatchAndAllHearWhatIsWritten() {
        var world = NewsWorld(nodes: 20)
        world.run(for: .seconds(2))
        #expect(world.watchers == [0, 1, 2])
        world.write("owner.monzo", NewsWorld.session(7))
        world.run(for: .milliseconds(40))
        #expect(world.knowing(ownerOf: "monzo", 7).count == 20)
        world.kill(7)
        world.run(for: lease + .milliseconds(300))
        #expect(world.knowing(endOf: 7).count == 19)
        #expect(world.knowing(ownerOf: "monzo", 7).isEmpty)
        #expect((0..<20).allSatisfy { $0 == 7 || world.knowing(endOf: $0).isEmpty })
    }

    @Test func whatNodesHearGrowsWithTheirNumberAndNotWithItsSquare() {
        func heard(_ count: Int) -> Int {
            var world = NewsWorld(nodes: count)
            world.run(for: .seconds(2))
            let before = world.heard
            world.run(for: .seconds(2))
            return world.heard - before
        }
        let (few, many) = (heard(20), heard(200))
        #expect(many < few * 11, "\(few) and \(many)")
    }

    @Test func ofThreeNodesAllWatch() {
        var world = NewsWorld(nodes: 3)
        world.run(for: .seconds(3))
        #expect(world.watchers == [0, 1, 2])
    }

    /// The next ones watch after half a second, and wait for a lease's time as they knew of no renewals.
    @Test(arguments: [0, 10]) func ifAllDieWhoWatchOthersDo(losses: Int) {
        var world = NewsWorld(nodes: 30)
        world.losses = losses
        world.run(for: .seconds(2))
        for index in 0..<3 { world.kill(index) }
        world.run(for: WatchDuty.patience + WatchDuty.doubling * 2 + lease + .milliseconds(300))
        for index in 0..<3 { #expect(world.knowing(endOf: index).count == 27, "of \(index)") }
        world.run(for: .seconds(2))
        #expect(world.watchers.starts(with: [3, 4, 5]))
        if losses == 0 { #expect(world.watchers == [3, 4, 5]) }
        #expect((3..<30).allSatisfy { world.knowing(endOf: $0).isEmpty })
    }

    /// A fifth of what is told is lost, by seeds: what one loses another tells, or the node's own watch.
    @Test(arguments: UInt64(1)...8) func whatIsLostIsHeardAllTheSame(seed: UInt64) {
        var world = NewsWorld(nodes: 12, seed: seed)
        world.losses = 20
        world.run(for: .seconds(2))
        for index in 0..<40 {
            world.write("owner.room\(index)", NewsWorld.session(index % 12))
            world.run(for: .milliseconds(60))
        }
        world.losses = 0
        world.run(for: .seconds(2))
        for index in 0..<40 {
            #expect(world.knowing(ownerOf: "room\(index)", index % 12).count == 12, "of room\(index)")
        }
        #expect((0..<12).allSatisfy { world.knowing(endOf: $0).isEmpty })
        #expect(world.watchers == [0, 1, 2])
    }

    /// A node that watches anew knows who was silent only from then on.
    @Test func whoBeginsToWatchEndsNobodyForRenewalsThatItWasNotToldOf() {
        var world = NewsWorld(nodes: 8)
        world.run(for: .seconds(10))
        for index in 0..<3 { world.loseWatch(of: index) }
        world.losses = 100
        world.run(for: .seconds(5))
        #expect((0..<8).allSatisfy { world.knowing(endOf: $0).isEmpty })
        world.losses = 0
        world.run(for: .seconds(1))
        #expect(world.watchers == [0, 1, 2])
    }
}
