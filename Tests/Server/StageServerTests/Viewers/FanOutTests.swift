import AllocationCount
import StageModel
import Testing
import WebSocketServer
import Wire

@testable import StageServer
@testable import WebSocketServer

/// A room's updates on their way to many viewers, whose lines only keep what they are sent.
@MainActor
@Suite struct FanOutTests {
    private final class Line: ViewerLine {
        let id: UInt64
        var isClosing = false
        var takesMessages = true
        var sent: [OutgoingMessage] = []
        var turns = 0
        var frames = FrameDecoder()
        var notices = 0

        init(_ id: UInt64) {
            self.id = id
        }

        func send(_ message: OutgoingMessage) -> Bool {
            if takesMessages { take(message) }
            return takesMessages
        }

        /// Whether it keeps and decodes nothing.
        var isBlind = false

        func take(_ message: OutgoingMessage) {
            guard !isBlind else { return }
            sent.append(message)
            do {
                for part in try ServerMessage(decoding: Array(message.payload)).parts {
                    try frames.apply(part)
                    if case .notice = part { notices += 1 }
                }
            } catch {
                Issue.record("\(error)")
            }
        }

        func requestWritable() { turns += 1 }
        func close(_ closure: WebSocketClosure) { isClosing = true }
        func charge(_ cost: Int) -> Bool { true }
    }

    @MainActor
    private final class House {
        let room: RoomViewers
        let queue = RoomEventQueue {}
        let metrics = StageMetrics(Metrics())
        private(set) var members: [(viewer: Viewer, line: Line)] = []
        private(set) var stages: [StageSnapshot] = []
        private var sequence: FrameSequence
        var now = MonotonicInstant.start + .seconds(5)

        init(viewers: Int) {
            room = RoomViewers(room: "one", scene: "one", metrics: metrics)
            let first = Self.stage(1)
            sequence = FrameSequence(first)
            room.take(SharedParts(SharedEffects(frame: sequence.newest)), direct: [], stride: 1, from: now)
            _ = room.sendUpdates(stride: 1, at: now)
            for id in 1...UInt64(viewers) {
                let line = Line(id)
                let viewer = Viewer(line, room, queue, metrics)
                viewer.show(ServerNotice.welcome(House.welcome).encoded(), .welcome(House.welcome))
                members.append((viewer, line))
            }
            giveTurns()
            // The delta that makes the history for steps.
            for _ in 0..<2 {
                step()
                giveTurns()
            }
            for member in members { member.line.sent = [] }
        }

        private static let welcome = Welcome(
            viewer: 1, color: 0, identity: "a", role: .participant, room: "one", isPrivate: false,
            links: RoomLinks(view: "/one"), scene: ManualStage.scene("one"))

        private static func stage(_ tick: UInt32) -> StageSnapshot {
            var node = LayerNode(id: 1)
            node.position = FixedPair(Double(tick) * 3 + Double(tick % 3) / 64, 80)
            return StageSnapshot(tick: tick, stageSize: FixedPair(390, 844), nodes: [node])
        }

        /// One step of the room, with what else is new in it.
        ///
        /// - Parameters:
        ///   - stride: steps in a message to watchers.
        ///   - effects: what else is new.
        ///   - isNewest: whether it is sent at once, and not with the next step.
        func step(stride: Int = 1, _ effects: SharedEffects = SharedEffects(), isNewest: Bool = true) {
            now += .nanoseconds(16_666_667)
            sequence.append(Self.stage(sequence.newest.snapshot.tick + 1), epoch: 0)
            stages.append(sequence.newest.snapshot)
            var effects = effects
            effects.frame = sequence.newest
            room.take(SharedParts(effects), direct: [], stride: stride, from: now)
            if isNewest { _ = room.sendUpdates(stride: stride, at: now) }
        }

        /// What libwebsockets does for those who asked for a turn.
        func giveTurns() {
            for (viewer, line) in members {
                while line.turns > 0 {
                    line.turns = 0
                    if let message = viewer.nextMessage() { line.take(message) }
                }
            }
        }

        func acknowledge() {
            for (viewer, line) in members {
                let tick = line.frames.stage?.tick ?? 0
                viewer.receive(.binary(ViewerMessage.acknowledgement(tick: tick).encoded()))
            }
        }
    }

    private static let others = SharedEffects(
        notices: [
            .state(SceneState(values: ["a": .number(1)])),
            .cursors([Cursor(viewer: 1, pointer: 0, isDown: true, position: FixedPair(1, 2))]),
        ])

