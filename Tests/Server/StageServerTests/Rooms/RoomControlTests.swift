import StageModel
import Testing
import Wire

@testable import StageServer

@MainActor
@Suite struct RoomControlTests {
    @Test(
        arguments: [
            (.open, .viewer, false), (.open, .participant, true), (.presenter, .participant, false),
            (.presenter, .presenter, true), (.turns, .viewer, false), (.turns, .participant, true),
        ] as [(ControlMode, ViewerRole, Bool)])
    func whoMayNotTouchIsIgnored(mode: ControlMode, role: ViewerRole, isFelt: Bool) {
        for message: ViewerMessage in [
            .pointer([.init(pointer: 0, phase: .down, x: 1, y: 1, time: 0)]),
            .wheel([.init(x: 1, y: 1, dx: 0, dy: 9, time: 0)]), .key(.init(key: .enter, time: 0)),
        ] {
            let fixture = RoomFixture(mode)
            fixture.join(1, role)
            fixture.tell(1, .message(message))
            #expect(fixture.stage.received.isEmpty != isFelt)
            #expect(fixture.refusals.isEmpty)
        }
    }

    @Test(arguments: [ViewerRequest.set(["size": .integer(2)]), .action("jump"), .control(take: true)])
    func whatMayNotBeAskedForIsRefusedWithAReason(request: ViewerRequest) {
        let fixture = RoomFixture(.turns)
        fixture.join(1, .viewer)
        fixture.ask(1, request)
        #expect(fixture.refusals[1]?.request == request.kind.rawValue)
        #expect(fixture.refusals[1]?.reason == ControlRefusal.watchesOnly.reason)
        #expect(fixture.stage.received.isEmpty)
    }

    @Test(arguments: [ViewerRole.viewer, .participant])
    func onlyPresentersSetTheModeAndRenewTheLinks(role: ViewerRole) {
        let fixture = RoomFixture()
        fixture.join(1, role)
        for request in [ViewerRequest.mode(.presenter), .renew] {
            fixture.ask(1, request)
            #expect(fixture.refusals[1]?.request == request.kind.rawValue)
        }
        #expect(fixture.key == nil)
        #expect(fixture.room.control.mode == .open)
    }

    @Test func whatCannotBeSetIsRefusedAndTakesNoControl() {
        let fixture = RoomFixture(.turns)
        fixture.join(1)
        fixture.ask(1, .set(["size": .integer(10)]))
        #expect(fixture.refusals[1]?.reason == "size is 10; allowed: 1 to 9")
        fixture.ask(1, .action("fly"))
        #expect(fixture.refusals[1]?.reason == "there is no 'fly'; there is: jump")
        #expect(fixture.room.control.holder == nil)
        #expect(fixture.stage.received.isEmpty)
    }

    @Test func whatIsSetIsToldToAll() {
        let fixture = RoomFixture()
        fixture.join(1)
        fixture.ask(1, .set(["size": .integer(5)]))
        fixture.step(6)
        #expect(fixture.state?.values == ["size": .integer(5)])
        fixture.ask(1, .action("jump"))
        #expect(fixture.stage.received.last == .action("jump"))
    }

    @Test func controlIsHandedOver() {
        let fixture = RoomFixture(.turns)
        fixture.join(1)
        fixture.join(2)
        fixture.point(1, .down, 1)
        fixture.step(6)
        #expect(fixture.state?.holder == 1)
        #expect(fixture.state?.people.map(\.viewer) == [1])
        fixture.ask(2, .control(take: true))
        #expect(fixture.refusals[2]?.reason == ControlRefusal.held(by: 1).reason)
        fixture.point(2, .down, 2)
        #expect(fixture.phases == ["down 1"])
        fixture.ask(1, .control(take: false))
        // What the holder held is let go, and its moves are nothing.
        #expect(fixture.phases == ["down 1", "cancel 1"])
        fixture.point(1, .move, 3)
        fixture.ask(2, .control(take: true))
        // The finger that was down all the time is not on the stage before it goes down again.
        fixture.point(2, .move, 4)
        #expect(fixture.phases == ["down 1", "cancel 1"])
        fixture.point(2, .up, 4)
        fixture.point(2, .down, 5)
        #expect(fixture.phases.last == "down 5")
        fixture.step(6)
        #expect(fixture.state?.holder == 2)
    }

