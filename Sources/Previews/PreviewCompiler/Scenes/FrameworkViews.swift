/// UIKit's views from which projects inherit.
enum FrameworkViews {
    /// Those with `init(frame:)` as their designated initialiser, but for the parts of lists.
    static let made: Set<String> = [
        "UIActivityIndicatorView", "UIButton", "UIControl", "UIDatePicker", "UIImageView", "UILabel", "UINavigationBar",
        "UIPickerView", "UIProgressView",
        "UIRefreshControl", "UIScrollView", "UISearchBar", "UISegmentedControl", "UISlider", "UIStackView", "UIStepper",
        "UISwitch", "UITabBar", "UITextField", "UIToolbar", "UIView", "UIWindow",
    ]
    /// Those whose heirs are something by themselves, and no part of a screen.
    static let shown = made.union(["UITextView"])
        .subtracting(["UINavigationBar", "UIRefreshControl", "UITabBar", "UIToolbar", "UIWindow"])
}
