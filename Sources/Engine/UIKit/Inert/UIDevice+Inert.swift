import QuartzCore

extension UIDevice {
    /// Does nothing: stages do not turn.
    public func endGeneratingDeviceOrientationNotifications() {}
    /// Does nothing: stages are silent.
    public func playInputClick() {}

    /// Has no effect: a stage has no battery.
    public var isBatteryMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Has no effect: nothing comes near a stage.
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
}