    @Test func aPresenterTakesControlAndTheHolderLetsGo() {
        let fixture = RoomFixture(.turns)
        fixture.join(1)
        fixture.join(2, .presenter)
        fixture.point(1, .down, 1)
        fixture.point(2, .down, 2)
        #expect(fixture.phases == ["down 1", "down 2", "cancel 1"])
        #expect(fixture.room.control.holder == 2)
    }

    @Test func controlEndsWhenItsHolderLeavesButNotWhenItsLineBreaks() throws {
        let fixture = RoomFixture(.turns)
        fixture.join(1)
        fixture.join(2)
        fixture.ask(1, .control(take: true))
        fixture.tell(1, .left(onPurpose: false))
        fixture.step(6)
        #expect(fixture.state?.holder == 1)
        fixture.join(3, identity: fixture.welcomes[1]?.identity)
        #expect(fixture.room.control.holder == 1)
        fixture.tell(3, .left(onPurpose: true))
        #expect(fixture.room.control.holder == nil)
    }

    @Test func aHolderWhoComesBackAsAMereViewerLosesControl() {
        let fixture = RoomFixture(.turns)
        fixture.join(1)
        fixture.ask(1, .control(take: true))
        fixture.join(2, .viewer, identity: fixture.welcomes[1]?.identity)
        #expect(fixture.room.control.holder == nil)
    }

    @Test func anIdleHolderLosesControlAfter30Seconds() {
        let fixture = RoomFixture(.turns)
        fixture.join(1)
        fixture.point(1, .down, 1)
        fixture.wait(29)
        #expect(fixture.state?.holder == 1)
        fixture.wait(1)
        #expect(fixture.state?.holder == nil)
        #expect(fixture.phases == ["down 1", "cancel 1"])
        #expect(fixture.room.due == nil)
    }

    @Test func aNewModeCancelsWhatItForbids() {
        let fixture = RoomFixture()
        fixture.join(1)
        fixture.join(2, .presenter)
        fixture.point(1, .down, 1)
        fixture.point(2, .down, 2)
        fixture.ask(2, .mode(.presenter))
        #expect(fixture.phases == ["down 1", "down 2", "cancel 1"])
        fixture.step(6)
        #expect(fixture.state?.mode == .presenter)
        #expect(fixture.cursors.filter(\.isDown).map(\.viewer) == [2])
        fixture.ask(2, .mode(.turns))
        #expect(fixture.phases.last == "cancel 2")
        #expect(fixture.room.isUnsaved)
        #expect(fixture.room.checkpoint().mode == .turns)
    }

    @Test func renewedLinksCloseAllWhoCameByAnOldOne() throws {
        let fixture = RoomFixture(isPrivate: true)
        fixture.join(1, .presenter, isByKey: true)
        fixture.join(2, .participant, isByKey: true)
        fixture.join(3, .viewer)
        let old = try #require(fixture.room.record.key)
        let links = try #require(fixture.welcomes[1]?.links)
        fixture.ask(1, .renew)
        #expect(fixture.closed == [2: 4403])
        let key = try #require(fixture.key)
        #expect(key != old)
        #expect(fixture.room.checkpoint().key == key)
        let renewed = try #require(fixture.welcomes[1]?.links)
        #expect(renewed.view != links.view)
        #expect(renewed.open != links.open)
        #expect(renewed.present != links.present)
        #expect(fixture.welcomes[3]?.links.view == renewed.view)
        // A handshake that was checked before.
        fixture.tell(4, .joined(.init(role: .presenter, isByKey: true, roomKey: old), identity: nil))
        #expect(fixture.closed[4] == 4403)
        #expect(fixture.welcomes[4] == nil)
        fixture.ask(4, .renew)
        #expect(fixture.key == key)
    }

    @Test func linksAreRenewedEveryTwoSecondsAtMost() {
        let fixture = RoomFixture(isPrivate: true)
        fixture.join(1, .presenter, isByKey: true)
        fixture.ask(1, .renew)
        let first = fixture.key
        #expect(first != nil && fixture.refusals[1] == nil)
        fixture.ask(1, .renew)
        #expect(fixture.key == first && fixture.refusals[1]?.request == "renew")
        fixture.wait(2)
        fixture.ask(1, .renew)
        #expect(fixture.key != first)
    }
}
