import Foundation
import Logging
import QRCode
import WebSocketServer
import Wire

/// Leads the connections of one of the server's threads to the viewers of their rooms.
final class StageService: WebSocketService {
    let logger: Logger
    let logs: LogWorker
    let directory: SharedDirectory
    /// The number of the thread.
    private let thread: Int
    private let queue: RoomEventQueue
    private let metrics: StageMetrics
    private let operations: OperationsEndpoints
    var gallery: Gallery
    private let endpoints: [String: StageServerConfiguration.Endpoint]
    private let codes: QRCodeMaker
    /// Of rooms that have viewers here.
    private var rooms: [String: RoomViewers] = [:]
    private var pace = PaceControl()
    /// When the newest update of any room was sent.
    private var lastUpdate = MonotonicInstant.distantPast
    /// Rooms in which somebody was passed over, and when.
    private var heldBack: [String: MonotonicInstant] = [:]
    private(set) var wakeTime: MonotonicInstant?
    /// The time from one step to the next.
    private static let step = Duration.nanoseconds(16_666_667)

    init(
        thread: Int, _ directory: SharedDirectory, gallery: Gallery, operations: OperationsEndpoints, logs: LogWorker,
        codes: QRCodeMaker, endpoints: [StageServerConfiguration.Endpoint], queue: RoomEventQueue,
        metrics: StageMetrics, logger: Logger
    ) {
        self.thread = thread
        self.codes = codes
        self.endpoints = Dictionary(endpoints.map { ($0.path, $0) }) { first, _ in first }
        self.directory = directory
        self.gallery = gallery
        self.operations = operations
        self.logs = logs
        self.queue = queue
        self.metrics = metrics
        self.logger = logger
    }

    // MARK: Viewers

    func open(_ connection: WebSocketConnection) -> WebSocketAcceptance {
        let prefix = "/rooms/"
        let name = String(connection.path.dropFirst(prefix.count))
        do throws(RoomRefusal) {
            let entry = try directory.access { directory throws(RoomRefusal) in
                guard connection.path.hasPrefix(prefix) else { throw .noSuchRoom(publicRooms: directory.scenes) }
                return try directory.entry(of: name)
            }
            let shown = try HandshakeEntries(refusing: connection.offeredProtocols)
            var admission = try directory.access { directory throws(RoomRefusal) in
                let admission = try directory.admit(to: name, key: shown.key)
                directory.enter(name)
                return admission
            }
            admission.peer = connection.peer
            let room = RoomRecord.logName(of: name, isPrivate: entry.isPrivate)
            logger.debug("viewer \(connection.id) joins \(room) from \(connection.remoteAddress)")
            let identity = shown.identity.flatMap(RandomToken.init(text:))
            enqueue(.viewer(connection.id, .joined(admission, identity: identity)), name, entry.scene)
            return .accept(Viewer(connection, viewers(of: name, entry.scene), queue, metrics))
        } catch {
            metrics.refusedViewers.increment()
            return .refuse(error.closure)
        }
    }

    /// Sends the viewers of a room what a step leads to.
    ///
    /// - Parameters:
    ///   - parts: what everybody is told.
    ///   - direct: what single viewers are told.
    ///   - closure: the reason for which every connection is closed.
    ///   - room: the room's name.
    ///   - instant: when the main thread handed them over.
    ///   - isNewest: whether no later step of the room waits; otherwise what everybody is told is sent with that one.
    func deliver(
        _ parts: SharedParts, direct: [DirectEffect], closure: WebSocketClosure? = nil, in room: String,
        from instant: MonotonicInstant, isNewest: Bool = true
    ) {
        // Its viewers here may have left meanwhile.
        guard let viewers = rooms[room] else { return }
        viewers.take(parts, direct: direct, closure: closure, stride: pace.stride, from: instant)
        guard isNewest, let oldest = viewers.unsentSince else { return }
        let began = MonotonicInstant.now
        if viewers.sendUpdates(stride: pace.stride, at: began) {
            heldBack[room] = began
            wakeTime = wakeTime ?? began + Self.step * (pace.stride + 1)
        }
        follow(from: oldest, to: MonotonicInstant.now)
    }

    /// Follows how long the thread takes to send.
    private func follow(from began: MonotonicInstant, to now: MonotonicInstant) {
        let delay = max(now - began, .zero)
        let pause = max(now - lastUpdate, .zero)
        lastUpdate = now
        let rate = pace.rate
        pace.sent(after: delay, pause: pause)
        metrics.sending.recordNanoseconds(delay.wholeNanoseconds)
        guard pace.rate != rate else { return }
        metrics.paces.set(pace.rate, of: thread)
        logger.info("watchers of thread \(thread) are sent \(pace.rate) messages a second, after \(rate)")
    }

