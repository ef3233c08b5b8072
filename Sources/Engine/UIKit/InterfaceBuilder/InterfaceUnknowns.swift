import InterfaceFiles
import QuartzCore

/// What is said of attributes in Interface Builder files that nothing here reads.
@MainActor
enum InterfaceUnknowns {
    /// Attributes that are Interface Builder's own, or change nothing that viewers see.
    private static let unseen: Set<String> = [
        "adjustsFontForContentSizeCategory", "adjustsFontSizeToFit", "adjustsImageWhenHighlighted", "allowsSelection",
        "ambiguous", "appearanceType", "autoresizesArchivedViewToFullSize", "autoresizesSubviews", "baselineAdjustment",
        "canCancelContentTouches",
        "catalog",
        "clearsContextBeforeDrawing", "clipsSubviews", "contentHorizontalAlignment",
        "contentInsetAdjustmentBehavior",
        "contentMode", "contentVerticalAlignment", "customClass", "customModule", "customModuleProvider", "dataMode",
        "contentViewInsetsToSafeArea", "delaysContentTouches", "destination", "estimatedSectionFooterHeight",
        "estimatedSectionHeaderHeight", "exclusiveTouch", "fixedFrame",
        "fontSize",
        "hidesAccessoryWhenEditing", "horizontalCompressionResistancePriority",
        "horizontalHuggingPriority", "id", "image", "indentationLevel", "indentationWidth", "indicatorStyle",
        "insetsLayoutMarginsFromSafeArea", "key", "keyboardDismissMode", "lineBreakMode", "minimumFontSize",
        "misplaced",
        "multipleTouchEnabled", "navigationBarHidden", "opaque", "propertyAccessControl",
        "placeholderIntrinsicHeight", "placeholderIntrinsicWidth", "restorationIdentifier", "reuseIdentifier",
        "reversesTitleShadowWhenHighlighted", "rowHeight", "sceneMemberID",
        "sectionFooterHeight", "sectionHeaderHeight", "shouldIndentWhileEditing",
        "segmentControlStyle", "separatorStyle",
        "showSeguePresentationStyle", "showsSelectionImmediatelyOnTouchBegin", "showsTouchWhenHighlighted",
        "simulatedAppContext", "spacingType", "spineLocation", "springLoaded", "storyboardIdentifier", "style",
        "symbolic",
        "tableViewCell", "text",
        "textAlignment", "title", "userInteractionEnabled", "userLabel",
        "useStoryboardIdentifierAsRestorationIdentifier",
        "verifyAmbiguity", "verticalCompressionResistancePriority", "verticalHuggingPriority",
        "viewControllerLayoutGuide",
        "wantsFullScreenLayout",
    ]

    /// Says which attributes of an element nothing reads, each kind once.
    static func tell(_ element: InterfaceElement, in file: InterfaceFile) {
        for name in element.unread where !unseen.contains(name) {
            InterfaceLibrary.current.say(
                "\(file.name).\(file.kind.rawValue): '\(name)' of \(element.name) is not known here")
        }
    }
}
