import Dispatch
import Foundation
import StageModel

/// A process that has loaded a library, and the rooms whose stages it runs.
///
/// Nobody waits for it: requests are sent, and answers received, by other threads.
@MainActor
final class ChildSession {
    /// The greatest number of threads of the process and those that it has started.
    nonisolated static let taskLimit = 256
    /// The greatest number of bytes that they hold together.
    private static let memoryLimit = 3 << 30
    /// The processor time in seconds that they may use while nothing is asked.
    private static let idleTime = 5.0

    private(set) var scenes: [HostReport.Scene] = []
    private(set) var isLoaded = false
    /// The reason why the server ended the process; nil if it did not.
    private(set) var reason: String?
    /// The room for which the process works; nil if it works for none.
    var workingRoom: UInt32? { awaited.first?.room }
    /// What was not there when the process was started, and which it can't see therefore.
    let absent: [String]
    private let process: ChildProcess
    private let reader: ReportReader
    private let sender = DispatchQueue(label: "Preview requests")
    /// The requests that ``sender`` has not sent yet: none may overtake them.
    private let unsent = UnsentRequests()
    private weak var host: PreviewHost?
    /// The answers to come.
    private var awaited: [AwaitedAnswer] = []
    /// The time from which on the first of them is awaited, in nanoseconds.
    private var awaitedSince: UInt64 = 0
    /// The number of requests until now, and when the processor time was looked at last while nothing was asked.
    private var requests = 0
    private var idle = (requests: 0, seconds: 0.0)
    /// The library's path.
    private var library = ""
    /// What the process has said of the signal that ends it.
    private var trap: HostReport.Trap?
    /// What the process has written, once it has ended.
    private var output: String?
    /// Whether all that it has reported has been received.
    private var isSilent = false

    /// Starts the process.
    ///
    /// - Throws: an error if it can't be started.
    init(_ executable: String, in sandbox: Sandbox, of host: PreviewHost) throws {
        self.host = host
        absent = sandbox.absent
        process = try ChildProcess(executable, in: sandbox)
        reader = ReportReader(process.channel)
        process.onFigures = { [weak self] in self?.look($0) }
        process.onPrint = { [weak self] in self?.printed($0) }
        process.onEnd = { [weak self] output in
            self?.output = output
            self?.finish()
        }
        reader.start { [weak self] in
            self?.receive($0)
        } ended: { [weak self] in
            self?.isSilent = true
            self?.finish()
        }
    }

    /// What was printed while the library was loaded.
    private(set) var loadingConsole = StageConsole()

    private func printed(_ lines: [OutputReader.Printed]) {
        for (step, text) in lines where !step.repeats {
            if step.room == 0 { loadingConsole.add(text, at: 0) }
            host?.printed(text, in: step, by: self)
        }
        host?.changed()
    }

    /// Tells the host of the end, when all is known of it.
    private func finish() {
        guard let output, isSilent else { return }
        self.output = nil
        Symbolizer.symbols(at: trap?.addresses ?? [], in: library) { symbols in
            self.host?.ended(self, CrashReport(output: output, trap: self.trap, symbols: symbols))
        }
    }

    /// Ends the process without telling the host.
    func end() {
        host = nil
        reader.stop()
        process.onFigures = nil
        process.onPrint = nil
        process.onEnd = nil
        process.kill()
        // It is reaped before it is forgotten.
        let process = process
        process.onEnd = { _ in _ = process }
    }

    /// Sends a request, whose answer the host receives.
    func send(_ request: HostRequest) {
        if case .load(let library) = request { self.library = library.path }
        if awaited.isEmpty { awaitedSince = Self.now }
        awaited.append(AwaitedAnswer(to: request))
        requests += 1
        let channel = process.channel
        var sent = 0
        var message: [UInt8]?
        if case .advance = request, !unsent.hasAny {
            // A step is a few bytes: there is room for it as a rule, and another thread's turn costs more than sending.
            let bytes = FrameBuffer.framed(request.encoded)
            sent = channel.sendAtOnce(bytes)
            guard sent < bytes.count else { return }
            message = bytes
        }
        unsent.begin()
        // A process that takes nothing in is ended, which ends the sending.
        sender.async { [unsent, message, sent] in
            _ = channel.sendRest(of: message ?? FrameBuffer.framed(request.encoded), from: sent)
            unsent.end()
        }
    }

    private func receive(_ arrival: ReportReader.Arrival) {
        if case .report(.trapped(let trap), _) = arrival {
            self.trap = trap
            return
        }
        guard reason == nil else { return }
        guard case .report(let report, let snapshot) = arrival else {
            return abort("it broke the format of its messages")
        }
        // Nobody asks for it.
        if case .woken = report { return tell(report) }
        guard let first = awaited.first, first.isGiven(by: report) else {
            return abort("it answered what nobody had asked")
        }
        awaited.removeFirst()
        awaitedSince = Self.now
        if case .loaded(let scenes) = report { (self.scenes, isLoaded) = (scenes, true) }
        tell(report, snapshot)
    }

    private func tell(_ report: HostReport, _ snapshot: StageSnapshot? = nil) {
        host?.receive(report, showing: snapshot, from: self)
        host?.changed()
    }

    /// Ends the process with a signal, so that it reports where it was.
    private func abort(_ reason: String) {
        guard self.reason == nil else { return }
        self.reason = reason
        reader.awaitEnd()
        process.abort()
    }

    private func look(_ figures: ProcessTree.Figures) {
        if figures.tasks > Self.taskLimit { abort("it started more than \(Self.taskLimit) threads and processes") }
        if figures.bytes > Self.memoryLimit {
            abort("it and what it started took more than \(Self.memoryLimit >> 30) GB")
        }
        if let first = awaited.first {
            let now = Self.now
            let isBusy = first.allowance > 0 && reader.busyAt > awaitedSince
            let silence = Double(now - min(isBusy ? reader.busyAt : awaitedSince, now)) / 1e9
            let whole = Double(now - min(awaitedSince, now)) / 1e9
            if silence > first.timeout || whole > first.timeout + first.allowance { abort(first.delay) }
        }
        guard awaited.isEmpty, requests == idle.requests else {
            idle = (requests, figures.seconds)
            return
        }
        if figures.seconds - idle.seconds > Self.idleTime { abort("it computed for \(Int(Self.idleTime)) s unasked") }
    }

    private static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }
}
