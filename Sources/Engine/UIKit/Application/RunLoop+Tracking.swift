import Foundation

extension RunLoop.Mode {
    /// The mode while a finger is followed; stages have one loop, which does in each mode what there is to do.
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
