import StageModel
import Testing
import WebSocketServer
import Wire

@testable import StageServer

/// Whatever the rooms of one address do, a room of others goes on in time.
@MainActor
@Suite struct RoomScheduleTests {
    private let server = BusyServer()

    init() {
        server.stepCost["light"] = .microseconds(300)
        server.join("light", "light")
        server.run(seconds: 1)
    }

    /// Runs on, and looks at how the light room did meanwhile.
    private func expectInTime(
        seconds: Double = 30, sourceLocation: SourceLocation = #_sourceLocation, eachStep: () -> Void = {}
    ) {
        let start = server.now
        server.run(seconds: seconds, eachStep: eachStep)
        let (share, worst) = server.lateness(of: "light", since: start)
        #expect(share <= 0.02, sourceLocation: sourceLocation)
        #expect(worst <= 100, sourceLocation: sourceLocation)
    }

    @Test func byItselfItIsNeverLate() {
        let start = server.now
        server.run(seconds: 5)
        #expect(server.lateness(of: "light", since: start) == (0, 0.3))
    }

    @Test func manyRoomsOfWhichEachTakesLittle() {
        server.stepCost["small"] = .microseconds(9_000)
        _ = server.makeRooms(40, "small", of: 7)
        expectInTime()
        // They share what there is evenly.
        let counts = (server.stages["small"] ?? []).map(\.steps.count)
        #expect(counts.count == 40)
        let (least, most, all) = (counts.min() ?? 0, counts.max() ?? 0, counts.reduce(0, +))
        #expect(most <= 2 * least)
        // A step of one of them in most of the server's.
        #expect(all > 1200)
    }

    @Test(arguments: [14, 25, 60, 90]) func roomsWhoseStepsTakeLongerThanThereIs(milliseconds: Int) {
        server.stepCost["large"] = .milliseconds(milliseconds)
        _ = server.makeRooms(5, "large", of: 7)
        expectInTime(seconds: 60)
        #expect((server.stages["large"] ?? []).allSatisfy { !$0.steps.isEmpty })
    }

    @Test func changesThatTakeLong() {
        (server.stepCost["changing"], server.changeCost["changing"]) = (.microseconds(200), .milliseconds(10))
        let rooms = server.makeRooms(10, "changing", of: 7)
        expectInTime(seconds: 60) {
            for room in rooms { server.send(room, "changing", .request(.set(["size": .integer(3)]))) }
        }
    }

    @Test(arguments: [13, 15, 18, 40], [500, 3000])
    func changesThatFillEachStepOfABusyMachine(milliseconds: Int, elsewhere: Int) {
        server.elsewhere = .microseconds(elsewhere)
        (server.stepCost["changing"], server.changeCost["changing"]) = (.zero, .milliseconds(milliseconds))
        let rooms = server.makeRooms(10, "changing", of: 7)
        expectInTime(seconds: milliseconds < 40 ? 60 : 90) {
            for room in rooms { server.send(room, "changing", .request(.set(["size": .integer(3)]))) }
        }
        // They go on all the same; those that take 40 ms once in ten seconds, after the first ones.
        #expect((server.stages["changing"] ?? []).allSatisfy { !$0.steps.isEmpty })
    }

    @Test(arguments: [4, 11, 40]) func measurementsForThoseWhoInspect(milliseconds: Int) {
        server.measurementCost["measured"] = .milliseconds(milliseconds)
        let rooms = server.makeRooms(10, "measured", of: 7)
        for room in rooms {
            server.send(room, "measured", .message(.key(.init(key: .end, time: 0))))
            server.send(room, "measured", .request(.costs(CostWish(isWanted: true))))
        }
        expectInTime(seconds: 60) {
            for stage in server.stages["measured"] ?? [] { stage.measurementsLeft = 3 }
        }
        // They are made all the same; those that take 40 ms once in ten seconds.
        #expect((server.stages["measured"] ?? []).count { $0.measurements > 0 } >= (milliseconds < 40 ? 10 : 1))
    }

    @Test func changesThatOneAddressMakesInManyPublicRooms() {
        (server.stepCost["changing"], server.changeCost["changing"]) = (.microseconds(200), .milliseconds(60))
        let rooms = (1...30).map { "changing-\($0)" }
        for room in rooms { server.join(room, "changing", from: PeerAddress(ipv4: 7)) }
        expectInTime(seconds: 60) {
            for room in rooms { server.send(room, "changing", .request(.set(["size": .integer(3)]))) }
        }
    }

    @Test func whatSomebodyAsksForCostsTheRoomsOfOthersNothing() {
        (server.stepCost["shared"], server.changeCost["shared"]) = (.microseconds(200), .milliseconds(60))
        let rooms = server.makeRooms(1, "shared", of: 8) + ["shared-public"]
        for room in rooms { server.join(room, "shared", from: PeerAddress(ipv4: 7)) }
        server.run(seconds: 1)
        for room in rooms { server.send(room, "shared", .request(.set(["size": .integer(3)]))) }
        server.run(seconds: 0.1)
        let accounts = [
            TimeAccount.address(PeerAddress(ipv4: 8)), .room("shared-public"), .address(PeerAddress(ipv4: 7)),
        ]
        let needs = accounts.map { server.registry.shares.need(of: "another", $0, isRare: true, at: server.now) }
        #expect(needs[0] < .milliseconds(30))
        #expect(needs[1] < .milliseconds(30))
        #expect(needs[2] > .milliseconds(50))
    }

