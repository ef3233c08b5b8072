import WebSocketServer

/// Those who watch one room; on the server's thread.
final class Audience {
    let room: String
    private(set) var newest: SnapshotBox?
    var frames = FrameCache()
    private var viewers: [UInt64: Viewer] = [:]

    init(room: String) {
        self.room = room
    }

    func show(_ snapshot: SnapshotBox) {
        newest = snapshot
        for viewer in viewers.values { viewer.showNewest() }
    }

    func close(_ closure: WebSocketClosure) {
        for viewer in viewers.values { viewer.close(closure) }
    }

    func add(_ viewer: Viewer, _ id: UInt64) {
        viewers[id] = viewer
    }

    func remove(_ id: UInt64) {
        viewers[id] = nil
    }
}
