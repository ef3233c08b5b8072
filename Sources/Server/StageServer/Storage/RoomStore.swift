import Dispatch
import Foundation
import Locks
import Logging

/// The rooms' files.
///
/// Writing has a thread of its own, which takes all that waits at once.
final class RoomStore: RoomKeeping {
    /// Rooms of an earlier run.
    let stored: [RoomRecord]

    private enum Change {
        case write(RoomRecord)
        case remove(RoomRecord)

        var record: RoomRecord {
            switch self {
            case .write(let record), .remove(let record): record
            }
        }
    }

    private struct Waiting {
        /// The changes by room, of which a newer one replaces an older one.
        ///
        /// A disk that is slower than the rooms change thus holds up none of them, and the changes that wait are
        /// bounded.
        var changes: [String: Change] = [:]
        /// The closures to call once these changes have been tried.
        var tried: [@Sendable () -> Void] = []
        /// Whether the changes are going to be tried by themselves.
        var isScheduled = false
    }

    private let folder: StateFolder
    private let logger: Logger
    private let queue: DispatchQueue
    private let waiting = LockedValue(Waiting())
    /// The rooms whose last change could not be written, and how often in a row some could not.
    private let failing = LockedValue<(rooms: Set<String>, times: Int)>(([], 0))

    /// Reads the rooms' files.
    ///
    /// A file that can't be used is moved aside and logged.
    ///
    /// - Parameters:
    ///   - folder: the folder of the files.
    ///   - scenes: the names of all scenes.
    ///   - logger: the logger.
    ///   - queue: the serial queue on which files are written.
    init(
        _ folder: StateFolder, scenes: [String], logger: Logger,
        queue: DispatchQueue = DispatchQueue(label: "RoomStore", qos: .utility)
    ) {
        self.folder = folder
        self.logger = logger
        self.queue = queue
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.rooms)) ?? []
        stored = names.sorted().compactMap { file in
            if file.hasSuffix(AtomicFile.temporarySuffix) { try? AtomicFile.unlink(folder: folder.rooms, name: file) }
            guard file.hasSuffix(Self.suffix) else { return nil }
            return Self.read(file, in: folder.rooms, scenes, logger)
        }
    }

    /// Returns at once.
    ///
    /// What cannot be written is tried again until it can, or until there is something newer.
    ///
    /// - Parameters:
    ///   - record: the room as it is to be found again.
    ///   - then: called on another thread once it is on the disk, or could not be put there for now.
    func save(_ record: RoomRecord, then: (@Sendable () -> Void)?) {
        enqueue(.write(record), then)
    }

    /// Removes a room's file, and returns at once.
    func remove(_ record: RoomRecord) {
        enqueue(.remove(record))
    }

    private func enqueue(_ change: Change, _ then: (@Sendable () -> Void)? = nil) {
        let isFirst = waiting.withLock { waiting in
            waiting.changes[change.record.room] = change
            if let then { waiting.tried.append(then) }
            defer { waiting.isScheduled = true }
            return !waiting.isScheduled
        }
        if isFirst { queue.async { self.writeAll() } }
    }

    /// Writes everything that waits.
    private func writeAll() {
        let taken = waiting.withLock { waiting in
            defer { waiting = Waiting() }
            return waiting
        }
        defer { for tell in taken.tried { tell() } }
        guard !taken.changes.isEmpty else { return }
        var faults: [String: any Error] = [:]
        for (room, change) in taken.changes {
            do { try perform(change) } catch { faults[room] = error }
        }
        // New names are on the disk only once their folder is.
        do { try AtomicFile.sync(folder.rooms) } catch {
            for room in taken.changes.keys where faults[room] == nil { faults[room] = error }
        }
        note(faults, of: taken.changes)
    }

    private func perform(_ change: Change) throws {
        let name = change.record.room + Self.suffix
        switch change {
        case .write(let record):
            try AtomicFile.replace(with: try StoredRoom.encode(record), folder: folder.rooms, name: name)
        case .remove:
            try AtomicFile.unlink(folder: folder.rooms, name: name)
        }
    }

    /// Tries again what could not be written, after a second at first and more and more seldom after that.
    private func note(_ faults: [String: any Error], of changes: [String: Change]) {
        let (new, mended, times) = failing.withLock { failing in
            let new = Set(faults.keys).subtracting(failing.rooms)
            let mended = failing.rooms.intersection(changes.keys).subtracting(faults.keys)
            failing.rooms = failing.rooms.union(new).subtracting(mended)
            failing.times = faults.isEmpty ? 0 : failing.times + 1
            return (new, mended, failing.times)
        }
        for (room, change) in changes.sorted(by: { $0.key < $1.key }) {
            if new.contains(room), let fault = faults[room] {
                logger.error("the state of \(change.record.logName) is not stored, and will be tried again: \(fault)")
            } else if mended.contains(room) {
                logger.info("the state of \(change.record.logName) is stored again")
            }
        }
        guard !faults.isEmpty else { return }
        let isFirst = waiting.withLock { waiting in
            waiting.changes.merge(changes.filter { faults[$0.key] != nil }) { newer, _ in newer }
            defer { waiting.isScheduled = true }
            return !waiting.isScheduled
        }
        let delay = min(1 << min(times - 1, 5), 30)
        if isFirst { queue.asyncAfter(deadline: .now() + .seconds(delay)) { [weak self] in self?.writeAll() } }
    }

    /// Tries everything that waits, and waits until that is done, at most until `deadline`.
    func flush(by deadline: DispatchTime = .distantFuture) {
        let done = DispatchSemaphore(value: 0)
        // Whoever flushes holds the store, and with it the folder's lock: this must not hold it on after that.
        queue.async { [weak self] in
            self?.writeAll()
            done.signal()
        }
        let isLate = done.wait(timeout: deadline) == .timedOut
        let lost = isLate ? nil : waiting.withLock { $0.changes.count }
        if lost != 0 {
            let count = lost.map { "\($0)" } ?? "some"
            logger.error(
                "\(count) rooms' states are not stored: the disk \(isLate ? "is too slow" : "can't be written")")
        }
    }

    private static let suffix = ".json"
    /// The greatest size of a file in bytes, far above any scene's state.
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
