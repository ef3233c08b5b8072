/// The source file that puts a module of somebody's iOS code on the stage's time.
///
/// In such a module `DispatchQueue`, `DispatchTime`, `DispatchGroup`, `DispatchSemaphore`, `DispatchSource`, `Timer`, `NotificationCenter`,
/// `Date()`, `NSDate(timeIntervalSinceNow:)`, `ProcessInfo.systemUptime`, `CFAbsoluteTimeGetCurrent()`, `RunLoop`, `OperationQueue`, `ContinuousClock`,
/// `Task.sleep`, `sleep` and `Thread.sleep` have to mean the stage's time and not the machine's, so that replays, pauses and slow motion hold for it,
/// and `URLSession` `Data(contentsOf:)` and `NSData(contentsOf:)` a network that isn't there. Swift prefers what
/// a module declares itself to what it imports: write ``source`` to a file and compile it together with the module's
/// own files, which then need no change, whatever they import. (Names that UIKit exported would be ambiguous in a file
/// that imports Foundation, too.)
///
///     try Shadows.source.write(toFile: folder + "/\(Shadows.fileName)", atomically: true, encoding: .utf8)
///     // swiftc ... -module-name Theirs Their.swift Files.swift StageTimeShadows.swift
///
/// The module must see `StageTime.swiftmodule` beside UIKit's, and the program that loads it must be linked with
/// `StageTime`. Types are shadowed by public type aliases, as public declarations of the module may name them; members
/// by extensions with the very same signature. `CGRect.intersects(_:)` is among them, since Foundation's on Linux
/// differs from Core Graphics'.
public enum Shadows {
    /// The name of the file for ``source``.
    public static let fileName = "StageTimeShadows.swift"

