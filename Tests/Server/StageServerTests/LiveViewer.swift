import StageModel
import TestClient
import Wire

/// A viewer that keeps what it is told.
final class LiveViewer {
    let socket: TestWebSocket
    var stage: StageSnapshot? { frames.stage }
    private var frames = FrameDecoder()
    /// Parts of the newest message that have not been taken.
    private var waiting: [ServerPart] = []
    private(set) var cursors: [Cursor] = []
    private(set) var welcome: Welcome?
    private(set) var room: RoomState?
    private(set) var state: SceneState?
    private(set) var time: StageTime?
    private(set) var comments: [RoomComment] = []
    private(set) var refusal: Refusal?
    private(set) var interruption: ServerInterruption?
    private(set) var scrolls: StageScrolls?
    private(set) var views: [ViewReport] = []
    /// How many probes have been answered.
    private(set) var echoes = 0
    /// How many messages with frames there were.
    private(set) var frameMessages = 0
    /// The newest message's bytes.
    private(set) var message: [UInt8] = []

    /// Connects a viewer.
    ///
    /// - Parameters:
    ///   - port: the server's port.
    ///   - room: the room's name.
    ///   - key: the key that the handshake shows.
    ///   - identity: the identity that the handshake shows.
    /// - Throws: `TestSocket.Failure` if the handshake is refused.
    init(_ port: UInt16, room: String = "one", key: String? = nil, identity: String? = nil) throws {
        var entries = [WireFormat.subprotocol]
        if let key { entries.append("key.\(key)") }
        if let identity { entries.append("id.\(identity)") }
        socket = try TestWebSocket(port: port, path: "/rooms/\(room)", subprotocols: entries)
    }

    /// A viewer that has read nothing yet.
    init(_ socket: TestWebSocket) {
        self.socket = socket
    }

    /// Applies what comes up to the next frame or echo.
    @discardableResult
    func next() throws -> ServerPart {
        let patience = Patience()
        while true {
            if let part = try receive() { return part }
            try patience.check("a frame; \(account)")
        }
    }

    /// Applies what comes, and acknowledges it, until `condition` holds.
    func until(_ condition: (LiveViewer) -> Bool) throws {
        let patience = Patience()
        while !condition(self) {
            try patience.check("what a viewer waits for; \(account)")
            let tick = stage?.tick
            try receive()
            // What follows a frame in its message must not keep it from being acknowledged.
            while !waiting.isEmpty { try receive() }
            if stage?.tick != tick { try acknowledge() }
        }
    }

    /// Applies everything that the server had for it when it was asked.
    func catchUp() throws {
        let answered = echoes + 1
        try send(.probe(time: 0))
        try until { $0.echoes >= answered }
    }

    /// What it was told last, for failures.
    private var account: String {
        let told = time.map { "\($0)" } ?? "nothing"
        let reason = refusal.map { "\($0.request): \($0.reason)" } ?? "nothing"
        return
            "its stage is that of step \(stage.map { "\($0.tick)" } ?? "none"), its time \(told), refused was \(reason)"
    }

    /// Applies one part.
    ///
    /// - Returns: it, if it is a frame or an echo; of a step a delta, without what changed.
    @discardableResult
    private func receive() throws -> ServerPart? {
        while waiting.isEmpty { try read() }
        let part = waiting.removeFirst()
        let base = stage?.tick ?? 0
        try frames.apply(part)
        switch part {
        case .snapshot, .delta: return part
        case .echo:
            echoes += 1
            return part
        // What it says is the stage's now.
        case .step: return .delta(StageDelta(base: base, tick: stage?.tick ?? 0))
        case .cursors(let cursors): self.cursors = cursors
        case .notice(let text):
            switch try ServerNotice(decoding: text) {
            case .welcome(let welcome): self.welcome = welcome
            case .room(let room): self.room = room
            case .state(let state): self.state = state
            case .time(let time): self.time = time
            case .scrolls(let scrolls): self.scrolls = scrolls
            case .refused(let refusal): self.refusal = refusal
            case .interruption(let interruption): self.interruption = interruption
            case .views(let report): views.append(report)
            case .comments(let comments): self.comments = comments.list
            case .editing, .console, .costs, .pace, .reactions, .people, .presentation, .changes: break
            }
        }
        return nil
    }

    private func read() throws {
        switch try socket.receive() {
        case .text: throw TestSocket.Failure(description: "a server sends no text messages")
        case .message(let bytes):
            message = bytes
            waiting = try ServerMessage(decoding: bytes).parts
            let hasFrame = waiting.contains { part in
                switch part {
                case .snapshot, .delta, .step: true
                case .cursors, .echo, .notice: false
                }
            }
            if hasFrame { frameMessages += 1 }
        case .close(let code, let reason):
            throw TestSocket.Failure(description: "closed with \(code): \(reason)")
        case .end:
            throw TestSocket.Failure(description: "the connection ended")
        }
    }

    func send(_ message: ViewerMessage) throws {
        try socket.send(message.encoded())
    }

    func ask(_ request: ViewerRequest) throws {
        try socket.send(request.encoded(), .text)
    }

    func press(_ key: Key) throws {
        try send(.key(.init(key: key, time: 0)))
    }

    func point(_ phase: PointerSample.Phase, _ x: Float, _ y: Float) throws {
        try send(.pointer([.init(pointer: 0, phase: phase, x: x, y: y, time: 0)]))
    }

    func acknowledge() throws {
        try send(.acknowledgement(tick: stage?.tick ?? 0))
    }
}
