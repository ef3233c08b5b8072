import QuartzCore

extension NSAttributedString.Key {
    /// Has no effect: characters are filled.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// Has no effect: characters are filled.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// Has no effect: characters stand as their font has them.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// Has no effect: characters are as wide as their font has them.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// Has no effect: there are no ligatures.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// Has no effect: texts are plain.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// Has no effect: the direction is that of the characters.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    /// Has no effect: nothing is read aloud here.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributePunctuation")
    /// Has no effect: nothing is read aloud here.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
    /// Has no effect: nothing is read aloud here.
    public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
    /// Has no effect: nothing is read aloud here.
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeIPANotation")
    /// Has no effect: nothing is read aloud here.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// Has no effect: nothing is read aloud here.
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
    /// Has no effect: lines are horizontal.
    public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
}

extension NSMutableAttributedString {
    /// Does nothing: fonts are found for each character as it is drawn.
    public func fixAttributes(in range: NSRange) {}
}
