import AllocationCount
import Foundation
import Simulation
import StageModel
import TestClient
import TestSupport
import Wire

/// Many rooms of one server, of several scenes in turn, each with a viewer whose finger keeps it moving.
struct RoomsBenchmark {
    private struct Made: Decodable {
        struct Links: Decodable {
            let present: String
        }

        let room: String
        let links: Links
    }

    private let scenes: [String]
    private let load: LoadGenerator
    /// What the server, which runs in this process, holds for a room before somebody enters it: the mean of all.
    let bytesUnentered: Double
    /// The same once somebody is in it and it rests.
    let bytesAtRest: Double
    /// The same once all have left, and it sleeps.
    let bytesAsleep: Double

    /// Makes the rooms, and connects their viewers.
    ///
    /// - Parameters:
    ///   - port: the server's port.
    ///   - count: the number of rooms.
    ///   - names: the scenes that they show, in turn.
    /// - Throws: an error if the server refuses.
    init(port: UInt16, rooms count: Int, scenes names: [String]) throws {
        scenes = (0..<count).map { names[$0 % names.count] }
        let held = allocated_bytes()
        let entrances = try scenes.enumerated().map { index, scene in
            let response = try TestHTTP(
                "/rooms?scene=\(scene)", method: "POST", port: port,
                headers: ["Origin": "http://127.0.0.1:\(port)", "Content-Length": "0"],
                from: "127.0.9.\(1 + index % 250)")
            let made = try JSONDecoder().decode(Made.self, from: Data(response.body))
            let key = made.links.present.split(separator: "#").last ?? ""
            return LoadGenerator.Entrance(
                path: "/rooms/\(made.room)", subprotocols: [WireFormat.subprotocol, "key.\(key)"])
        }
        // The answers to the requests are a few hundred bytes each, and counted.
        bytesUnentered = (Double(allocated_bytes()) - Double(held)) / Double(count)
        var viewers: LoadGenerator? = try LoadGenerator(port: port, entrances)
        viewers?.run(for: 2)
        bytesAtRest = (Double(allocated_bytes()) - Double(held)) / Double(count)
        viewers = nil
        // `RoomRegistry.wakefulness`, and some more.
        Thread.sleep(forTimeInterval: 12)
        bytesAsleep = (Double(allocated_bytes()) - Double(held)) / Double(count)
        load = try LoadGenerator(port: port, entrances)
        load.run(for: 2)
    }

    /// Moves all fingers for some seconds.
    ///
    /// Blocks; not for the main thread.
    ///
    /// - Parameter seconds: how long.
    /// - Returns: the frames a second that a room's viewer was sent, the mean of all. A server whose rooms take longer together
    ///   than they may (`TimeShares.budget`) makes some wait, and its steps take no longer than that.
    @discardableResult
    func move(for seconds: Double) -> Double {
        let frames = load.frames { moveFingers(for: seconds) }
        return Double(frames) / seconds / Double(scenes.count)
    }

    private func moveFingers(for seconds: Double) {
        for tick in 1...UInt32(seconds * 60) {
            let due = DispatchTime.now().uptimeNanoseconds + 16_666_667
            for (index, scene) in scenes.enumerated() {
                // Not all begin their flings in the same step.
                for event in SceneMovement.events(scene, tick + UInt32(index) % 7) { send(event, from: index) }
            }
            let now = DispatchTime.now().uptimeNanoseconds
            load.run(for: due > now ? Double(due - now) / 1e9 : 0)
        }
    }

    private func send(_ event: InputEvent, from index: Int) {
        switch event {
        case .pointer(let sample):
            let pointer = ViewerMessage.Pointer(
                pointer: 0, phase: sample.phase, x: Float(sample.x), y: Float(sample.y),
                time: Double(DispatchTime.now().uptimeNanoseconds) / 1e6)
            load.send(.pointer([pointer]), from: index)
        case .action(let name): load.send(.action(name), from: index)
        case .wheel, .key, .set, .text: break
        }
    }
}
