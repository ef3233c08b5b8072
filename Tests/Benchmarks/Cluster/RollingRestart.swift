import Foundation
import Locks
import TestClient
import Wire

/// What viewers of a moving room notice when its nodes are restarted one after the other.
struct RollingRestart {
    /// The longest time between two frames, in milliseconds: of viewers whose node stayed, and of those whose node ended.
    private(set) var elsewhere = Figures()
    private(set) var own = Figures()
    /// How many of the nodes owned the room when they ended, and for how many of them another one had simulated it along.
    private(set) var owners = 0
    private(set) var handovers = 0
    /// How many changes of a parameter were sent, and how many of these are not in the room's log.
    private(set) var asked = 0
    private(set) var lost = 0

    /// Blocks; not for the main thread.
    ///
    /// - Parameter count: how many viewers there are, on three nodes alike.
    /// - Returns: what they noticed.
    /// - Throws: a failure to start servers, or to connect.
    static func measure(viewers count: Int) throws -> RollingRestart {
        var outcome = RollingRestart()
        let nodes = try BenchmarkNodes()
        var running = try (0..<3).map { _ in try nodes.start() }
        let balancer = Balancer(running.map(\.port))
        let tuner = try Tuner(balancer)
        Thread.detachNewThread { tuner.run() }
        let viewers = try (0..<count).map { try FollowingViewer(balancer, home: $0 % 3) }
        Thread.sleep(forTimeInterval: 2)
        for index in running.indices {
            // Somebody on a node that stays keeps the room moving.
            let mover = try Mover(port: running[(index + 1) % 3].port, room: "monzo")
            Thread.detachNewThread { try? mover.move(for: 5) }
            Thread.sleep(forTimeInterval: 1)
            let others = running.indices.filter { $0 != index }.map { running[$0].port }
            let before = try handovers(to: others)
            outcome.owners += Int(try BenchmarkNodes.figure("zoetrope_cluster_rooms_owned", running[index].port))
            for viewer in viewers { viewer.begin() }
            balancer.set(index, nil)
            running[index].node.signal(SIGTERM)
            _ = try running[index].node.wait()
            Thread.sleep(forTimeInterval: 1.5)
            for viewer in viewers {
                let (pause, hasMoved) = viewer.longestPause
                if hasMoved { outcome.own.add(pause) } else { outcome.elsewhere.add(pause) }
            }
            outcome.handovers += try handovers(to: others) - before
            running[index] = try nodes.start()
            balancer.set(index, running[index].port)
            Thread.sleep(forTimeInterval: 1)
        }
        tuner.end()
        Thread.sleep(forTimeInterval: 0.5)
        let port = try balancer.port(0)
        let log = try TestHTTP("/rooms/monzo/log", port: port).body
        let heights = try Set(log.split(separator: UInt8(ascii: "\n")).compactMap { try Change($0)?.set?["height"] })
        outcome.asked = tuner.asked.count
        outcome.lost = tuner.asked.count { !heights.contains($0) }
        for viewer in viewers { viewer.end() }
        for node in running { node.node.signal(SIGKILL) }
        return outcome
    }
}

extension RollingRestart {
    /// How many rooms nodes got that they had simulated along.
    private static func handovers(to ports: [UInt16]) throws -> Int {
        try ports.reduce(0) { $0 + Int(try BenchmarkNodes.figure("zoetrope_cluster_handovers_total", $1)) }
    }
}

/// A line of a room's log that may be a change of parameters.
private struct Change: Decodable {
    var set: [String: Double]?

    /// nil for another line.
    init?(_ line: ArraySlice<UInt8>) throws {
        guard line.contains(Array("\"set\"".utf8)) else { return nil }
        self = try JSONDecoder().decode(Self.self, from: Data(line))
    }
}

/// The nodes that take viewers just now.
private final class Balancer: Sendable {
    private let ports: LockedValue<[UInt16?]>

    struct NobodyThere: Error {}

    init(_ ports: [UInt16]) {
        self.ports = LockedValue(ports)
    }

    func set(_ index: Int, _ port: UInt16?) {
        ports.withLock { $0[index] = port }
    }

