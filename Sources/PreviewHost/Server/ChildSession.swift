import Dispatch
import Foundation
import StageModel

/// A process that has loaded a library, and the rooms whose stages it runs.
@MainActor
final class ChildSession {
    /// The time in seconds after which a process that does not answer is ended.
    static let answerTimeout = 2.0
    /// The time in milliseconds for which the server waits for an answer.
    ///
    /// A later answer is taken when it comes.
    private static let wait = 8.0

    private(set) var scenes: [HostReport.Scene] = []
    private(set) var isLoaded = false
    /// The reason why the server ended the process; nil if it did not.
    private(set) var reason: String?
    private let process: ChildProcess
    private weak var host: PreviewHost?
    /// The time at which the oldest unanswered request was sent or the last report came, in nanoseconds.
    private var waitingSince: UInt64?
    private var outstanding = 0
    private var isLate = false
    private var watch: (any DispatchSourceTimer)?

    /// Starts the process.
    ///
    /// - Throws: an error if it can't be started.
    init(_ executable: String, in sandbox: Sandbox, of host: PreviewHost) throws {
        self.host = host
        process = try ChildProcess(executable, in: sandbox)
        process.onReadable = { [weak self] in self?.read() }
        process.onEnd = { [weak self] output in
            guard let self else { return }
            self.watch?.cancel()
            self.host?.ended(self, CrashReport(output))
        }
        let watch = DispatchSource.makeTimerSource(queue: .main)
        watch.schedule(deadline: .now() + 0.25, repeating: 0.25, leeway: .milliseconds(50))
        watch.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.look() } }
        watch.activate()
        self.watch = watch
    }

    /// Ends the process without telling the host.
    func end() {
        watch?.cancel()
        process.onEnd = nil
        process.kill()
        // It is reaped before it is forgotten.
        let process = process
        process.onEnd = { _ in _ = process }
    }

    func send(_ request: HostRequest) {
        switch request {
        case .load, .open, .advance, .seek:
            outstanding += 1
            if waitingSince == nil { waitingSince = Self.now }
        case .scrolls, .close: break
        }
        // A process that takes nothing in is busy, and ended by the watch.
        if !process.channel.send(request.encoded, timeout: 0) { isLate = true }
    }

    /// Sends a request, and waits up to ``wait`` for its answer.
    func ask(_ request: HostRequest, for simulation: RemoteSimulation) {
        send(request)
        guard !isLate else { return }
        let start = Self.now
        while simulation.isWaiting {
            let left = Self.wait - Double(Self.now - start) / 1e6
            guard left > 0 else {
                isLate = true
                return
            }
            guard handle(process.channel.receive(timeout: Int32(left.rounded(.up)))) else { return }
        }
    }

    private func read() {
        var hasNews = false
        while handle(process.channel.receive(timeout: 0)) { hasNews = true }
        if hasNews { host?.changed() }
    }

    /// - Returns: whether there may be more.
    private func handle(_ reception: FrameChannel.Reception) -> Bool {
        switch reception {
        case .none: return false
        // Its end, and what it says of it, come separately.
        case .end: return false
        case .message(let bytes):
            guard let report = try? HostReport(decoding: bytes) else {
                abort("it broke the format of its messages")
                return false
            }
            receive(report)
            return true
        }
    }

    private func receive(_ report: HostReport) {
        switch report {
        case .busy: break
        case .scrolls: break
        case .loaded, .failed, .stage:
            outstanding = max(outstanding - 1, 0)
            isLate = isLate && outstanding > 0
        }
        waitingSince = outstanding > 0 ? Self.now : nil
        if case .loaded(let scenes) = report { (self.scenes, isLoaded) = (scenes, true) }
        host?.receive(report, from: self)
    }

    /// Ends the process with a signal, so that it reports where it was.
    func abort(_ reason: String) {
        guard self.reason == nil else { return }
        self.reason = reason
        process.abort()
    }

    private func look() {
        guard let since = waitingSince, Double(Self.now - since) / 1e9 > Self.answerTimeout else { return }
        abort("a step took longer than \(Int(Self.answerTimeout)) s")
    }

    private static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }
}
