import QuartzCore

extension UIDevice {
    /// Does nothing: stages do not turn.
    public func endGeneratingDeviceOrientationNotifications() {}
}