    @Test func changesOfWhichSomeTakeLong() {
        server.stepCost["changing"] = .microseconds(200)
        let rooms = server.makeRooms(40, "changing", of: 7)
        var count = 0
        expectInTime(seconds: 60) {
            count += 1
            server.changeCost["changing"] = count.isMultiple(of: 40) ? .milliseconds(60) : .microseconds(100)
            server.send(rooms[count % 40], "changing", .request(.set(["size": .integer(3)])))
        }
    }

    @Test(arguments: [5, 11]) func roomsThatAllWakeAtOnce(milliseconds: Int) {
        (server.stepCost["sleeping"], server.wakeCost["sleeping"]) = (.microseconds(50), .milliseconds(milliseconds))
        let rooms = server.makeRooms(40, "sleeping", of: 7)
        for room in rooms {
            server.send(room, "sleeping", .message(.key(.init(key: .end, time: 0))))
            server.send(room, "sleeping", .left(onPurpose: true))
        }
        server.run(seconds: 12)
        #expect((server.stages["sleeping"] ?? []).count { $0.isAsleep } == 40)
        for room in rooms { server.join(room, "sleeping", from: PeerAddress(ipv4: 7)) }
        expectInTime()
        #expect((server.stages["sleeping"] ?? []).count { $0.isAsleep } == 0)
    }

    @Test func momentsThatAreFarAway() {
        server.stepCost["seeking"] = .microseconds(500)
        let rooms = server.makeRooms(20, "seeking", of: 7)
        server.run(seconds: 2)
        for stage in server.stages["seeking"] ?? [] { stage.seekCost = 2000 }
        for room in rooms { server.send(room, "seeking", .request(.seek(1))) }
        expectInTime()
        // 20 times a second's work, and the others of that address do not wait for the first.
        #expect((server.stages["seeking"] ?? []).allSatisfy { $0.tick == 1 })
    }

    @Test func aMomentIsFoundAndShownInStepsOfTheirOwn() {
        let rooms = server.makeRooms(10, "seeking", of: 7)
        server.run(seconds: 2)
        (server.stepCost["seeking"], server.snapshotCost["seeking"]) = (.milliseconds(15), .milliseconds(15))
        for stage in server.stages["seeking"] ?? [] { stage.seekCost = 3 }
        for room in rooms { server.send(room, "seeking", .request(.seek(1))) }
        // Until it is known what they take.
        server.run(seconds: 0.1)
        let start = server.now
        server.run(seconds: 10)
        #expect((server.stages["seeking"] ?? []).allSatisfy { $0.tick == 1 })
        let (share, worst) = server.lateness(of: "light", since: start)
        #expect(share == 0)
        #expect(worst < 16)
    }

    @Test func stepsBeyondTheNewestMoment() {
        server.stepCost["stepping"] = .microseconds(700)
        let rooms = server.makeRooms(20, "stepping", of: 7)
        expectInTime {
            for room in rooms { server.send(room, "stepping", .request(.step(60))) }
        }
    }

    @Test func aLogIsReadInParts() {
        final class Slow: SimulationOpening {
            let server: BusyServer
            var parts = 100_000

            init(_ server: BusyServer) {
                self.server = server
            }

            func goOn(while hasTime: () -> Bool) -> (any RewindableSimulation)? {
                repeat {
                    server.spend(.microseconds(50))
                    parts -= 1
                } while parts > 0 && hasTime()
                return parts > 0 ? nil : server.stage("logged")
            }
        }
        let record = RoomRecord(room: RandomToken.random().text, scene: "logged", key: .random())
        let new = NewRoom(
            record: record, owner: PeerAddress(ipv4: 7), answer: HTTPAnswer(body: ""), promise: HTTPPromise { _ in })
        let slow = Slow(server)
        server.send(record.room, "logged", .madeOfLog(LogRoom(new: new, opening: .success { slow }, tick: nil)))
        expectInTime()
        #expect(server.stages["logged"]?.count == 1)
    }

    /// By 2.5 ms a second, or, of a step that overruns by more than 25 ms, once in ten seconds.
    @Test(arguments: [30, 60]) func stepsThatTakeLongerThanThereIsOverrunByLittleASecond(milliseconds: Int) {
        server.stepCost["large"] = .milliseconds(milliseconds)
        _ = server.makeRooms(5, "large", of: 7)
        server.run(seconds: 20)
        let (before, seconds) = (server.overrun, 300.0)
        server.run(seconds: seconds)
        let each = Double(milliseconds) / 1000 - TimeShares.step.inSeconds
        let share = seconds * max(TimeShares.regain, each * TimeShares.regain / -TimeShares.deepest)
        let overrun = (server.overrun - before).inSeconds
        // Before and after the time that is counted one may be half-way, and each begins after the light room's step.
        #expect(share * 0.8...share * 1.05 + each ~= overrun, "\(overrun) s")
    }

    @Test func whoeverIsAloneHasAllTheTime() {
        let alone = BusyServer()
        alone.stepCost["large"] = .microseconds(60_000)
        _ = alone.makeRooms(1, "large", of: 7)
        alone.run(seconds: 10)
        // It skips what it is too slow for.
        let steps = alone.stages["large"]?.first?.steps.count ?? 0
        #expect(100...170 ~= steps)
    }

    @Test func aRoomThatIsLightAgainGoesOnAtOnce() throws {
        server.stepCost["large"] = .microseconds(40_000)
        _ = server.makeRooms(1, "large", of: 7)
        server.run(seconds: 30)
        server.stepCost["large"] = .microseconds(300)
        server.run(seconds: 30)
        let stage = try #require(server.stages["large"]?.first)
        let before = stage.steps.count
        server.run(seconds: 1)
        let steps = stage.steps.count - before
        #expect(59...61 ~= steps)
    }
}
