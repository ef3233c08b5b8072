import QuartzCore

extension UIFontDescriptor.AttributeName {
    /// Has no effect: viewers choose the fonts for what a font lacks.
    public static let cascadeList = UIFontDescriptor.AttributeName(rawValue: "NSCTFontCascadeListAttribute")
}
