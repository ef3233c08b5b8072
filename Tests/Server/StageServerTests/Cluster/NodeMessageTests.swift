import StageModel
import Testing
import WebSocketServer
import Wire

@testable import StageServer

@Suite struct NodeMessageTests {
    private static let batch = ViewerBatch(
        room: "monzo", fence: 1 << 33, session: "00ff", stream: (1 << 53) - 1, number: 7, isWhole: true,
        entries: [
            ViewerEntry(
                connection: 3,
                event: .joined(
                    RoomDirectory.Admission(
                        role: .presenter, isByKey: true, roomKey: .random(), peer: PeerAddress("10.0.0.7")),
                    identity: .random())),
            ViewerEntry(connection: 3, event: .message(.hover(.here(x: 1, y: 2)))),
            ViewerEntry(connection: 3, event: .request(.control(take: true))),
            ViewerEntry(connection: 4, event: .silent), ViewerEntry(connection: 4, event: .left(onPurpose: true)),
            ViewerEntry(connection: 5, event: .left(onPurpose: false)),
        ])

    private static var step: RelayedStep {
        var step = RelayedStep(fence: 9, number: 1)
        step.frame = RelayedFrame(epoch: (1 << 45) << 16 | 7, isDelta: false, bytes: [1, 2, 3])
        step.cursors = [Cursor(viewer: 1, pointer: 0, isDown: true, position: FixedPair(1, 2))]
        step.notices = [.state(SceneState(values: ["offset": .number(1.5)]))]
        step.closure = WebSocketClosure(.ended, "the room has ended")
        return step
    }

    private static let messages: [NodeMessage] = [
        .viewers(batch), .missed(room: "monzo", fence: 3, session: "00ff"), .state(room: "monzo", step), .step(step),
        .step(RelayedStep(fence: 9, number: 1, isHeartbeat: true)),
        .direct(
            room: "monzo", fence: 3, number: 1 << 40, heard: 9,
            [
                .init(connections: [1, 2], content: .close(WebSocketClosure(.invalidKey, "no"))),
                .init(connections: [3], content: .refused(Refusal(request: .renew, reason: "no"))),
            ]), .again(room: "monzo", fence: 3, from: nil),
        .again(room: "monzo", fence: 3, from: 0),
        .logRequest(room: "monzo", fence: 3, session: "00ff", id: 4, from: nil, to: .max - 1),
        .logPart(id: 4, status: 200, index: 2, isLast: true, []),
        .history(
            room: "monzo", fence: 3, index: 1,
            RoomJournalEntry(
                newest: 7, changes: [.cut(after: 5), .forgotten], session: nil, isWhole: false, heard: [4: 1 << 50])),
        .prepared(room: "monzo", fence: 3), .handover(room: "monzo", fence: 9, last: 3, count: 4),
    ]

    @Test func whatIsEncodedIsDecoded() throws {
        for message in Self.messages { #expect(try NodeMessage(decoding: message.encoded) == message) }
    }

    @Test func everyBeginningOfAMessageIsRefused() {
        for message in Self.messages {
            let bytes = message.encoded
            for count in bytes.indices {
                #expect(throws: (any Error).self) { try NodeMessage(decoding: Array(bytes.prefix(count))) }
            }
        }
    }

    @Test func anotherVersionIsRefused() {
        var bytes = Self.messages[0].encoded
        bytes[0] += 1
        #expect(throws: WireFault.self) { try NodeMessage(decoding: bytes) }
    }
}
