// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The stage's time in the place of the machine's: see `Shadows` in the module StageTime.

import Foundation
import StageTime
import UIKit

/// A group of work items on the stage's time.
public typealias DispatchGroup = StageTime.DispatchGroup
/// A queue on the stage's time.
public typealias DispatchQueue = StageTime.DispatchQueue
/// A time on the stage.
public typealias DispatchTime = StageTime.DispatchTime
/// A center of the stage's own notifications.
public typealias NotificationCenter = StageTime.NotificationCenter
/// A timer on the stage's time.
public typealias Timer = StageTime.Timer

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
    static var now: Date { Date() }

    var timeIntervalSinceNow: TimeInterval {
        timeIntervalSinceReferenceDate - StageDate.timeIntervalSinceReferenceDate
    }

    init() {
        self.init(timeIntervalSinceReferenceDate: StageDate.timeIntervalSinceReferenceDate)
    }

    init(timeIntervalSinceNow: TimeInterval) {
        self.init(timeIntervalSinceReferenceDate: StageDate.timeIntervalSinceReferenceDate + timeIntervalSinceNow)
    }
}

func CFAbsoluteTimeGetCurrent() -> CFTimeInterval { StageDate.timeIntervalSinceReferenceDate }

extension ProcessInfo {
    var systemUptime: TimeInterval { StageDate.uptime }
}

extension Task where Success == Never, Failure == Never {
    static func sleep(_ duration: UInt64) async {
        try? await sleepOnStage(seconds: TimeInterval(duration) / 1e9)
    }

    static func sleep(nanoseconds duration: UInt64) async throws {
        try await sleepOnStage(seconds: TimeInterval(duration) / 1e9)
    }

    static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        let (seconds, attoseconds) = duration.components
        try await sleepOnStage(seconds: TimeInterval(seconds) + TimeInterval(attoseconds) / 1e18)
    }
}

extension RunLoop {
    func perform(_ block: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async(execute: block)
    }

    func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async(execute: block)
    }

    /// A stage does not wait: its time moves by steps.
    func run(until limitDate: Date) {}

    /// A stage does not wait: its time moves by steps.
    func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool { true }
}

extension OperationQueue {
    func addOperation(_ block: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async(execute: block)
    }
}

extension CGRect {
    func intersects(_ rect2: CGRect) -> Bool { haveCommonArea(self, rect2) }
}
