/// What Apple's frameworks called otherwise before Swift 4.2, by its former name.
///
/// The names are those of the `renamed:` arguments of `available` in Apple's interfaces.
enum RenamedNames {
    /// The present names of types and constants.
    static let globals: [String: String] = {
        var names: [String: String] = [:]
        for (owner, members) in nested {
            for member in members { names[owner + member] = "\(owner).\(member)" }
        }
        names.merge(types) { $1 }
        names.merge(constants) { $1 }
        for (prefix, type, cases) in series {
            for name in cases { names[prefix + name] = "\(type).\(name.beginningLowercase)" }
        }
        return names
    }()

    /// The types of names that a transition was given as texts, by its property: kinds, and the directions that they come from.
    ///
    /// Some of the kinds have no constant, but are in use.
    static let transitions: [String: [String: String]] = {
        let kinds = [
            "fade", "push", "moveIn", "reveal", "cube", "oglFlip", "pageCurl", "pageUnCurl", "rippleEffect",
            "suckEffect",
            "cameraIris", "cameraIrisHollowOpen", "cameraIrisHollowClose",
        ]
        let directions = ["fromLeft", "fromRight", "fromTop", "fromBottom"]
        return [
            "type": Dictionary(uniqueKeysWithValues: kinds.map { ($0, "CATransitionType") }),
            "subtype": Dictionary(uniqueKeysWithValues: directions.map { ($0, "CATransitionSubtype") }),
        ]
    }()

    /// Types that were called by their owner's name and their own.
    private static let nested: [String: [String]] = [
        "NSTextStorage": ["EditActions"],
        "UIActivityIndicatorView": ["Style"],
        "UIAlertAction": ["Style"],
        "UIAlertController": ["Style"],
        "UIApplication": ["State"],
        "UIBarButtonItem": ["Style"],
        "UIBlurEffect": ["Style"],
        "UICollectionView": ["ScrollDirection", "ScrollPosition"],
        "UIGestureRecognizer": ["State"],
        "UIImage": ["Orientation", "RenderingMode", "ResizingMode"],
        "UINavigationController": ["Operation"],
        "UIProgressView": ["Style"],
        "UIPushBehavior": ["Mode"],
        "UIScrollView": [
            "ContentInsetAdjustmentBehavior", "DecelerationRate", "IndicatorStyle", "KeyboardDismissMode",
        ],
        "UISearchBar": ["Style"],
        "UIStackView": ["Alignment", "Distribution"],
        "UISplitViewController": ["DisplayMode"],
        "UISwipeGestureRecognizer": ["Direction"],
        "UITabBar": ["ItemPositioning"],
        "UITableView": ["RowAnimation", "ScrollPosition", "Style"],
        "UITableViewCell": ["AccessoryType", "EditingStyle", "SelectionStyle", "SeparatorStyle"],
        "UITouch": ["Phase"],
        "UIView": [
            "AnimationCurve", "AnimationOptions", "AnimationTransition", "ContentMode", "KeyframeAnimationOptions",
        ],
    ]

    /// Other types.
    private static let types: [String: String] = [
        "NSAttributedStringKey": "NSAttributedString.Key",
        "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
        "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
        "NSLayoutRelation": "NSLayoutConstraint.Relation",
        "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
        "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
        "RunLoopMode": "RunLoop.Mode",
        "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
        "UIButtonType": "UIButton.ButtonType",
        "UICollectionElementCategory": "UICollectionView.ElementCategory",
        "UICollectionUpdateAction": "UICollectionViewUpdateItem.Action",
        "UICollisionBehaviorMode": "UICollisionBehavior.Mode",
        "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
        "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
        "UIControlEvents": "UIControl.Event",
        "UIControlState": "UIControl.State",
        "UIDatePickerMode": "UIDatePicker.Mode",
        "UIFontTextStyle": "UIFont.TextStyle",
        "UIFontWeight": "UIFont.Weight",
        "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
        "UIInterpolatingMotionEffectType": "UIInterpolatingMotionEffect.EffectType",
        "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
        "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
        "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
        "UIPageViewControllerNavigationOrientation": "UIPageViewController.NavigationOrientation",
        "UIPageViewControllerTransitionStyle": "UIPageViewController.TransitionStyle",
        "UITableViewCellStyle": "UITableViewCell.CellStyle",
        "UITabBarSystemItem": "UITabBarItem.SystemItem",
        "UITextBorderStyle": "UITextField.BorderStyle",
        "UITextFieldDidEndEditingReason": "UITextField.DidEndEditingReason",
        "UITextFieldViewMode": "UITextField.ViewMode",
        "UITouchType": "UITouch.TouchType",
        "UIViewAutoresizing": "UIView.AutoresizingMask",
        "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
    ]

