import Foundation
import StageModel
import Wire

/// A room's file: JSON, so that a person can read it.
struct StoredRoom: Codable {
    static let version = 1

    let version: Int
    let room: String
    let scene: String
    let key: RandomToken?
    let mode: ControlMode
    let checkpoint: StageCheckpoint?
    /// Missing in files of versions without comments.
    let comments: [KeptComment]?
    /// Missing where nobody has chosen.
    let sources: SourceAudience?

    /// A reason why a file is not a room's.
    struct Damage: Error, CustomStringConvertible {
        let description: String
    }

    static func encode(_ record: RoomRecord) throws -> [UInt8] {
        let stored = StoredRoom(
            version: version, room: record.room, scene: record.scene, key: record.key, mode: record.mode,
            checkpoint: record.checkpoint, comments: record.comments.isEmpty ? nil : record.comments,
            sources: record.sources == .presenters ? nil : record.sources)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(stored))
    }

    /// Decodes a room's file.
    ///
    /// - Parameters:
    ///   - data: the file's content.
    ///   - name: the room's name by the file's name.
    ///   - scenes: the names of all scenes.
    /// - Returns: the room's record.
    /// - Throws: ``Damage``.
    static func decode(_ data: Data, name: String, scenes: [String]) throws(Damage) -> RoomRecord {
        guard let stored = try? JSONDecoder().decode(StoredRoom.self, from: data) else {
            throw Damage(description: "it is not the JSON of a room")
        }
        guard stored.version == version else {
            throw Damage(description: "its version is \(stored.version), not \(version)")
        }
        guard scenes.contains(stored.scene), stored.checkpoint == nil || stored.checkpoint?.scene == stored.scene else {
            throw Damage(description: "there is no scene \(stored.scene)")
        }
        let record = RoomRecord(
            room: stored.room, scene: stored.scene, key: stored.key, mode: stored.mode, checkpoint: stored.checkpoint,
            comments: Array((stored.comments ?? []).suffix(RoomComment.limit)),
            sources: stored.sources ?? .presenters)
        let isNamed = !record.isPrivate || (RandomToken(text: record.room) != nil && record.key != nil)
        guard stored.room == name, isNamed else { throw Damage(description: "it is of another room") }
        return record
    }
}
