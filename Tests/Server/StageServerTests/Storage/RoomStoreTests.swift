import Dispatch
import Foundation
import Logging
import StageModel
import TestClient
import Testing
import WebSocketServer
import Wire

@testable import StageServer

@Suite struct RoomStoreTests {
    private let folder: TestFolder
    private let scenes = ["one", "two"]
    private let log = LogBook()
    private var path: String { folder.path + "/state" }

    init() throws {
        folder = try TestFolder(["file": ""])
    }

    private func open() throws -> RoomStore {
        RoomStore(try StateFolder(path: path), scenes: scenes, logger: Logger(label: "test") { _ in log })
    }

    private func record(_ scene: String = "two") -> RoomRecord {
        RoomRecord(
            room: RandomToken.random().text, scene: scene, key: .random(), mode: .turns,
            checkpoint: StageCheckpoint(
                scene: scene, stageWidth: 390, stageHeight: 844, parameters: ["a": .number(0.5), "b": .text("x")],
                restoration: ["order": .list([.integer(2), .integer(1)]), "open": .flag(true), "none": .null]))
    }

    @Test func recordsAreThemselvesAfterARestart() throws {
        let records = [record(), record("one"), RoomRecord(room: "one", scene: "one", mode: .presenter)]
        do {
            let store = try open()
            for record in records {
                store.save(RoomRecord(room: record.room, scene: record.scene, key: record.key))
                store.save(record)
            }
            store.save(record("two"))
            store.remove(record())
            store.flush()
        }
        let stored = try open().stored
        #expect(stored.count == 4)
        for record in records { #expect(stored.contains(record)) }
        #expect(log.lines.isEmpty)
    }

    @Test func ofWhatADiskIsTooSlowForOnlyTheNewestIsWritten() throws {
        let queue = DispatchQueue(label: "slow")
        let store = RoomStore(
            try StateFolder(path: path), scenes: scenes, logger: Logger(label: "test") { _ in log }, queue: queue)
        // Each writing fails, and says so.
        try FileManager.default.removeItem(atPath: path + "/rooms")
        let (first, second, gone) = (record(), record(), record())
        queue.suspend()
        for _ in 0..<1000 {
            for record in [first, second, gone] { store.save(record) }
        }
        store.remove(gone)
        queue.resume()
        store.flush()
        // One for each, and one that they are not stored at the end.
        #expect(log.lines.count == 4)
    }

    @Test func aRemovedRoomStaysAway() throws {
        let gone = record()
        do {
            let store = try open()
            store.save(gone)
            store.remove(gone)
            store.flush()
        }
        #expect(try open().stored.isEmpty)
    }

    @Test func theSecretStaysAndIsForItsOwnerOnly() throws {
        let secret = try StateFolder(path: path).secret
        #expect(secret.count == 32)
        #expect(try StateFolder(path: path).secret == secret)
        let store = try open()
        let room = record()
        store.save(room)
        store.flush()
        for (name, permissions) in [("", 0o700), ("/secret", 0o600), ("/rooms/\(room.room).json", 0o600)] {
            let attributes = try FileManager.default.attributesOfItem(atPath: path + name)
            #expect(attributes[.posixPermissions] as? Int == permissions, "\(name)")
        }
    }

    @Test(arguments: [
        "", "{", "null", "[]", "{}", "\u{0}", String(repeating: "[", count: 100_000),
        #"{"version":2,"room":"ROOM","scene":"two","key":"AAAAAAAAAAAAAAAAAAAAAA","mode":"open"}"#,
        #"{"version":1,"room":"ROOM","scene":"three","key":"AAAAAAAAAAAAAAAAAAAAAA","mode":"open"}"#,
        #"{"version":1,"room":"ROOM","scene":"two","key":"short","mode":"open"}"#,
        #"{"version":1,"room":"ROOM","scene":"two","mode":"open"}"#,
        #"{"version":1,"room":"ROOM","scene":"two","key":"AAAAAAAAAAAAAAAAAAAAAA","mode":"shut"}"#,
        #"{"version":1,"room":"AAAAAAAAAAAAAAAAAAAAAA","scene":"two","key":"AAAAAAAAAAAAAAAAAAAAAA","mode":"open"}"#,
    ])
    func aDamagedFileCostsThatRoomAndAWarning(text: String) throws {
        let (kept, lost) = (record(), record())
        do {
            let store = try open()
            for record in [kept, lost] { store.save(record) }
            store.flush()
        }
        let file = "\(path)/rooms/\(lost.room).json"
        try Data(text.replacing("ROOM", with: lost.room).utf8).write(to: URL(fileURLWithPath: file))
        #expect(try open().stored == [kept])
        #expect(FileManager.default.fileExists(atPath: file + ".damaged"))
        #expect(log.lines.count == 1)
        // Whoever knows the name may watch.
        #expect(log.lines.first?.contains(lost.room) == false)
        #expect(log.lines.first?.contains(lost.room.prefix(4)) == true)
        #expect(try open().stored == [kept])
        #expect(log.lines.count == 1)
    }

    @Test func aFileThatWasNotFinishedIsNoRoom() throws {
        _ = try open()
        let file = "\(path)/rooms/\(record().room).json.tmp"
        try Data("{".utf8).write(to: URL(fileURLWithPath: file))
        #expect(try open().stored.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: file))
        #expect(log.lines.isEmpty)
    }

    @Test func whatCannotBeStoredIsAnErrorInTheLogAndNothingElse() throws {
        let store = try open()
        try FileManager.default.removeItem(atPath: path + "/rooms")
        let record = record()
        store.save(record)
        store.flush()
        #expect(log.lines.count == 2)
        #expect(log.lines.first?.contains("no such file or directory") == true)
        #expect(log.lines.first?.contains(record.room) == false)
    }

    @Test func whatCouldNotBeStoredIsOnceItCan() throws {
        let store = try open()
        try FileManager.default.removeItem(atPath: path + "/rooms")
        let (record, tried) = (record(), DispatchSemaphore(value: 0))
        store.save(record) { tried.signal() }
        tried.wait()
        #expect(log.lines.count == 1)
        try FileManager.default.createDirectory(atPath: path + "/rooms", withIntermediateDirectories: false)
        try eventually("it is stored") {
            FileManager.default.fileExists(atPath: "\(path)/rooms/\(record.room).json")
        }
    }

    @Test func whoeverWaitsIsToldOnceItIsStored() throws {
        let store = try open()
        let (record, stored) = (record(), DispatchSemaphore(value: 0))
        store.save(record) { stored.signal() }
        stored.wait()
        #expect(FileManager.default.fileExists(atPath: "\(path)/rooms/\(record.room).json"))
    }

    @Test func aDiskThatHangsDoesNotKeepTheServer() throws {
        let queue = DispatchQueue(label: "hanging")
        let store = RoomStore(
            try StateFolder(path: path), scenes: scenes, logger: Logger(label: "test") { _ in log }, queue: queue)
        queue.suspend()
        store.save(record())
        store.flush(by: .now())
        #expect(log.lines.count == 1)
        queue.resume()
    }

    @Test func theLockDoesNotDependOnAFile() throws {
        let folder = try StateFolder(path: path)
        try FileManager.default.removeItem(atPath: path + "/secret")
        let error = #expect(throws: WebSocketServerError.self) { try StateFolder(path: path) }
        #expect(error?.description == "cannot use the state folder \(path): another server uses it")
        withExtendedLifetime(folder) {}
    }

    @Test func twoServersDoNotShareAFolder() throws {
        let folder = try StateFolder(path: path)
        let error = #expect(throws: WebSocketServerError.self) { try StateFolder(path: path) }
        #expect(error?.description == "cannot use the state folder \(path): another server uses it")
        withExtendedLifetime(folder) {}
    }

    @Test func aFolderThatCannotBeUsedIsSaidSo() throws {
        for (path, reason) in [
            (folder.path + "/file", "not a directory"), (folder.path + "/missing/state", "no such file or directory"),
        ] {
            let error = #expect(throws: WebSocketServerError.self) { try StateFolder(path: path) }
            #expect(error?.description == "cannot use the state folder \(path): \(reason)")
        }
    }

    @Test(arguments: [0, 31, 33]) func aSecretOfAnotherLengthIsNotUsed(count: Int) throws {
        _ = try open()
        try Data(repeating: 1, count: count).write(to: URL(fileURLWithPath: path + "/secret"))
        let error = #expect(throws: WebSocketServerError.self) { try StateFolder(path: path) }
        #expect(error?.description.contains("does not have 32 bytes") == true)
    }
}