    /// A room that came to rest is shown to those who were passed over.
    func wake() {
        let now = MonotonicInstant.now
        let longestWait = Self.step * (pace.stride + 1)
        wakeTime = nil
        for (room, since) in heldBack {
            if now - since >= longestWait {
                heldBack[room] = nil
                rooms[room]?.sendRest(at: now)
            } else {
                wakeTime = min(wakeTime ?? .distantFuture, since + longestWait)
            }
        }
    }

    private func viewers(of room: String, _ scene: String) -> RoomViewers {
        if let viewers = rooms[room] { return viewers }
        let viewers = RoomViewers(room: room, scene: scene, metrics: metrics) { [unowned self] viewers in
            directory.access { $0.leave(room) }
            // What the room shows without viewers here, this thread isn't told.
            if viewers.isEmpty { rooms[room] = nil }
        }
        rooms[room] = viewers
        return viewers
    }

    private func enqueue(_ event: RoomEvent, _ room: String, _ scene: String) {
        queue.append(RoomArrival(room: room, scene: scene, event: event))
    }

    /// Returns a function that has something happen to a room, on any thread.
    func makeEventHandler(_ room: String, _ scene: String) -> @Sendable (RoomEvent) -> Void {
        { [queue] in queue.append(RoomArrival(room: room, scene: scene, event: $0)) }
    }

    // MARK: HTTP

    func bodyLimit(of request: HTTPRequest) -> Int? {
        switch request.path {
        case "/rooms": LogWorker.limit
        case "/qr": QRCode.limit
        case let path where endpoints[path] != nil: StageServerConfiguration.Endpoint.bodyLimit
        default: nil
        }
    }

    /// Rooms, and logs of them.
    func isCostly(_ request: HTTPRequest) -> Bool {
        request.path == "/rooms" ? request.method == .post : request.path.hasPrefix("/rooms/")
    }

    func pageStatus(at path: String) -> UInt32 {
        let name = path.dropFirst()
        // The gallery, and files.
        guard !name.isEmpty, !name.contains(where: { $0 == "/" || $0 == "." }) else { return 200 }
        do throws(RoomRefusal) {
            _ = try directory.access { directory throws(RoomRefusal) in try directory.entry(of: String(name)) }
            return 200
        } catch {
            return error.status
        }
    }

    func description(of path: String) -> PageDescription? {
        let name = String(path.dropFirst())
        guard !name.isEmpty else { return gallery.description }
        guard let entry = directory.access({ $0[name] }) else { return nil }
        return entry.isPrivate ? Gallery.privateRoom : gallery.description(of: entry.scene)
    }

    /// Answers a request about the sources of what a room shows, for those who are shown lines of them.
    private func answerEndpoint(_ request: HTTPRequest) -> HTTPReply? {
        guard let name = request.query["room"] else { return .now(.bad("needs 'room', the name of a room")) }
        do throws(RoomRefusal) {
            let (role, isPrivate) = try directory.access { directory throws(RoomRefusal) in
                (try directory.role(in: name, key: request.bearer), directory[name]?.isPrivate ?? true)
            }
            guard role.seesSources(isPrivate: isPrivate) else {
                return .now(HTTPAnswer(status: 403, body: "only who may present in the room is shown the sources\n"))
            }
        } catch {
            return .now(HTTPAnswer(refusing: error))
        }
        return endpoints[request.path]?.answer(request)
    }

    /// Refuses at once what nobody could answer in time.
    private func unlessAtStandstill(_ reply: HTTPReply) -> HTTPReply {
        if case .later = reply, let answer = operations.standstill { .now(answer) } else { reply }
    }

    func answer(_ request: HTTPRequest) -> HTTPReply? {
        switch (request.method, request.path) {
        case (.post, "/rooms"): operations.standstill.map(HTTPReply.now) ?? makeRoom(request)
        case (.post, "/qr"): codes.answer(request)
        case (.post, let path) where endpoints[path] != nil: answerEndpoint(request)
        case (.get, let path):
            log(request).map(unlessAtStandstill)
                ?? (gallery.answer(to: path) ?? operations.answer(to: request)).map(HTTPReply.now)
        default: nil
        }
    }
}

extension HandshakeEntries {
    fileprivate init(refusing offered: [String]) throws(RoomRefusal) {
        do throws(InvalidKey) { try self.init(offered: offered) } catch { throw .invalidKey }
    }
}
