import Foundation
import StageModel
import TestClient
import Wire

/// Rooms that ask for much of the thread on which all are simulated.
extension Attack {
    /// Cells without end, as small as they get, and a change of their columns in each step.
    static let logs = Attack(name: "logs that reload 1,700 cells 60 times, each watched") { target, isOver in
        let head = #"{"tick":0,"set":{"itemCount":10000000,"columns":28,"spacing":0}}"#
        let lines = (1...60).map { #"{"tick":\#($0),"set":{"columns":\#($0.isMultiple(of: 2) ? 28 : 27)}}"# }
        let log = ([head] + lines).joined(separator: "\n")
        repeating(threads: 4, pause: 0.2, isOver) { _, isOver in
            let room = try PrivateRoom(target, log: log)
            let viewer = try room.presenter(target)
            // Time enough for a good part of it.
            for _ in 0..<20 where !isOver() { Thread.sleep(forTimeInterval: 0.1) }
            withExtendedLifetime(viewer) {}
        }
    }

    /// A fling, and sixty steps ahead again and again, in ten rooms.
    static let stepsAhead = Attack(name: "steps ahead, 30 times 60 a second in each of 10 rooms") { target, isOver in
        let requests: [ViewerRequest] = [.step(60)]
        flooding(target, rooms: 10, isOver, begin: [.set(["columns": .integer(20)])], requests)
    }

    /// Changes of a parameter that reload every cell.
    static let changes = Attack(name: "changes of the columns, 30 a second in each of 10 rooms") { target, isOver in
        let requests = [27, 28].map { ViewerRequest.set(["columns": .integer($0)]) }
        flooding(target, rooms: 10, isOver, begin: [.set(["spacing": .number(0)])], requests)
    }

    /// Moments at either end of what is remembered.
    static let seeks = Attack(name: "seeks, 30 a second in each of 10 rooms") { target, isOver in
        let requests: [ViewerRequest] = [.step(-3600), .step(3600)]
        flooding(target, rooms: 10, isOver, begin: [.set(["columns": .integer(20)])], requests)
    }

    /// As many rooms as an address gets, in each of which something moves.
    static let manyRooms = Attack(name: "40 rooms that move, each below what counts as heavy") { target, isOver in
        repeating(threads: 40, pause: 5, isOver) { _, isOver in
            let room = try PrivateRoom(target)
            let viewer = try room.presenter(target)
            try viewer.send(ViewerRequest.set(["columns": .integer(14)]).encoded(), .text)
            while !isOver() {
                for key in [Key.end, .home] {
                    try viewer.send(ViewerMessage.key(.init(key: key, time: 0)).encoded())
                    Thread.sleep(forTimeInterval: 0.4)
                }
            }
        }
    }

    private static func flooding(
        _ target: Target, rooms: Int, _ isOver: @escaping @Sendable () -> Bool, begin: [ViewerRequest],
        _ requests: [ViewerRequest]
    ) {
        repeating(threads: rooms, pause: 5, isOver) { _, isOver in
            let viewer = try PrivateRoom(target).presenter(target)
            for request in begin { try viewer.send(request.encoded(), .text) }
            try viewer.send(ViewerMessage.key(.init(key: .end, time: 0)).encoded())
            while !isOver() {
                for request in requests {
                    try viewer.send(request.encoded(), .text)
                    Thread.sleep(forTimeInterval: 1.0 / 30)
                }
            }
        }
    }
}
