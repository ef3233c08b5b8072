import StageModel
import WebSocketServer
import Wire

@testable import StageServer

/// One message of each kind between nodes, and more of those that have several forms.
enum NodeMessageSamples {
    /// What viewers do, of which some has no fixed encoding: JSON's keys have no order.
    static let joining = ViewerBatch(
        room: "monzo", fence: 1 << 33, session: "00ff", stream: (1 << 53) - 1, number: 7, isWhole: true,
        entries: [
            ViewerEntry(
                connection: 3,
                event: .joined(
                    RoomDirectory.Admission(
                        role: .presenter, isByKey: true, roomKey: token("A"), peer: PeerAddress("10.0.0.7")),
                    identity: token("B"))),
            ViewerEntry(connection: 3, event: .message(.hover(.here(x: 1, y: 2)))),
        ])

    static let acting = ViewerBatch(
        room: "monzo", fence: 1 << 33, session: "00ff", stream: (1 << 53) - 1, number: 9, isWhole: false,
        entries: [
            ViewerEntry(connection: 3, event: .message(.hover(.here(x: 1, y: 2)))),
            ViewerEntry(connection: 3, event: .request(.control(take: true))),
            ViewerEntry(connection: 4, event: .silent), ViewerEntry(connection: 4, event: .left(onPurpose: true)),
            ViewerEntry(connection: 5, event: .left(onPurpose: false)),
        ])

    static var step: RelayedStep {
        var step = RelayedStep(fence: 1 << 45, number: 1)
        step.frame = RelayedFrame(epoch: (1 << 45) << 16 | 7, isDelta: false, bytes: [1, 2, 3])
        step.cursors = [Cursor(viewer: 1, pointer: 0, isDown: true, position: FixedPair(1, 2))]
        step.notices = [.state(SceneState(values: ["offset": .number(1.5)]))]
        step.closure = WebSocketClosure(.ended, "the room has ended")
        return step
    }

    /// Those whose encoding is always the same.
    static let fixed: [NodeMessage] = [
        .viewers(acting), .missed(room: "monzo", fence: 3, session: "00ff"), .state(room: "monzo", step), .step(step),
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
        .prepared(room: "monzo", fence: 3), .handover(room: "monzo", fence: 9, last: 3, count: 4),
    ]

    /// Those whose encoding has JSON in it.
    static let ofJSON: [NodeMessage] = [
        .viewers(joining),
        .history(
            room: "monzo", fence: 3, index: 1,
            RoomJournalEntry(
                newest: 7, changes: [.cut(after: 5), .forgotten], session: nil, isWhole: false, heard: [4: 1 << 50])),
    ]

    static let all = fixed + ofJSON

    private static func token(_ letter: Character) -> RandomToken? {
        RandomToken(text: String(repeating: letter, count: 21) + "A")
    }
}
