import Foundation
import StageModel
import TestClient
import TestNATS
import Testing

/// Owners that die, or sleep, in the middle of a drag, seen by viewers on other nodes.
@Suite(.serialized, .timeLimit(.minutes(20))) struct KilledOwnerTests {
    private let web: TestFolder

    /// How many owners are killed: more in `make test-long`.
    private static let kills = ProcessInfo.processInfo.environment["ZOETROPE_LONG"] == nil ? 2 : 50

    /// How many owners are killed together with NATS.
    private static let killsWithNATS = ProcessInfo.processInfo.environment["ZOETROPE_LONG"] == nil ? 1 : 100

    init() throws {
        web = try TestFolder(["index.html": ""])
    }

    @Test func aRoomGoesOnWhereItWasSeenWhenItsOwnerIsKilledInADrag() throws {
        let nats = try NATSServer()
        var owner = try NodeProcess([nats.url], web: web)
        let here = try viewer(of: owner)
        var other = try NodeProcess([nats.url], web: web)
        var recoveries = Recoveries(of: "an owner killed in a drag")
        for kill in 1...Self.kills {
            let there = try viewer(of: other)
            let finger = try MovingFinger(there, isUpward: !kill.isMultiple(of: 2))
            for _ in 0..<(8 + kill * 7 % 20) { try finger.move() }
            owner.kill()
            recoveries.begin()
            try eventually("takeover \(kill)") {
                for _ in 0..<10 { try finger.move() }
                return try other.figure("zoetrope_cluster_takeovers_total") == 1
            }
            let count = finger.offsets.count
            try eventually("a frame after takeover \(kill)") {
                try finger.move()
                return finger.offsets.count > count
            }
            recoveries.end()
            try finger.lift()
            #expect(finger.setback == nil, "kill \(kill)")
            if kill == 1 {
                #expect(throws: TestSocket.Failure.self) { try here.until { _ in false } }
                let back = try LiveViewer(other.port, room: "grid", identity: here.welcome?.identity)
                try back.until { $0.welcome != nil }
                #expect(back.welcome?.viewer == here.welcome?.viewer, "it comes back as who it was")
            }
            // A node that comes new shows what was reached.
            let next = try NodeProcess([nats.url], web: web)
            let witness = try viewer(of: next)
            try rest([there, witness])
            (owner, other) = (other, next)
        }
        recoveries.report()
    }

    @Test func aFlingIsWhereItWouldBeByNowWhenItsOwnerIsKilledInIt() throws {
        let nats = try NATSServer()
        let owner = try NodeProcess([nats.url], web: web)
        let here = try viewer(of: owner)
        let other = try NodeProcess([nats.url], web: web)
        let there = try viewer(of: other)
        let finger = try MovingFinger(there, isUpward: true, pace: 20)
        for _ in 0..<12 { try finger.move() }
        try finger.fling()
        for _ in 0..<6 { try finger.rest() }
        owner.kill()
        withExtendedLifetime(here) {}
        try eventually("the takeover") {
            try finger.rest()
            return try other.figure("zoetrope_cluster_takeovers_total") == 1
        }
        for _ in 0..<200 { try finger.rest() }
        try rest([there])
        #expect(finger.setback == nil)
        // The longest pause between two frames is that in which nobody had the room.
        let pauses = zip(finger.times, finger.times.dropFirst()).map { $1 - $0 }
        let pause = try #require(pauses.max())
        let last = try #require(pauses.firstIndex(of: pause))
        let (before, after, end) = (finger.offsets[last], finger.offsets[last + 1], there.offset)
        // In a second a fling makes nine tenths of the way that it has left.
        #expect(pause > .milliseconds(900) && end - before > 100 * 64)
        #expect(after - before > (end - before) / 2, "from \(before) to \(after), of \(end)")
        // Time has gone on for those whose connection stayed.
        let ticks = Int(finger.ticks[last + 1]) - Int(finger.ticks[last])
        #expect(abs(ticks - Int(pause / .milliseconds(1)) * 60 / 1000) < 30, "\(ticks) ticks in \(pause)")
    }

    @Test func anOwnerThatWakesWhenAnotherHasItsRoomChangesNothing() throws {
        let nats = try NATSServer()
        let owner = try NodeProcess([nats.url], web: web)
        let here = try viewer(of: owner)
        let other = try NodeProcess([nats.url], web: web)
        let there = try viewer(of: other)
        let finger = try MovingFinger(there, isUpward: true)
        for _ in 0..<10 { try finger.move() }
        var recoveries = Recoveries(of: "an owner that hangs")
        owner.suspend()
        try eventually("the takeover") {
            for _ in 0..<10 { try finger.move() }
            return try other.figure("zoetrope_cluster_takeovers_total") == 1
        }
        recoveries.end()
        recoveries.report()
        for _ in 0..<20 { try finger.move() }
        owner.resume()
        // Its own viewer is shown nothing of the other history either.
        let asleep = here.offset
        var latest = asleep
        for _ in 0..<40 {
            try finger.move()
            try here.catchUp()
            #expect(here.offset >= latest)
            latest = here.offset
        }
        try finger.lift()
        #expect(finger.setback == nil)
        try rest([there, here])
        #expect(here.offset > asleep)
        try eventually("it relays the room") {
            try owner.figure("zoetrope_cluster_rooms_owned") == 0
                && owner.figure("zoetrope_cluster_rooms_relayed") == 1
        }
        #expect(try other.figure("zoetrope_cluster_rooms_owned") == 1)
    }

    /// NATS takes nothing from a time on, and is killed together with the owner: what the owner has sent it since is nowhere.
    @Test func nothingIsLostButWhatAnOwnerHasShownInItsLastHalfSecondWhenNATSIsKilledWithIt() throws {
        var recoveries = Recoveries(of: "an owner killed together with NATS, which is back")
        for kill in 1...Self.killsWithNATS {
            let nats = try NATSServer()
            let owner = try NodeProcess([nats.url], web: web)
            let here = try viewer(of: owner)
            let other = try NodeProcess([nats.url], web: web)
            let there = try viewer(of: other)
            let finger = try MovingFinger(here, isUpward: true)
            for _ in 0..<20 { try finger.move() }
            nats.suspend()
            // At first for longer than the lease lasts.
            for _ in 0..<(kill == 1 ? 75 : kill * 7 % 75) { try finger.move() }
            owner.kill()
            recoveries.begin()
            try nats.restart()
            try eventually("takeover \(kill)") {
                try there.catchUp()
                return try other.figure("zoetrope_cluster_takeovers_total") == 1
            }
            recoveries.end()
            try there.catchUp()
            let reached = there.offset
            let known = finger.offsets.count { $0 <= reached }
            #expect(known > 10, "kill \(kill)")
            guard known < finger.times.count, let last = finger.times.last else { continue }
            #expect(
                last - finger.times[known] < .milliseconds(650), "kill \(kill): half a second, and a viewer's delay")
        }
        recoveries.report()
    }

    /// Takes half a minute, as the servers elect another leader only after some seconds.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["ZOETROPE_LONG"] != nil))
    func aRoomGoesOnWhenOneOfThreeNATSServersIsKilled() throws {
        let nats = try NATSCluster()
        let replicas = ["--nats-replicas", "3"]
        let owner = try NodeProcess(nats.urls, web: web, replicas)
        let here = try viewer(of: owner)
        let other = try NodeProcess(nats.urls, web: web, replicas)
        let there = try viewer(of: other)
        var recoveries = Recoveries(of: "one of three NATS servers killed, and started again")
        for turn in 0..<2 {
            let finger = try MovingFinger(there, isUpward: true)
            for _ in 0..<20 { try finger.move() }
            recoveries.begin()
            if turn == 0 { nats.servers[0].kill() } else { try nats.servers[0].restart() }
            for _ in 0..<100 { try finger.move() }
            try finger.lift()
            #expect(finger.setback == nil, "turn \(turn)")
            // A finger whose moves were lost on the way has been let go; another one finds the stage where it was.
            try eventually("the stage follows a finger, turn \(turn)") {
                let next = try MovingFinger(there, isUpward: true)
                for _ in 0..<40 { try next.move() }
                try next.lift()
                #expect(next.setback == nil, "turn \(turn)")
                return next.offsets.count > 10
            }
            recoveries.end()
            try rest([there, here])
        }
        recoveries.report()
    }

    // MARK: Helpers

    /// A viewer that is in the room `grid`.
    private func viewer(of node: NodeProcess) throws -> LiveViewer {
        let viewer = try LiveViewer(node.port, room: "grid")
        try viewer.until { $0.stage != nil && $0.welcome != nil }
        return viewer
    }

    /// Waits until all see the same, and nothing has moved for a third of a second.
    private func rest(_ viewers: [LiveViewer]) throws {
        var last: [LayerNode]?
        var since = ContinuousClock.now
        try eventually("the same stage at rest, seen by all") {
            for viewer in viewers { try viewer.catchUp() }
            let nodes = viewers[0].stage?.nodes
            if nodes != last { (last, since) = (nodes, .now) }
            usleep(5000)
            return viewers.allSatisfy { $0.stage?.nodes == nodes } && ContinuousClock.now - since > .milliseconds(330)
        }
    }
}