    /// Constants that have become members of types.
    private static let constants: [String: String] = [
        "NSBackgroundColorAttributeName": "NSAttributedString.Key.backgroundColor",
        "NSFontAttributeName": "NSAttributedString.Key.font",
        "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
        "NSKernAttributeName": "NSAttributedString.Key.kern",
        "NSParagraphStyleAttributeName": "NSAttributedString.Key.paragraphStyle",
        "NSShadowAttributeName": "NSAttributedString.Key.shadow",
        "NSStrikethroughStyleAttributeName": "NSAttributedString.Key.strikethroughStyle",
        "NSUnderlineStyleAttributeName": "NSAttributedString.Key.underlineStyle",
        "UIAccessibilityAnnouncementNotification": "UIAccessibility.Notification.announcement",
        "UIAccessibilityLayoutChangedNotification": "UIAccessibility.Notification.layoutChanged",
        "UIAccessibilityScreenChangedNotification": "UIAccessibility.Notification.screenChanged",
        "UIApplicationOpenSettingsURLString": "UIApplication.openSettingsURLString",
        "UIBackgroundTaskInvalid": "UIBackgroundTaskIdentifier.invalid",
        "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
        "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
        "UICollectionViewFlowLayoutAutomaticSize": "UICollectionViewFlowLayout.automaticSize",
        "UIContentSizeCategoryNewValueKey": "UIContentSizeCategory.newValueUserInfoKey",
        "UIEdgeInsetsZero": "UIEdgeInsets.zero",
        "UIKeyboardAnimationCurveUserInfoKey": "UIResponder.keyboardAnimationCurveUserInfoKey",
        "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
        "UIKeyboardFrameBeginUserInfoKey": "UIResponder.keyboardFrameBeginUserInfoKey",
        "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
        "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
        "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
        "UIOffsetZero": "UIOffset.zero",
        "UIPageViewControllerOptionInterPageSpacingKey": "UIPageViewController.OptionsKey.interPageSpacing",
        "UIPageViewControllerOptionSpineLocationKey": "UIPageViewController.OptionsKey.spineLocation",
        "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
        "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
        "UISegmentedControlNoSegment": "UISegmentedControl.noSegment",
        "UITableViewAutomaticDimension": "UITableView.automaticDimension",
        "UITableViewIndexSearch": "UITableView.indexSearch",
        "UIWindowLevelAlert": "UIWindow.Level.alert",
        "UIWindowLevelNormal": "UIWindow.Level.normal",
        "UIWindowLevelStatusBar": "UIWindow.Level.statusBar",
        "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
    ]

    /// Constants with a common beginning, whose ends are the names in a type.
    private static let series: [(prefix: String, type: String, cases: [String])] = [
        (
            "UIAccessibilityTrait", "UIAccessibilityTraits",
            [
                "Adjustable", "Button", "Header", "Image", "Link", "None", "NotEnabled", "SearchField", "Selected",
                "StaticText",
            ]
        ),
        (
            "UIFontTextStyle", "UIFont.TextStyle",
            [
                "Body", "Callout", "Caption1", "Caption2", "Footnote", "Headline", "Subheadline", "Title1", "Title2",
                "Title3",
            ]
        ),
        (
            "UIFontWeight", "UIFont.Weight",
            ["Black", "Bold", "Heavy", "Light", "Medium", "Regular", "Semibold", "Thin", "UltraLight"]
        ),
        ("UILayoutPriority", "UILayoutPriority", ["DefaultHigh", "DefaultLow", "FittingSizeLevel", "Required"]),
        (
            "kCAMediaTimingFunction", "CAMediaTimingFunctionName",
            ["Default", "EaseIn", "EaseInEaseOut", "EaseOut", "Linear"]
        ),
        ("kCAFillMode", "CAMediaTimingFillMode", ["Backwards", "Both", "Forwards", "Removed"]),
        ("kCAFillRule", "CAShapeLayerFillRule", ["EvenOdd", "NonZero"]),
        ("kCALineCap", "CAShapeLayerLineCap", ["Butt", "Round", "Square"]),
        ("kCALineJoin", "CAShapeLayerLineJoin", ["Bevel", "Miter", "Round"]),
        ("kCAAnimation", "CAAnimationCalculationMode", ["Cubic", "CubicPaced", "Discrete", "Linear", "Paced"]),
        ("kCAAnimation", "CAAnimationRotationMode", ["RotateAuto", "RotateAutoReverse"]),
        ("kCATransition", "CATransitionType", ["Fade", "MoveIn", "Push", "Reveal"]),
        ("kCATransition", "CATransitionSubtype", ["FromBottom", "FromLeft", "FromRight", "FromTop"]),
        ("kCAAlignment", "CATextLayerAlignmentMode", ["Center", "Justified", "Left", "Natural", "Right"]),
        ("kCATruncation", "CATextLayerTruncationMode", ["End", "Middle", "None", "Start"]),
        ("kCAGradientLayer", "CAGradientLayerType", ["Axial", "Radial"]),
        ("kCAFilter", "CALayerContentsFilter", ["Linear", "Nearest", "Trilinear"]),
        (
            "kCAGravity", "CALayerContentsGravity",
            [
                "Bottom", "BottomLeft", "BottomRight", "Center", "Left", "Resize", "ResizeAspect", "ResizeAspectFill",
                "Right", "Top", "TopLeft", "TopRight",
            ]
        ),
        ("kCAValueFunction", "CAValueFunctionName", ["RotateX", "RotateY", "RotateZ", "Scale", "Translate"]),
        (
            "kCAEmitterLayer", "CAEmitterLayerEmitterShape",
            ["Circle", "Cuboid", "Line", "Point", "Rectangle", "Sphere"]
        ),
        ("kCAEmitterLayer", "CAEmitterLayerEmitterMode", ["Outline", "Points", "Surface", "Volume"]),
        (
            "kCAEmitterLayer", "CAEmitterLayerRenderMode",
            ["Additive", "BackToFront", "OldestFirst", "OldestLast", "Unordered"]
        ),
    ]

