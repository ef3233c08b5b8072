import StageModel
import WebSocketServer
import Wire

/// The viewers of one room whose connections belong to one thread.
///
/// Everything newest is encoded once for all of them.
final class RoomViewers {
    let room: String
    let scene: String
    private(set) var newest: StageFrame?
    private(set) var cursors = SharedPart()
    private(set) var roomNotice = SharedPart()
    private(set) var stateNotice = SharedPart()
    private(set) var timeNotice = SharedPart()
    /// What the notice says.
    private(set) var time: ToldTime?
    var frames = FrameCache()
    /// Counts up from 1 with each change that is for everybody.
    private(set) var update: UInt64 = 0
    private var viewers: [Viewer] = []
    private var byConnection: [UInt64: Viewer] = [:]

    private let metrics: StageMetrics

    init(room: String, scene: String, metrics: StageMetrics) {
        self.room = room
        self.scene = scene
        self.metrics = metrics
    }

    var isEmpty: Bool { viewers.isEmpty }

    func perform(_ effects: [RoomEffect]) {
        var shared = SharedUpdate(number: update + 1)
        for effect in effects {
            switch effect {
            case .show(let frame):
                newest = frame
                shared.frame = frame
            case .room(let state):
                roomNotice.replace(with: Self.part(.room(state)), at: shared.number)
                shared.parts.append(roomNotice.bytes)
            case .state(let state):
                stateNotice.replace(with: Self.part(.state(state)), at: shared.number)
                shared.parts.append(stateNotice.bytes)
            case .time(let told):
                time = told
                timeNotice.replace(with: Self.part(.time(told.time)), at: shared.number)
                shared.parts.append(timeNotice.bytes)
            case .cursors(let list):
                cursors.replace(with: list.encoded(), at: shared.number)
                shared.parts.append(cursors.bytes)
            case .welcome(let welcome, let connection): byConnection[connection]?.welcome(welcome)
            case .refused(let refusal, let connection): byConnection[connection]?.refuse(refusal)
            case .scrolls(let scrolls, let connections):
                let notice = ServerNotice.scrolls(scrolls).encoded()
                for connection in connections { byConnection[connection]?.show(scrolls: notice) }
            case .editing(let editing, let connections):
                let notice = ServerNotice.editing(editing).encoded()
                for connection in connections { byConnection[connection]?.show(editing: notice) }
            case .close(let closure, let connection): byConnection[connection]?.close(closure)
            case .closeAll(let closure): for viewer in viewers { viewer.close(closure) }
            case .setKey, .endIfEmpty: break
            }
        }
        if !shared.isEmpty { send(shared) }
    }

    /// Viewers who have all that was before are sent the same bytes; the others what they lack.
    private func send(_ shared: SharedUpdate) {
        update = shared.number
        guard !viewers.isEmpty else { return }
        let message = shared.message
        var count: UInt64 = 0
        for viewer in viewers {
            if let message, viewer.send(message, of: shared) { count += 1 } else { viewer.requestTurn() }
        }
        if shared.frame != nil { metrics.frames.increment(by: count) }
        metrics.notices.increment(by: count * UInt64(shared.parts.count))
    }

    private static func part(_ notice: ServerNotice) -> [UInt8] {
        [MessageType.notice.rawValue] + notice.encoded()
    }

    func add(_ viewer: Viewer, _ id: UInt64) {
        viewer.index = viewers.count
        viewers.append(viewer)
        byConnection[id] = viewer
    }

    func remove(_ id: UInt64) {
        guard let viewer = byConnection.removeValue(forKey: id), let last = viewers.popLast(), last !== viewer else {
            return
        }
        viewers[viewer.index] = last
        last.index = viewer.index
    }
}

/// What is new for everybody in a room after a step.
struct SharedUpdate {
    let number: UInt64
    var frame: StageFrame?
    /// Beside the frame.
    var parts: [[UInt8]] = []

    var isEmpty: Bool { frame == nil && parts.isEmpty }

    /// All of it as one message; nil where the frame can't be told as a step, or is too large.
    var message: OutgoingMessage? {
        var builder = ServerMessageBuilder()
        if let frame {
            guard let step = frame.step, builder.append(step) else { return nil }
        }
        for part in parts where !builder.append(part) { return nil }
        return .binary(builder.bytes)
    }
}
