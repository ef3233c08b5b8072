import Foundation
import StageModel
import WebSocketServer
import Wire

/// Rooms over HTTP.
extension StageService {
    /// Answers `POST /rooms`.
    func makeRoom(_ request: HTTPRequest) -> HTTPReply {
        guard request.isFromAdmittedOrigin else { return .now(.foreignOrigin) }
        do {
            let tick = try request.tick("tick")
            guard tick == nil || !request.body.isEmpty else { throw BadRequest("'tick' needs a log in the body") }
            let log = try request.body.isEmpty ? nil : StageLog(text: request.text, tick: tick)
            let (record, capabilities) = try directory.access { directory throws(RoomRefusal) in
                (try directory.make(scene: request.query["scene"], owner: request.peer), directory.capabilities)
            }
            logger.debug("\(record.logName) is made")
            let answer = made(record, capabilities)
            let handle = makeEventHandler(record.room, record.scene)
            return .later { [self] promise in
                let new = NewRoom(record: record, owner: request.peer, answer: answer, promise: promise)
                guard let log else { return handle(.made(new)) }
                let hasPlace = logs.read(log, record.scene) { opening in
                    let comments = LoggedComment.all(in: log.text)
                    handle(.madeOfLog(LogRoom(new: new, opening: opening, tick: log.tick, comments: comments)))
                }
                guard !hasPlace else { return }
                directory.access { $0.end(record.room) }
                promise.fulfil(.manyLogs)
            }
        } catch let refusal as RoomRefusal {
            switch refusal {
            case .full, .share, .crowded: return .now(.full(refusal.reason))
            case .noSuchRoom, .ended, .keyRequired, .invalidKey, .noSuchScene: return .now(.bad(refusal.reason))
            }
        } catch {
            return .now(.bad("\(error)"))
        }
    }

    /// Answers `GET /rooms/ROOM/log`, for those who may watch the room.
    ///
    /// - Returns: nil for another path.
    func log(_ request: HTTPRequest) -> HTTPReply? {
        let parts = request.path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0].isEmpty, parts[1] == "rooms", parts[3] == "log" else { return nil }
        let name = String(parts[2])
        do {
            let entry = try directory.access { directory throws(RoomRefusal) in
                _ = try directory.role(in: name, key: request.bearer)
                return try directory.entry(of: name)
            }
            let (from, to) = (try request.tick("from"), try request.tick("to"))
            let handle = makeEventHandler(name, entry.scene)
            return .later { [logs] in handle(.logged(LogRequest(from: from, to: to, promise: $0, worker: logs))) }
        } catch let refusal as RoomRefusal {
            return .now(HTTPAnswer(refusing: refusal))
        } catch {
            return .now(.bad("\(error)"))
        }
    }

    /// The answer to a room's maker.
    private struct Made: Encodable {
        let room: String
        let links: RoomLinks
    }

    private func made(_ record: RoomRecord, _ capabilities: Capabilities) -> HTTPAnswer {
        let links = capabilities.links(
            for: .presenter, room: record.room, isPrivate: true, roomKey: record.key)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let made = try? encoder.encode(Made(room: record.room, links: links))
        return HTTPAnswer(status: 201, contentType: "application/json", body: Array(made ?? Data()))
    }
}

extension HTTPAnswer {
    init(refusing refusal: RoomRefusal) {
        let reason = refusal.reason + "\n"
        self = refusal.status == 401 ? .unauthorized(reason) : HTTPAnswer(status: refusal.status, body: reason)
    }

    /// Returns the answer to a bad request (400), in one line.
    static func bad(_ reason: String) -> HTTPAnswer { HTTPAnswer(status: 400, body: reason + "\n") }
}

private struct BadRequest: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

extension HTTPRequest {
    /// Returns the stage tick of the query's parameter of a name; nil without one.
    fileprivate func tick(_ name: String) throws -> UInt32? {
        guard let text = query[name] else { return nil }
        guard let tick = UInt32(text) else {
            throw BadRequest("'\(name)' is not a whole number from 0 to \(UInt32.max)")
        }
        return tick
    }

    fileprivate var text: String {
        get throws {
            guard let text = String(validating: body, as: UTF8.self) else { throw BadRequest("a log must be UTF-8") }
            return text
        }
    }
}
