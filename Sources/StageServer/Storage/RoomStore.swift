import Dispatch
import Foundation
import Logging
import WebSocketServer

/// The rooms' files. Writing has a thread of its own, which takes one file after the other.
final class RoomStore: Sendable {
    /// Rooms of an earlier run.
    let stored: [RoomRecord]

    private enum Change {
        case write(RoomRecord)
        case remove(RoomRecord)
    }

    private let folder: StateFolder
    private let logger: Logger
    private let queue: DispatchQueue
    /// What waits to be done, by room. A newer change takes an older one's place: a disk that is slower than the rooms
    /// change holds up none of them, and nothing piles up.
    private let waiting = LockedValue<[String: Change]>([:])

    /// Reads what is there. A file that can't be used is moved aside, and said so in the log.
    ///
    /// - Parameter queue: on which files are written; a serial one.
    init(
        _ folder: StateFolder, scenes: [String], logger: Logger,
        queue: DispatchQueue = DispatchQueue(label: "RoomStore", qos: .utility)
    ) {
        self.folder = folder
        self.logger = logger
        self.queue = queue
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.rooms)) ?? []
        stored = names.sorted().compactMap { file in
            if file.hasSuffix(AtomicFile.temporarySuffix) { try? AtomicFile.remove(folder: folder.rooms, name: file) }
            guard file.hasSuffix(Self.suffix) else { return nil }
            return Self.read(file, in: folder.rooms, scenes, logger)
        }
    }

    /// Returns at once.
    func save(_ record: RoomRecord) {
        enqueue(.write(record), of: record.room)
    }

    /// Returns at once.
    func remove(_ record: RoomRecord) {
        enqueue(.remove(record), of: record.room)
    }

    private func enqueue(_ change: Change, of room: String) {
        let isFirst = waiting.withLock { $0.updateValue(change, forKey: room) == nil }
        guard isFirst else { return }
        queue.async { [self] in
            if let change = waiting.withLock({ $0.removeValue(forKey: room) }) { perform(change) }
        }
    }

    private func perform(_ change: Change) {
        switch change {
        case .write(let record):
            do {
                let name = record.room + Self.suffix
                try AtomicFile.write(try StoredRoom.encode(record), folder: folder.rooms, name: name)
            } catch {
                logger.error("the state of \(record.logName) is not stored: \(error)")
            }
        case .remove(let record):
            do throws(SystemError) {
                try AtomicFile.remove(folder: folder.rooms, name: record.room + Self.suffix)
            } catch {
                logger.error("the file of \(record.logName) is not removed: \(error)")
            }
        }
    }

    /// Waits until everything is on the disk.
    func flush() {
        queue.sync {}
    }

    private static let suffix = ".json"
    /// In bytes; no scene's state comes near.
    private static let sizeLimit = 1 << 20

    private static func read(_ file: String, in folder: String, _ scenes: [String], _ logger: Logger) -> RoomRecord? {
        let path = "\(folder)/\(file)"
        let name = String(file.dropLast(suffix.count))
        do {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            guard let size = attributes[.size] as? Int, size <= sizeLimit else {
                throw StoredRoom.Damage(description: "it has more than \(sizeLimit) bytes")
            }
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            return try StoredRoom.decode(data, name: name, scenes: scenes)
        } catch {
            rename(path, path + ".damaged")
            let room = RoomRecord.logName(of: name, isPrivate: !scenes.contains(name))
            logger.warning("the state of \(room) is lost, and its file set aside as damaged: \(error)")
            return nil
        }
    }
}
