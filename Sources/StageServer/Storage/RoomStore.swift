import Dispatch
import Foundation
import Logging

/// The rooms' files. Writing has a thread of its own, which takes one file after the other.
final class RoomStore: Sendable {
    /// Rooms of an earlier run.
    let stored: [RoomRecord]

    private let folder: StateFolder
    private let logger: Logger
    private let queue = DispatchQueue(label: "RoomStore", qos: .utility)

    /// Reads what is there. A file that can't be used is moved aside, and said so in the log.
    init(_ folder: StateFolder, scenes: [String], logger: Logger) {
        self.folder = folder
        self.logger = logger
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.rooms)) ?? []
        stored = names.sorted().compactMap { file in
            if file.hasSuffix(AtomicFile.temporarySuffix) { try? AtomicFile.remove(folder: folder.rooms, name: file) }
            guard file.hasSuffix(Self.suffix) else { return nil }
            return Self.read(file, in: folder.rooms, scenes, logger)
        }
    }

    /// Returns at once.
    func save(_ record: RoomRecord) {
        queue.async { [folder, logger] in
            do {
                let name = record.room + Self.suffix
                try AtomicFile.write(try StoredRoom.encode(record), folder: folder.rooms, name: name)
            } catch {
                logger.error("the state of \(record.logName) is not stored: \(error)")
            }
        }
    }

    /// Returns at once.
    func remove(_ record: RoomRecord) {
        queue.async { [folder, logger] in
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
