import QuartzCore

extension NSStringDrawingOptions {
    /// Has no effect: lines have no leading.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// Has no effect: fonts have one set of metrics.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
}
