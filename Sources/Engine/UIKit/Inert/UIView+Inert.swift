import QuartzCore

extension UIView.AnimationOptions {
    /// Has no effect: subviews are laid out with the animation if `layoutIfNeeded()` is called in its closure.
    public static let layoutSubviews = UIView.AnimationOptions(rawValue: 1 << 0)
    /// Has no effect: animated views take touches.
    public static let allowUserInteraction = UIView.AnimationOptions(rawValue: 1 << 1)
    /// Has no effect: views are drawn anew as they change.
    public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
    /// Has no effect: transitions remove and add views.
    public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
    /// Has no effect: options are not inherited.
    public static let overrideInheritedOptions = UIView.AnimationOptions(rawValue: 1 << 9)
    /// Has no effect: a stage makes 60 steps a second.
    public static let preferredFramesPerSecondDefault: UIView.AnimationOptions = []
    /// Has no effect: a stage makes 60 steps a second.
    public static let preferredFramesPerSecond60 = UIView.AnimationOptions(rawValue: 3 << 24)
    /// Has no effect: a stage makes 60 steps a second.
    public static let preferredFramesPerSecond30 = UIView.AnimationOptions(rawValue: 7 << 24)
}

extension UIView.KeyframeAnimationOptions {
    /// Has no effect: subviews are laid out with the animation if `layoutIfNeeded()` is called in its closure.
    public static let layoutSubviews = UIView.KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Has no effect: animated views take touches.
    public static let allowUserInteraction = UIView.KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Has no effect: options are not inherited.
    public static let overrideInheritedOptions = UIView.KeyframeAnimationOptions(rawValue: 1 << 9)
}