    @Test func whoIsShownTheCodeOfBeforeIsSentNothingOfThePresentCodes() {
        let house = House(viewers: 2)
        let (first, second) = (house.members[0], house.members[1])
        first.viewer.show(earlier: true)
        for step in 1...20 {
            var node = LayerNode(id: 1)
            node.position = FixedPair(Double(step), 500)
            let tick = (house.stages.last?.tick ?? 0) + 1
            let earlier = StageSnapshot(tick: tick, stageSize: FixedPair(390, 844), nodes: [node])
            let frame = StageFrame(earlier, sequence: UInt64(step), epoch: 1 << 63)
            house.step(SharedEffects(earlier: frame))
            house.giveTurns()
            house.acknowledge()
            #expect(first.line.frames.stage == earlier)
            #expect(second.line.frames.stage == house.stages.last)
        }
        first.viewer.show(earlier: false)
        house.step()
        house.giveTurns()
        #expect(first.line.frames.stage == house.stages.last)
    }

    @Test func allThatIsNewInAStepIsOneMessageThatViewersShare() {
        let house = House(viewers: 50)
        for step in 1...12 {
            house.step(step.isMultiple(of: 3) ? Self.others : SharedEffects())
            for member in house.members { #expect(member.line.sent.count == step) }
            let addresses = Set(
                house.members.map { member in
                    member.line.sent[step - 1].frame.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
                })
            #expect(addresses.count == 1)
        }
        for member in house.members {
            #expect(member.line.turns == 0)
            #expect(member.line.frames.stage == house.stages.last)
        }
        // A moving step of one layer: RFC 6455's head, the part's length, type, head, and a byte of bits.
        #expect(house.members[0].line.sent[10].frame.count <= 8)
    }

    @Test func ofAMovingRoomThreeFramesAreKeptAtMostAndTheStepsOfTheOthers() {
        struct Kept {
            weak var frame: StageFrame?
        }
        let house = House(viewers: 2)
        var frames: [Kept] = []
        for _ in 0..<2 * CatchUps.recentLimit {
            house.step()
            house.acknowledge()
            frames.append(Kept(frame: house.room.newest))
        }
        #expect(frames.count { $0.frame != nil } <= 3)
    }

    /// The blocks that a step allocates on its way to so many viewers: the median of some steps.
    private func allocations(viewers: Int, stride: Int) -> Int {
        let house = House(viewers: viewers)
        for member in house.members { member.line.isBlind = true }
        var counts: [Int] = []
        for _ in 0..<8 {
            let before = thread_allocation_count()
            house.step(stride: stride, Self.others)
            counts.append(Int(thread_allocation_count() - before))
        }
        return counts.sorted()[counts.count / 2]
    }

    @Test(.enabled(if: counts_allocations()), arguments: [1, 4])
    func aFurtherViewerAllocatesNothing(stride: Int) {
        // Lists that are kept grow now and then.
        let (many, few) = (allocations(viewers: 400, stride: stride), allocations(viewers: 40, stride: stride))
        #expect(many <= few + 4)
    }

    @Test func whoCannotTakeAMessageAtOnceIsSentTheNewestInItsTurn() {
        let house = House(viewers: 3)
        let line = house.members[1].line
        line.takesMessages = false
        for _ in 0..<5 { house.step() }
        #expect(line.sent.isEmpty)
        house.giveTurns()
        #expect(line.sent.count == 1)
        line.takesMessages = true
        for _ in 0..<3 { house.step() }
        house.giveTurns()
        for member in house.members { #expect(member.line.frames.stage == house.stages.last) }
    }

    @Test(arguments: [2, 3, 4, 5, 6])
    func watchersAreSentSeveralStepsAtOnceInTurns(stride: Int) {
        let house = House(viewers: 60)
        var perStep: [Int] = []
        for _ in 0..<3 * stride {
            let before = house.members.reduce(0) { $0 + $1.line.sent.count }
            house.step(stride: stride)
            perStep.append(house.members.reduce(0) { $0 + $1.line.sent.count } - before)
        }
        #expect(perStep.allSatisfy { $0 == 60 / stride })
        for member in house.members { #expect(member.line.sent.count == 3) }
        // Whoever has had its turn in the last step has seen each step on the way.
        let ready = house.members.filter { $0.line.frames.stage == house.stages.last }
        #expect(ready.count == 60 / stride)
        let counts = ready.map { try? ServerMessage(decoding: Array($0.line.sent[1].payload)).parts.count }
        #expect(counts.allSatisfy { $0 == stride })
    }

    @Test func whoTouchesKeepsEachStep() {
        let house = House(viewers: 12)
        let down = ViewerMessage.Pointer(pointer: 0, phase: .down, x: 1, y: 2, time: 3)
        house.members[4].viewer.receive(.binary(ViewerMessage.pointer([down]).encoded()))
        for _ in 0..<12 { house.step(stride: 4) }
        #expect(house.members[4].line.sent.count == 12)
        #expect(house.members[5].line.sent.count == 3)
    }

    @Test func whoWasPassedOverIsSentTheRestWhenTheRoomRests() {
        let house = House(viewers: 12)
        for _ in 0..<5 { house.step(stride: 4) }
        #expect(house.members.contains { $0.line.frames.stage != house.stages.last })
        house.room.sendRest(at: house.now)
        house.giveTurns()
        for member in house.members { #expect(member.line.frames.stage == house.stages.last) }
        // And goes on with the others.
        for _ in 0..<4 { house.step() }
        house.giveTurns()
        for member in house.members { #expect(member.line.frames.stage == house.stages.last) }
    }

    @Test func whoHasFallenBehindInAFullHouseIsSentStepsAgain() {
        let house = House(viewers: 12)
        let line = house.members[1].line
        line.takesMessages = false
        // The last of these is its turn.
        for _ in 0..<10 { house.step(stride: 4) }
        #expect(line.sent.isEmpty)
        line.takesMessages = true
        house.giveTurns()
        // The frame before the newest one, too, from which the steps after them are predicted.
        #expect(line.sent.count == 1)
        #expect((try? ServerMessage(decoding: Array(line.sent[0].payload)).parts.count) == 3)
        line.sent = []
        for _ in 0..<12 { house.step(stride: 4) }
        #expect(line.turns == 0)
        #expect(line.sent.count == 3)
        for message in line.sent {
            let parts = (try? ServerMessage(decoding: Array(message.payload)).parts) ?? []
            #expect(parts.count == 4)
            #expect(parts.allSatisfy { if case .step = $0 { true } else { false } })
        }
        house.room.sendRest(at: house.now)
        house.giveTurns()
        #expect(line.frames.stage == house.stages.last)
    }

    @Test func stepsOfAThreadThatFellBehindAreSentTogether() {
        let house = House(viewers: 60)
        for round in 1...8 {
            house.step(stride: 4, isNewest: false)
            #expect(house.room.unsentSince != nil)
            house.step(stride: 4)
            #expect(house.room.unsentSince == nil)
            let sent = house.members.reduce(0) { $0 + $1.line.sent.count }
            #expect(sent == 15 * round)
        }
        for member in house.members { #expect(member.line.sent.count == 2) }
        // Each had its turn every fourth time, and was told of each step since then.
        let ready = house.members.filter { $0.line.frames.stage == house.stages.last }
        #expect(ready.count == 15)
        let counts = ready.map { try? ServerMessage(decoding: Array($0.line.sent[1].payload)).parts.count }
        #expect(counts.allSatisfy { $0 == 8 })
    }

    /// Each update waits so long that the ones before are forgotten, over and over: what a viewer costs must not rise then.
    @Test func viewersOfAThreadThatFellFarBehindAreSentOneEncodedDifference() {
        let house = House(viewers: 60)
        for round in 1...8 {
            for _ in 0..<CatchUps.recentLimit { house.step(stride: 4, Self.others, isNewest: false) }
            house.step(stride: 4, Self.others)
            #expect(house.members.reduce(0) { $0 + $1.line.sent.count } == 15 * round)
        }
        for member in house.members {
            #expect(member.line.turns == 0)
            #expect(member.line.sent.count == 2)
        }
        // Those whose turn it was together have the same bytes, which end with a step.
        for turn in 0..<4 {
            let sharing = house.members.filter { $0.viewer.index % 4 == turn }.map { $0.line.sent[1] }
            let addresses = Set(sharing.map { $0.frame.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) } })
            #expect(addresses.count == 1)
        }
        house.room.sendRest(at: house.now)
        #expect(house.members.allSatisfy { $0.line.turns == 0 && $0.line.frames.stage == house.stages.last })
        for _ in 0..<6 { house.step() }
        #expect(house.members.allSatisfy { $0.line.turns == 0 && $0.line.frames.stage == house.stages.last })
    }

    @Test func theChangeOfPaceIsTold() {
        let house = House(viewers: 4)
        let before = house.members.map(\.line.notices)
        for _ in 0..<4 { house.step(stride: 2) }
        #expect(house.members.map(\.line.notices) == before.map { $0 + 1 })
        for _ in 0..<4 { house.step() }
        #expect(house.members.map(\.line.notices) == before.map { $0 + 2 })
    }

    @Test func anAcknowledgementMakesNobodysTurnEarlier() {
        let house = House(viewers: 12)
        house.step(stride: 4)
        house.acknowledge()
        house.giveTurns()
        #expect(house.members.map(\.line.sent.count).reduce(0, +) == 3)
    }

    @Test func aViewerThatDoesNotAcknowledgeIsSentAWindow() {
        let house = House(viewers: 2)
        for _ in 0..<100 { house.step() }
        // Three frames were sent before.
        #expect(house.members[0].line.sent.count == WireFormat.acknowledgementWindow - 3)
        house.acknowledge()
        house.giveTurns()
        #expect(house.members[0].line.frames.stage == house.stages.last)
    }
}
