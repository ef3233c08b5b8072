extension UIBarButtonItem {
    /// Does nothing: back buttons' titles stand where they are.
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
}
