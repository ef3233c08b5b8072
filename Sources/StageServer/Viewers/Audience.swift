import WebSocketServer
import Wire

/// Those who watch one room; on the server's thread. Everything newest is encoded once for all of them.
final class Audience {
    let room: String
    let scene: String
    private(set) var newest: SnapshotBox?
    private(set) var roomNotice = SharedMessage()
    private(set) var stateNotice = SharedMessage()
    private(set) var timeNotice = SharedMessage()
    /// What the notice says.
    private(set) var time: ToldTime?
    private(set) var cursors = SharedMessage()
    var frames = FrameCache()
    private var viewers: [UInt64: Viewer] = [:]

    init(room: String, scene: String) {
        self.room = room
        self.scene = scene
    }

    var isEmpty: Bool { viewers.isEmpty }

    func perform(_ effects: [RoomEffect]) {
        var isNew = false
        for effect in effects {
            switch effect {
            case .show(let snapshot):
                newest = snapshot
                isNew = true
            case .room(let state):
                roomNotice.replace(with: .text(ServerNotice.room(state).encoded()))
                isNew = true
            case .state(let state):
                stateNotice.replace(with: .text(ServerNotice.state(state).encoded()))
                isNew = true
            case .time(let told):
                time = told
                timeNotice.replace(with: .text(ServerNotice.time(told.time).encoded()))
                isNew = true
            case .cursors(let list):
                cursors.replace(with: .binary(list.encoded()))
                isNew = true
            case .welcome(let welcome, let connection): viewers[connection]?.welcome(welcome)
            case .refused(let refusal, let connection): viewers[connection]?.refuse(refusal)
            case .scrolls(let scrolls, let connections):
                let notice = ServerNotice.scrolls(scrolls).encoded()
                for connection in connections { viewers[connection]?.show(scrolls: notice) }
            case .editing(let editing, let connections):
                let notice = ServerNotice.editing(editing).encoded()
                for connection in connections { viewers[connection]?.show(editing: notice) }
            case .close(let closure, let connection): viewers[connection]?.close(closure)
            case .closeAll(let closure): for viewer in viewers.values { viewer.close(closure) }
            case .setKey, .endIfEmpty: break
            }
        }
        if isNew { for viewer in viewers.values { viewer.requestTurn() } }
    }

    func add(_ viewer: Viewer, _ id: UInt64) {
        viewers[id] = viewer
    }

    func remove(_ id: UInt64) {
        viewers[id] = nil
    }
}
