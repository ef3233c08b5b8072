/// The status bar as apps set it before iOS 9, without effect: a stage has none.
extension UIApplication {
    /// Has no effect: a stage has no status bar.
    public var statusBarStyle: UIStatusBarStyle {
        get { .default }
        set {}
    }

    /// Does nothing: a stage has no status bar.
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
    /// Does nothing: a stage has no status bar.
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
}