    /// The file's Swift code.
    public static let source = """
        // swift-format-ignore-file: AlwaysUseLowerCamelCase
        // The stage's time in the place of the machine's: see `Shadows` in the module StageTime.

        import Foundation
        import StageTime
        import UIKit

        /// Swift's continuous clock on the stage's time.
        public typealias ContinuousClock = StageTime.ContinuousClock
        /// What writes lengths of time, which Foundation lacks on Linux.
        public typealias DateComponentsFormatter = StageTime.DateComponentsFormatter
        /// A group of work items on the stage's time.
        public typealias DispatchGroup = StageTime.DispatchGroup
        /// A queue on the stage's time.
        public typealias DispatchQueue = StageTime.DispatchQueue
        /// A counting semaphore on the stage's time.
        public typealias DispatchSemaphore = StageTime.DispatchSemaphore
        /// What makes timers of queues on the stage's time.
        public typealias DispatchSource = StageTime.DispatchSource
        /// A timer of a queue.
        public typealias DispatchSourceTimer = StageTime.DispatchSourceTimer
        /// A time on the stage.
        public typealias DispatchTime = StageTime.DispatchTime
        /// A time on the stage, which has one clock.
        public typealias DispatchWallTime = StageTime.DispatchTime
        /// What writes measurements, which Foundation lacks on Linux.
        public typealias MeasurementFormatter = StageTime.MeasurementFormatter
        /// A center of the stage's own notifications.
        public typealias NotificationCenter = StageTime.NotificationCenter
        /// An operation that runs closures.
        public typealias BlockOperation = StageTime.BlockOperation
        /// What answers requests in an app itself.
        public typealias URLProtocol = StageTime.URLProtocol
        /// What hears how a request is answered.
        public typealias URLProtocolClient = StageTime.URLProtocolClient
        /// A web server's answer.
        public typealias HTTPURLResponse = StageTime.HTTPURLResponse
        /// A piece of work for a queue.
        public typealias Operation = StageTime.Operation
        /// A queue of operations on the stage's time.
        public typealias OperationQueue = StageTime.OperationQueue
        /// Swift's suspending clock on the stage's time.
        public typealias SuspendingClock = StageTime.SuspendingClock
        /// A timer on the stage's time.
        public typealias Timer = StageTime.Timer
        /// Certificates of a server.
        public typealias SecTrust = StageTime.SecTrust
        /// A server's question of who asks.
        public typealias URLAuthenticationChallenge = StageTime.URLAuthenticationChallenge
        /// A decoder of JSON.
        public typealias JSONDecoder = StageTime.JSONDecoder
        /// A converter between JSON and objects.
        public typealias JSONSerialization = StageTime.JSONSerialization
        /// A store of answers.
        public typealias URLCache = StageTime.URLCache
        /// An answer that is stored for a request.
        public typealias CachedURLResponse = StageTime.CachedURLResponse
        /// An answer to a server's question.
        public typealias URLCredential = StageTime.URLCredential
        /// A place on a server that asks who one is.
        public typealias URLProtectionSpace = StageTime.URLProtectionSpace
        /// A request for a URL.
        public typealias NSURLRequest = StageTime.URLRequest
        /// A request for a URL.
        public typealias URLRequest = StageTime.URLRequest
        /// An answer's attributes.
        public typealias URLResponse = StageTime.URLResponse
        /// A session without a network.
        public typealias URLSession = StageTime.URLSession
        /// A session's configuration.
        public typealias URLSessionConfiguration = StageTime.URLSessionConfiguration
        /// What hears of the data that tasks receive.
        public typealias URLSessionDataDelegate = StageTime.URLSessionDataDelegate
        /// A task that gives its data to a closure or to a delegate.
        public typealias URLSessionDataTask = StageTime.URLSessionDataTask
        /// What hears of a session.
        public typealias URLSessionDelegate = StageTime.URLSessionDelegate
        /// What hears of files that tasks have received.
        public typealias URLSessionDownloadDelegate = StageTime.URLSessionDownloadDelegate
        /// A task that gives a file to a closure or to a delegate.
        public typealias URLSessionDownloadTask = StageTime.URLSessionDownloadTask
        /// A request's task.
        public typealias URLSessionTask = StageTime.URLSessionTask
        /// What hears of the tasks of a session.
        public typealias URLSessionTaskDelegate = StageTime.URLSessionTaskDelegate
        /// What is known of how a task was answered.
        public typealias URLSessionTaskMetrics = StageTime.URLSessionTaskMetrics
        /// What is known of one request and its answer.
        public typealias URLSessionTaskTransactionMetrics = StageTime.URLSessionTaskTransactionMetrics
        /// A task that sends a body.
        public typealias URLSessionUploadTask = StageTime.URLSessionUploadTask

        // Swift looks for operators in the modules that a file imports.

        /// Returns the time that is some seconds later.
        public func + (time: DispatchTime, seconds: Double) -> DispatchTime { time.advanced(bySeconds: seconds) }

        /// Returns the time that is some seconds earlier.
        public func - (time: DispatchTime, seconds: Double) -> DispatchTime { time.advanced(bySeconds: -seconds) }

        /// Returns the time that is an interval later.
        public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time.advanced(by: interval) }

        /// Returns the time that is an interval earlier.
        public func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
            time.advanced(bySeconds: -time.seconds(interval))
        }

        extension Date {
            /// The stage's present.
            public static var now: Date { Date() }

            /// Seconds from the stage's present.
            public var timeIntervalSinceNow: TimeInterval {
                timeIntervalSinceReferenceDate - StageDate.timeIntervalSinceReferenceDate
            }

            /// Makes the stage's present.
            public init() {
                self.init(timeIntervalSinceReferenceDate: StageDate.timeIntervalSinceReferenceDate)
            }

            /// Makes a time so many seconds from the stage's present.
            public init(timeIntervalSinceNow: TimeInterval) {
                self.init(timeIntervalSinceReferenceDate: StageDate.timeIntervalSinceReferenceDate + timeIntervalSinceNow)
            }
        }

        extension NSDate {
            /// Seconds from the stage's present.
            public var timeIntervalSinceNow: TimeInterval {
                timeIntervalSinceReferenceDate - StageDate.timeIntervalSinceReferenceDate
            }

            /// Makes a time so many seconds from the stage's present.
            public convenience init(timeIntervalSinceNow: TimeInterval) {
                self.init(
                    timeIntervalSinceReferenceDate: StageDate.timeIntervalSinceReferenceDate + timeIntervalSinceNow)
            }
        }

        extension Data {
            /// Reads a file, or what is made up in place of what is in a network; throws if there is neither.
            public init(contentsOf url: __shared URL, options: Data.ReadingOptions = []) throws {
                self = try StageData.contents(of: url, options)
            }
        }

        extension NSData {
            /// Reads a file; nil for what is in a network, where Foundation's ends the program.
            public convenience init?(contentsOf url: URL) {
                guard let data = try? Data(contentsOf: url) else { return nil }
                self.init(data: data)
            }

            /// Reads a file; throws for what is in a network, where Foundation's ends the program.
            public convenience init(contentsOf url: URL, options readOptionsMask: NSData.ReadingOptions = []) throws {
                self.init(data: try Data(contentsOf: url, options: readOptionsMask))
            }
        }

        /// Returns the stage's present, in seconds since the reference date.
        public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval { StageDate.timeIntervalSinceReferenceDate }

        extension ProcessInfo {
            /// Seconds of the stage's time since it began.
            public var systemUptime: TimeInterval { StageDate.uptime }
        }

        extension _Concurrency.Task where Success == Never, Failure == Never {
            static func yield() async {
                await yieldOnStage()
            }

            static func sleep(_ duration: UInt64) async {
                try? await sleepOnStage(seconds: TimeInterval(duration) / 1e9)
            }

            static func sleep(nanoseconds duration: UInt64) async throws {
                try await sleepOnStage(seconds: TimeInterval(duration) / 1e9)
            }

            static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
                try await sleepOnStage(seconds: duration.secondsOnStage)
            }

            static func sleep(
                for duration: Duration, tolerance: Duration? = nil, clock: ContinuousClock
            ) async throws {
                try await sleepOnStage(seconds: duration.secondsOnStage)
            }

            static func sleep(for duration: Duration, tolerance: Duration? = nil, clock: SuspendingClock) async throws {
                try await sleepOnStage(seconds: duration.secondsOnStage)
            }

            static func sleep(
                until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: ContinuousClock = .continuous
            ) async throws {
                try await clock.sleep(until: deadline)
            }

            static func sleep(
                until deadline: SuspendingClock.Instant, tolerance: Duration? = nil, clock: SuspendingClock
            ) async throws {
                try await clock.sleep(until: deadline)
            }
        }

        /// Waits on the stage's time.
        @discardableResult
        public func sleep(_ seconds: UInt32) -> UInt32 {
            blockOnStage(seconds: TimeInterval(seconds))
            return 0
        }

        /// Waits on the stage's time.
        @discardableResult
        public func usleep(_ microseconds: UInt32) -> Int32 {
            blockOnStage(seconds: TimeInterval(microseconds) / 1e6)
            return 0
        }

        extension Thread {
            static func sleep(forTimeInterval ti: TimeInterval) { blockOnStage(seconds: ti) }
            static func sleep(until date: Date) { blockOnStage(seconds: date.timeIntervalSinceNow) }
        }

        extension ContinuousClock.Instant {
            static var now: ContinuousClock.Instant { ContinuousClock.now }
        }

        extension SuspendingClock.Instant {
            static var now: SuspendingClock.Instant { SuspendingClock.now }
        }

        extension RunLoop {
            func perform(_ block: @escaping @Sendable () -> Void) {
                DispatchQueue.main.async(execute: block)
            }

            func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) {
                DispatchQueue.main.async(execute: block)
            }

            func run(until limitDate: Date) { StageRunLoop.run(until: limitDate) }

            @discardableResult
            func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool {
                StageRunLoop.runOnce(before: limitDate)
                return true
            }
        }

        extension CGRect {
            func intersects(_ rect2: CGRect) -> Bool { haveCommonArea(self, rect2) }
        }

        """
}
