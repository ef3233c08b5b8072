import QuartzCore

extension UIDevice {
    /// Does nothing: stages do not turn.
    public func endGeneratingDeviceOrientationNotifications() {}
    /// Does nothing: stages are silent.
    public func playInputClick() {}
}
