// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import StageTime
import UIKit

/// The type of ``DispatchQueue``s.
public typealias dispatch_queue_t = StageTime.DispatchQueue
/// A moment of Dispatch's, in nanoseconds from now.
public typealias dispatch_time_t = UInt64
/// Now.
public let DISPATCH_TIME_NOW: dispatch_time_t = 0
/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// Returns the main queue.
public func dispatch_get_main_queue() -> dispatch_queue_t { .main }
/// Returns a queue for work beside the main one's.
public func dispatch_get_global_queue(_ identifier: Int, _ flags: UInt) -> dispatch_queue_t { .global() }
/// The usual priority of a queue.
public let DISPATCH_QUEUE_PRIORITY_DEFAULT = 0
/// A high priority of a queue.
public let DISPATCH_QUEUE_PRIORITY_HIGH = 2
/// A low priority of a queue.
public let DISPATCH_QUEUE_PRIORITY_BACKGROUND = -32768
/// Returns a moment so many nanoseconds after another.
public func dispatch_time(_ when: dispatch_time_t, _ delta: Int64) -> dispatch_time_t {
    when &+ UInt64(max(0, delta))
}
/// Does something in another turn.
public func dispatch_async(_ queue: dispatch_queue_t, _ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    queue.async { block() }
}
/// Does something at a moment.
public func dispatch_after(_ when: dispatch_time_t, _ queue: dispatch_queue_t, _ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    queue.asyncAfter(deadline: .now().advanced(bySeconds: Double(when) / 1e9)) { block() }
}

/// A bundle.
public typealias NSBundle = Bundle
/// A time in seconds.
public typealias NSTimeInterval = TimeInterval
/// A calendar's parts of dates.
public typealias NSDateFormatter = DateFormatter
/// What writes numbers.
public typealias NSNumberFormatter = NumberFormatter
/// What files are reached by.
public typealias NSFileManager = FileManager
/// What an app remembers.
public typealias NSUserDefaults = UserDefaults
/// A program's process.
public typealias NSProcessInfo = ProcessInfo
/// What reads and writes JSON.
public typealias NSJSONSerialization = StageTime.JSONSerialization
/// What calls again and again.
public typealias NSTimer = StageTime.Timer
/// What tells of events.
public typealias NSNotificationCenter = StageTime.NotificationCenter
/// What does work one after another.
public typealias NSOperationQueue = StageTime.OperationQueue
/// What asks servers.
public typealias NSURLSession = StageTime.URLSession

/// The screen that is left, by the name that a transition has for it.
public let UITransitionContextFromViewControllerKey = UITransitionContextViewControllerKey.from
/// The screen that comes.
public let UITransitionContextToViewControllerKey = UITransitionContextViewControllerKey.to
/// The view of the screen that is left.
public let UITransitionContextFromViewKey = UITransitionContextViewKey.from
/// The view of the screen that comes.
public let UITransitionContextToViewKey = UITransitionContextViewKey.to

extension UIViewControllerContextTransitioning {
    /// Where a transition is shown, which was optional.
    @MainActor public var formerContainerView: UIView! { containerView }
}

extension NSArray {
    /// Returns an element, whose members could be used whatever it is.
    public func objectAtIndex(_ index: Int) -> AnyObject! { object(at: index) as AnyObject }
}

/// Returns what was drawn, which was no optional.
@MainActor public func currentImage() -> UIImage! { UIGraphicsGetImageFromCurrentImageContext() }
/// Returns where is drawn, which was no optional.
@MainActor public func currentContext() -> CGContext! { UIGraphicsGetCurrentContext() }
/// Returns a part of a picture.
@MainActor public func CGImageCreateWithImageInRect(_ image: CGImage?, _ rect: CGRect) -> CGImage! {
    image?.cropping(to: rect)
}

// Cases that enumerations of an app's own may have, too, so that a source means either.

extension UIRectEdge {
    /// The upper edge.
    public static let Top = UIRectEdge.top
    /// The left edge.
    public static let Left = UIRectEdge.left
    /// The lower edge.
    public static let Bottom = UIRectEdge.bottom
    /// The right edge.
    public static let Right = UIRectEdge.right
    /// No edge.
    public static let none: UIRectEdge = []
    /// No edge.
    public static let None: UIRectEdge = []
    /// Every edge.
    public static let All = UIRectEdge.all
}

extension UIView.AutoresizingMask {
    /// Nothing gives way.
    public static let none: UIView.AutoresizingMask = []
}

extension UIModalPresentationStyle {
    /// As a delegate says.
    public static let Custom = UIModalPresentationStyle.custom
    /// Over all of the screen.
    public static let FullScreen = UIModalPresentationStyle.fullScreen
}

extension UINavigationController.Operation {
    /// A screen comes.
    public static let Push = UINavigationController.Operation.push
    /// A screen goes.
    public static let Pop = UINavigationController.Operation.pop
}

extension UISwipeGestureRecognizer.Direction {
    /// To the left.
    public static let Left = UISwipeGestureRecognizer.Direction.left
    /// To the right.
    public static let Right = UISwipeGestureRecognizer.Direction.right
    /// Upwards.
    public static let Up = UISwipeGestureRecognizer.Direction.up
    /// Downwards.
    public static let Down = UISwipeGestureRecognizer.Direction.down
}

extension NSTextAlignment {
    /// At the left.
    public static let Left = NSTextAlignment.left
    /// In the middle.
    public static let Center = NSTextAlignment.center
    /// At the right.
    public static let Right = NSTextAlignment.right
}

/// A thread's loop.
public typealias NSRunLoop = RunLoop
/// The usual mode of a loop.
public let NSDefaultRunLoopMode = RunLoop.Mode.default
/// All modes of a loop.
public let NSRunLoopCommonModes = RunLoop.Mode.common
