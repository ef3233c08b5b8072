import Foundation
import Logging
import QRCode
import WebSocketServer
import Wire

/// Leads connections to the viewers of their rooms; on the server's thread.
final class StageService: WebSocketService {
    let logger: Logger
    let logs: LogDesk
    var directory: RoomDirectory
    private let queue: InputQueue
    private let metrics: StageMetrics
    private let operations: OperationsEndpoints
    var gallery: Gallery
    private let endpoint: StageServerConfiguration.Endpoint?
    private let codes = QRCodeMaker()
    private var rooms: [String: RoomViewers] = [:]

    init(
        _ directory: RoomDirectory, gallery: Gallery, operations: OperationsEndpoints, logs: LogDesk,
        endpoint: StageServerConfiguration.Endpoint?, queue: InputQueue, metrics: StageMetrics, logger: Logger
    ) {
        self.endpoint = endpoint
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
            guard connection.path.hasPrefix(prefix) else { throw .noSuchRoom(publicRooms: directory.scenes) }
            let entry = try directory.entry(of: name)
            let shown = try HandshakeEntries(refusing: connection.offeredProtocols)
            var admission = try directory.admit(to: name, key: shown.key)
            admission.peer = connection.peer
            let room = RoomRecord.logName(of: name, isPrivate: entry.isPrivate)
            logger.debug("viewer \(connection.id) joins \(room) from \(connection.remoteAddress)")
            let identity = shown.identity.flatMap(RandomToken.init(text:))
            tell(name, entry.scene, connection.id, .joined(admission, identity: identity))
            return .accept(Viewer(connection, viewers(of: name, entry.scene), queue, metrics))
        } catch {
            metrics.refusedViewers.increment()
            return .refuse(error.closure)
        }
    }

    func perform(_ effects: [RoomEffect], in room: String) {
        guard let entry = directory[room] else { return }
        viewers(of: room, entry.scene).perform(effects)
        for effect in effects {
            switch effect {
            case .setKey(let key): directory.setKey(key, of: room)
            case .endIfEmpty: endIfEmpty(room, entry.scene)
            default: break
            }
        }
    }

    private func endIfEmpty(_ room: String, _ scene: String) {
        guard rooms[room]?.isEmpty ?? true else { return }
        rooms[room] = nil
        directory.end(room)
        tell(room, scene, 0, .ended)
    }

    private func viewers(of room: String, _ scene: String) -> RoomViewers {
        if let viewers = rooms[room] { return viewers }
        let viewers = RoomViewers(room: room, scene: scene, metrics: metrics)
        rooms[room] = viewers
        return viewers
    }

    private func tell(_ room: String, _ scene: String, _ connection: UInt64, _ event: RoomEvent) {
        queue.append(.init(room: room, scene: scene, connection: connection, event: event))
    }

    /// What tells a room what happens to it, on any thread.
    func teller(_ room: String, _ scene: String) -> @Sendable (RoomEvent) -> Void {
        { [queue] in queue.append(.init(room: room, scene: scene, connection: 0, event: $0)) }
    }

    // MARK: HTTP

    func bodyLimit(of request: HTTPRequest) -> Int? {
        switch request.path {
        case "/rooms": LogDesk.limit
        case "/qr": QRCode.limit
        case let path where endpoint?.path == path: StageServerConfiguration.Endpoint.bodyLimit
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
            _ = try directory.entry(of: String(name))
            return 200
        } catch {
            return error.status
        }
    }

    /// Answers a request about the sources of what a room shows, for those who are shown lines of them.
    private func answerEndpoint(_ request: HTTPRequest) -> HTTPReply? {
        guard let name = request.query["room"] else { return .now(.bad("needs 'room', the name of a room")) }
        do throws(RoomRefusal) {
            let role = try directory.role(in: name, key: request.bearer)
            guard role.seesSources(isPrivate: directory[name]?.isPrivate ?? true) else {
                return .now(HTTPAnswer(status: 403, body: "only who may present in the room is shown the sources\n"))
            }
        } catch {
            return .now(HTTPAnswer(refusing: error))
        }
        return endpoint?.answer(request)
    }

    func answer(_ request: HTTPRequest) -> HTTPReply? {
        switch (request.method, request.path) {
        case (.post, "/rooms"): makeRoom(request)
        case (.post, "/qr"): codes.answer(request)
        case (.post, let path) where path == endpoint?.path: answerEndpoint(request)
        case (.get, let path):
            log(request) ?? (gallery.answer(to: path) ?? operations.answer(to: request)).map(HTTPReply.now)
        default: nil
        }
    }
}

extension HandshakeEntries {
    fileprivate init(refusing offered: [String]) throws(RoomRefusal) {
        do throws(InvalidKey) { try self.init(offered: offered) } catch { throw .invalidKey }
    }
}
