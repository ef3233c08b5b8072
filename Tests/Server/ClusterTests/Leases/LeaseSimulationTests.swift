import Testing

@testable import Cluster

/// Tests of the lease protocol with delays, losses and crashes by seeds; a seed that fails fails again.
@Suite struct LeaseSimulationTests {
    @Test(arguments: [[1.0, 1.0, 1.0], [0.97, 1.0, 1.03], [1.04, 0.96]])
    func noTwoOwnersEverActAtOnce(speeds: [Double]) {
        var takeovers = 0
        for seed in UInt64(1)...20 {
            var world = LeaseWorld(seed: seed, speeds: speeds)
            world.run(until: .seconds(30))
            takeovers += check(world, "seed \(seed), speeds \(speeds)")
        }
        #expect(takeovers > 40, "too little happens: \(takeovers) changes of owner")
    }

    @Test func theRoomComesBackWithinTwoSecondsOnceEverythingGoesRight() {
        for seed in UInt64(1)...15 {
            var world = LeaseWorld(seed: seed, speeds: [0.98, 1.0, 1.02])
            world.run(until: .seconds(20))
            world.heal()
            // What was under way for seconds arrives, and is too late.
            world.run(until: .seconds(26))
            let count = world.acts.count
            world.run(until: .seconds(28))
            #expect(world.acts.count > count + 100, "seed \(seed): nobody acts after everything was mended")
            _ = check(world, "seed \(seed)")
        }
    }

    @Test func anOwnerKeepsItsRoomForAsLongAsNothingGoesWrong() {
        for seed in UInt64(1)...5 {
            var world = LeaseWorld(seed: seed, speeds: [1, 1.01, 0.99], isFaulty: false)
            world.run(until: .seconds(20))
            #expect(Set(world.acts.map(\.fence)).count == 1, "seed \(seed)")
            #expect(world.acts.count > 1200, "seed \(seed): \(world.acts.count) steps in 20 s")
        }
    }

    /// The check is one that fails: without the margin, clocks that run apart have two nodes act at once.
    @Test func withoutAMarginClocksThatRunApartAreFound() {
        var timing = LeaseTiming()
        timing.margin = .milliseconds(-400)
        let overlaps = (UInt64(1)...15).filter { seed in
            var world = LeaseWorld(seed: seed, speeds: [0.9, 1.1, 1.1], timing: timing)
            world.run(until: .seconds(30))
            return zip(world.acts, world.acts.dropFirst()).contains { $0.fence > $1.fence }
        }
        #expect(!overlaps.isEmpty)
    }

    /// - Returns: how often another node became the owner.
    private func check(_ world: LeaseWorld, _ name: String) -> Int {
        var nodes: [UInt64: Int] = [:]
        var (highest, changes) = (UInt64(0), 0)
        for act in world.acts {
            #expect(
                act.fence >= highest,
                "\(name): at \(act.time) node \(act.node) acts by \(act.fence) after somebody did by \(highest)")
            if act.fence > highest { changes += 1 }
            highest = max(highest, act.fence)
            #expect(nodes[act.fence, default: act.node] == act.node, "\(name): two nodes act by \(act.fence)")
            nodes[act.fence] = act.node
        }
        return changes
    }
}
