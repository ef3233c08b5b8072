import CoreGraphics
import Dispatch
import Foundation
import Locks
import StageModel
import Wire

/// A reader of what a process reports, on a thread of its own: there messages are decoded, and what is no news is dropped.
final class ReportReader: Sendable {
    /// The greatest length of a report in bytes.
    static let messageLimit = 8 << 20

    /// What has arrived.
    enum Arrival: Sendable {
        /// A report, and what its stage shows if that has changed.
        case report(HostReport, StageSnapshot?)
        /// Bytes that no such process sends; nothing follows.
        case malformed
    }

    private struct State {
        /// The time at which the process said last that it is busy, in nanoseconds.
        var busyAt: UInt64 = 0
        var isOver = false
        /// Whether nothing is wanted any more but what the process says of its end.
        var isEnding = false
    }

    private let channel: FrameChannel
    private let state = LockedValue(State())

    init(_ channel: FrameChannel) {
        self.channel = channel
    }

    /// The time at which the process said last that it is busy, in nanoseconds; 0 if it never has.
    var busyAt: UInt64 { state.withLock(\.busyAt) }

    /// Reads until the end.
    ///
    /// - Parameters:
    ///   - receive: is called on the main queue. No more than ``mostOnTheirWay`` calls are given to that at a time.
    ///   - ended: is called on the main queue, once nothing follows.
    func start(
        _ receive: @escaping @MainActor @Sendable (Arrival) -> Void, ended: @escaping @MainActor @Sendable () -> Void
    ) {
        let thread = Thread { [self] in
            read(receive)
            DispatchQueue.main.async { MainActor.assumeIsolated(ended) }
        }
        thread.name = "Preview news"
        thread.start()
    }

    private func read(_ receive: @escaping @MainActor @Sendable (Arrival) -> Void) {
        let turns = DispatchSemaphore(value: Self.mostOnTheirWay)
        func give(_ arrival: Arrival) {
            turns.wait()
            DispatchQueue.main.async {
                MainActor.assumeIsolated { receive(arrival) }
                turns.signal()
            }
        }
        var rooms = Rooms()
        while !state.withLock(\.isOver), case .message(let bytes) = channel.receive(timeout: -1) {
            if state.withLock(\.isEnding), bytes.first != HostReport.trapKind { continue }
            guard let arrival = rooms.arrival(bytes) else { continue }
            if case .report(.busy, _) = arrival {
                state.withLock { $0.busyAt = DispatchTime.now().uptimeNanoseconds }
                continue
            }
            give(arrival)
            if case .malformed = arrival { return }
        }
        if channel.isMalformed { give(.malformed) }
        var words = FrameBuffer(limit: Self.messageLimit)
        while let bytes = channel.lastMessage(&words) {
            if bytes.first == HostReport.trapKind, let arrival = rooms.arrival(bytes) { give(arrival) }
        }
    }

    /// The greatest number of arrivals that wait for the main queue.
    private static let mostOnTheirWay = 16

    /// Reads no more: nobody wants to know what the process says.
    func stop() {
        state.withLock { $0.isOver = true }
    }

    /// Drops whatever comes from now on, but what the process says of the signal that ends it.
    func awaitEnd() {
        state.withLock { $0.isEnding = true }
    }
}

/// What a process has said of its rooms.
private struct Rooms {
    /// The greatest number of layers of a stage.
    private static let layerLimit = 100_000

    private var shown: [UInt32: StageSnapshot] = [:]
    /// The rooms whose stages are at rest.
    private var resting: Set<UInt32> = []
    /// Whether it has said which signal ends it, as it does once.
    private var isTrapped = false

    /// Decodes a message.
    ///
    /// - Returns: nil for one that is no news: that a stage which is not at rest needs a step, an image, which is
    ///   kept, or a second end.
    mutating func arrival(_ bytes: [UInt8]) -> ReportReader.Arrival? {
        guard var report = try? HostReport(decoding: bytes) else { return .malformed }
        switch report {
        case .closed(let room):
            shown[room] = nil
            resting.remove(room)
        case .woken(let room):
            guard resting.remove(room) != nil else { return nil }
        case .image(let name, let file):
            guard PixelImages.isName(name) else { return .malformed }
            PixelImages.keep(name, isNew: false) { file }
            return nil
        case .trapped:
            guard !isTrapped else { return nil }
            isTrapped = true
        case .stage(var stage):
            if stage.needsStep { resting.remove(stage.room) } else { resting.insert(stage.room) }
            guard !stage.frame.isEmpty else { break }
            guard let next = Self.snapshot(after: shown[stage.room], stage.frame), next.nodes.count <= Self.layerLimit
            else { return .malformed }
            shown[stage.room] = next
            stage.frame = []
            report = .stage(stage)
            return .report(report, next)
        case .busy, .failed, .loaded, .scrolls, .views, .costs, .measured: break
        }
        return .report(report, nil)
    }

    /// Returns what a frame makes of a snapshot; nil if it does not fit it.
    private static func snapshot(after shown: StageSnapshot?, _ frame: [UInt8]) -> StageSnapshot? {
        switch try? ServerPart(decoding: frame) {
        case .snapshot(let snapshot): snapshot
        case .delta(let delta): try? shown?.applying(delta)
        case .step, .cursors, .echo, .notice, nil: nil
        }
    }
}