    /// Names of notifications, without `NSNotification.Name` before them.
    static let notifications: [String: String] = {
        var names = [
            "UIContentSizeCategoryDidChange": "UIContentSizeCategory.didChangeNotification",
            "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
        ]
        for type in ["UITextField", "UITextView"] {
            for name in ["DidBeginEditing", "DidChange", "DidEndEditing"] {
                names[type + "Text" + name] = "\(type).text\(name)Notification"
            }
        }
        for name in [
            "DidHide", "DidShow", "DidChangeFrame", "WillHide", "WillShow", "WillChangeFrame",
        ] { names["UIKeyboard" + name] = "UIResponder.keyboard\(name)Notification" }
        for name in [
            "DidBecomeActive", "DidEnterBackground", "DidReceiveMemoryWarning", "WillEnterForeground",
            "WillResignActive",
            "WillTerminate", "DidChangeStatusBarFrame", "DidChangeStatusBarOrientation", "SignificantTimeChange",
            "UserDidTakeScreenshot", "WillChangeStatusBarFrame", "WillChangeStatusBarOrientation",
        ] { names["UIApplication" + name] = "UIApplication.\(name.beginningLowercase)Notification" }
        return names
    }()

    /// Properties.
    static let members: [String: String] = [
        "activityIndicatorViewStyle": "style",
        "atomicWrite": "atomic",
        "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
        "childViewControllers": "children",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
        "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "UITrackingRunLoopMode": "tracking",
        "commonModes": "common",
        "dataReadingMapped": "mappedIfSafe",
        "defaultRunLoopMode": "default",
        "isMovingFromParentViewController": "isMovingFromParent",
        "isMovingToParentViewController": "isMovingToParent",
        "mappedRead": "mappedIfSafe",
        "styleDouble": "double",
        "styleSingle": "single",
        "styleThick": "thick",
        "uncachedRead": "uncached",
    ]

    /// Methods, by their names and first labels; their first label is nil if there is none any more.
    static let methods: [String: (name: String, label: String?)] = [
        "UIActivityIndicatorView(activityIndicatorStyle:)": ("UIActivityIndicatorView", "style"),
        "UIColor(colorLiteralRed:)": ("UIColor", "_colorLiteralRed"),
        "addChildViewController(_:)": ("addChild", nil),
        "bringSubview(toFront:)": ("bringSubviewToFront", nil),
        "didMove(toParentViewController:)": ("didMove", "toParent"),
        "removeFromParentViewController()": ("removeFromParent", nil),
        "sendSubview(toBack:)": ("sendSubviewToBack", nil),
        "size(attributes:)": ("size", "withAttributes"),
        "willMove(toParentViewController:)": ("willMove", "toParent"),
    ]

    /// Functions that made a value.
    static let makers: [String: (type: String, labels: [String])] = [
        "UIAccessibilityPostNotification": ("UIAccessibility.post", ["notification", "argument"]),
        "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
        "UIOffsetMake": ("UIOffset", ["horizontal", "vertical"]),
    ]

    /// Functions without arguments that have become properties.
    static let queries: [String: String] = [
        "UIAccessibilityIsReduceMotionEnabled": "UIAccessibility.isReduceMotionEnabled",
        "UIAccessibilityIsReduceTransparencyEnabled": "UIAccessibility.isReduceTransparencyEnabled",
        "UIAccessibilityIsVoiceOverRunning": "UIAccessibility.isVoiceOverRunning",
    ]

    /// Functions that have become methods of their first argument, with the labels of the others.
    static let operations: [String: (name: String, labels: [String])] = [
        "UIEdgeInsetsInsetRect": ("inset", ["by"]),
        "UIImageJPEGRepresentation": ("jpegData", ["compressionQuality"]),
        "UIImagePNGRepresentation": ("pngData", []),
    ]
}

extension String {
    /// The name with a small letter at its beginning.
    var beginningLowercase: String { prefix(1).lowercased() + dropFirst() }
}
