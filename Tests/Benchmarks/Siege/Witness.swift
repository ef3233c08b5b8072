import Dispatch
import Foundation
import TestClient

/// An innocent viewer of a room in which somebody drags, and what it notices.
final class Witness: @unchecked Sendable {
    struct View {
        /// Of the steps in the time: those whose frame did not come, or came more than one step late.
        let lateShare: Double
        /// Milliseconds after the usual.
        let worst: Double
    }

    /// The room where nothing else is said.
    static let room = "monzo"
    private static let step = 1000.0 / 60

    private let viewer: BenchmarkViewer
    private let thread: Thread
    /// The usual delay, in milliseconds after an unknown instant that is the same for all frames.
    private var usual = 0.0
    private var began: UInt64 = 0

    /// Connects to a server.
    ///
    /// - Parameters:
    ///   - port: the server's port.
    ///   - room: the name of a room whose stage a horizontal drag moves.
    ///   - isSecure: whether the server takes TLS connections.
    /// - Throws: an error if the server refuses.
    init(port: UInt16, room: String = room, isSecure: Bool = false) throws {
        let path = "/rooms/\(room)"
        func connect() throws -> BenchmarkViewer {
            // From an address that is not the attackers'.
            let socket =
                try isSecure
                ? TestWebSocket(securePort: port, path: path, from: "127.0.0.3") : TestWebSocket(port: port, path: path)
            return BenchmarkViewer(socket)
        }
        viewer = try connect()
        let mover = try Mover(connect())
        thread = Thread { while !Thread.current.isCancelled { try? mover.move(for: 0.5) } }
        thread.start()
    }

    func stop() {
        thread.cancel()
    }

    /// Forgets what has come.
    func begin() {
        _ = viewer.takeFrames()
    }

    /// What came since ``begin()`` was undisturbed.
    func calm() {
        usual = viewer.takeFrames().map(Self.delay).sorted().first ?? 0
        began = DispatchTime.now().uptimeNanoseconds
    }

    /// What came since ``calm()``.
    func view() -> View {
        let now = DispatchTime.now().uptimeNanoseconds
        let frames = viewer.takeFrames()
        let steps = Double(now - began) / 1e6 / Self.step
        let punctual = Double(frames.count { Self.delay($0) - usual <= Self.step })
        // Nothing at all came for as long as that.
        let arrivals = frames.map(\.arrival)
        let gaps = zip([began] + arrivals, arrivals + [now]).map { before, after in Double(after - before) / 1e6 }
        let delay: Double = frames.map(Self.delay).max() ?? usual
        let gap: Double = gaps.max() ?? 0
        let worst = max(delay - usual, gap - Self.step)
        return View(lateShare: max(1 - punctual / steps, 0), worst: worst)
    }

    /// - Returns: seconds until the last late frame, once a second has passed without one.
    func recovery(within seconds: Double) -> Double? {
        let start = Date()
        var last = 0.0
        while Date().timeIntervalSince(start) < seconds {
            Thread.sleep(forTimeInterval: 0.1)
            let frames = viewer.takeFrames()
            let elapsed = Date().timeIntervalSince(start)
            if frames.isEmpty || frames.contains(where: { Self.delay($0) - usual > Self.step }) { last = elapsed }
            if elapsed - last > 1 { return last }
        }
        return nil
    }

    /// In milliseconds from the frame's place on the steps' grid to its arrival.
    private static func delay(_ frame: BenchmarkViewer.Frame) -> Double {
        Double(frame.arrival) / 1e6 - Double(frame.tick) * step
    }
}