    /// The port of a node, or of the next one if that takes nobody.
    func port(_ index: Int) throws -> UInt16 {
        let ports = ports.withLock { $0 }
        let found = (0..<ports.count).lazy.compactMap { ports[(index + $0) % ports.count] }.first
        guard let found else { throw NobodyThere() }
        return found
    }
}

/// A viewer that comes back by another node when its own ends.
private final class FollowingViewer: Sendable {
    private struct State {
        var last: UInt64 = 0
        var pause: UInt64 = 0
        var hasMoved = false
        var hasEnded = false
    }

    private let state = LockedValue(State())

    init(_ balancer: Balancer, home: Int) throws {
        let first = try TestWebSocket(port: try balancer.port(home), path: "/rooms/monzo")
        Thread.detachNewThread { [self] in
            var socket: TestWebSocket? = first
            while !state.withLock({ $0.hasEnded }) {
                if let socket { watch(socket) }
                state.withLock { $0.hasMoved = true }
                socket = try? TestWebSocket(port: balancer.port(home), path: "/rooms/monzo")
            }
        }
    }

    private func watch(_ socket: TestWebSocket) {
        var count = 0
        var decoder = FrameDecoder()
        while let bytes = try? socket.message(), !state.withLock({ $0.hasEnded }) {
            guard let message = try? ServerMessage(decoding: bytes) else { return }
            var hasFrame = false
            for part in message.parts {
                switch part {
                case .snapshot, .delta, .step:
                    hasFrame = true
                    guard (try? decoder.apply(part)) != nil else { return }
                case .cursors, .echo, .notice: break
                }
            }
            guard hasFrame else { continue }
            count += 1
            if count.isMultiple(of: 16), let tick = decoder.stage?.tick {
                try? socket.send(ViewerMessage.acknowledgement(tick: tick).encoded())
            }
            let now = DispatchTime.now().uptimeNanoseconds
            state.withLock { state in
                if state.last > 0 { state.pause = max(state.pause, now - state.last) }
                state.last = now
            }
        }
    }

    /// Begins to look for pauses.
    func begin() {
        state.withLock { state in
            state.pause = 0
            state.hasMoved = false
        }
    }

    /// The longest pause since ``begin()`` in milliseconds, and whether the viewer has come back by another node.
    var longestPause: (pause: Double, hasMoved: Bool) {
        state.withLock { (Double($0.pause) / 1e6, $0.hasMoved) }
    }

    func end() {
        state.withLock { $0.hasEnded = true }
    }
}

/// One who changes a parameter ten times a second, each time to another value.
private final class Tuner: Sendable {
    private let state = LockedValue((values: [Double](), hasEnded: false))
    private let balancer: Balancer
    private let first: TestWebSocket

    init(_ balancer: Balancer) throws {
        self.balancer = balancer
        // Whose viewer is first owns the room.
        first = try TestWebSocket(port: try balancer.port(0), path: "/rooms/monzo")
        _ = try first.message()
    }

    /// The values that were sent over a line that was up.
    var asked: [Double] { state.withLock { $0.values } }

    func end() {
        state.withLock { $0.hasEnded = true }
    }

    func run() {
        var line: TestWebSocket? = first
        var number = 0
        while !state.withLock({ $0.hasEnded }) {
            guard let socket = line ?? (try? TestWebSocket(port: balancer.port(0), path: "/rooms/monzo")) else {
                continue
            }
            line = socket
            number += 1
            let value = 150 + Double(number) / 8
            do {
                try socket.send(ViewerRequest.set(["height": .number(value)]).encoded(), .text)
                state.withLock { $0.values.append(value) }
                try drain(socket)
            } catch {
                line = nil
            }
        }
    }

    /// Reads for a tenth of a second, and acknowledges.
    private func drain(_ socket: TestWebSocket) throws {
        let end = DispatchTime.now().uptimeNanoseconds + 100_000_000
        var decoder = FrameDecoder()
        while DispatchTime.now().uptimeNanoseconds < end {
            try socket.send(ViewerMessage.probe(time: 0).encoded())
            for part in try ServerMessage(decoding: socket.message()).parts { try? decoder.apply(part) }
            if let tick = decoder.stage?.tick { try socket.send(ViewerMessage.acknowledgement(tick: tick).encoded()) }
            usleep(10_000)
        }
    }
}
