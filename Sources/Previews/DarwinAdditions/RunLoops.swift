// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import StageTime
import UIKit

/// Core Foundation's timers are Foundation's.
public typealias CFRunLoopTimer = StageTime.Timer

/// A mode of a run loop: a stage's has one.
public struct CFRunLoopMode: Sendable {
    /// The mode's name.
    public var rawValue: String { "kCFRunLoopDefaultMode" }
    /// The mode of all.
    public static let commonModes = CFRunLoopMode()
    /// The mode of all.
    public static let defaultMode = CFRunLoopMode()

    // By the names that those of RunLoop's modes are rewritten to.
    /// The mode of all.
    public static let common = commonModes
    /// The mode of all.
    public static let `default` = defaultMode
}

/// The mode of all.
public let kCFRunLoopCommonModes = CFRunLoopMode.commonModes
/// The mode of all.
public let kCFRunLoopDefaultMode = CFRunLoopMode.defaultMode
/// nil: Swift allocates.
public let kCFAllocatorDefault: Int? = nil

/// Returns the stage's run loop.
public func CFRunLoopGetCurrent() -> RunLoop! { .current }
/// Returns the stage's run loop.
public func CFRunLoopGetMain() -> RunLoop! { .main }

/// Makes a timer that calls a function.
///
/// - Parameters:
///   - allocator: has no effect.
///   - fireDate: when it is called first, in seconds since 2001.
///   - interval: after how many seconds it is called again; 0 for once.
///   - flags: has no effect.
///   - order: has no effect.
///   - block: is called with the timer.
/// - Returns: the timer, which begins once it is added to a run loop.
@preconcurrency @MainActor
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: Int?, _ fireDate: CFTimeInterval, _ interval: CFTimeInterval, _ flags: Int, _ order: Int,
    _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    let date = Date(timeIntervalSinceReferenceDate: fireDate)
    return StageTime.Timer(fire: date, interval: interval, repeats: interval > 0) { block($0) }
}

/// Begins a timer.
@preconcurrency @MainActor
public func CFRunLoopAddTimer(_ rl: RunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    RunLoop.main.add(timer, forMode: .common)
}

/// Ends a timer.
@preconcurrency @MainActor
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }
