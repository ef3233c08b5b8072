/// How text would be drawn.
public enum CGTextDrawingMode: Int32, Sendable {
    case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

extension CGContext {
    /// Does nothing: text is filled.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
    /// Does nothing: fonts say the space between characters.
    public func setCharacterSpacing(_ spacing: CGFloat) {}
    /// Does nothing: a colour has its space.
    public func setFillColorSpace(_ space: CGColorSpace) {}
    /// Does nothing: a colour has its space.
    public func setStrokeColorSpace(_ space: CGColorSpace) {}
    /// Does nothing: viewers' screens have their own way.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    /// Does nothing: patterns begin at the origin.
    public func setPatternPhase(_ phase: CGSize) {}
    /// Does nothing: viewers smooth text in their own way.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// Does nothing: viewers smooth text in their own way.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    /// Does nothing: characters stand where they are.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    /// Does nothing: characters stand where they are.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    /// Does nothing: characters stand where they are.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    /// Does nothing: characters stand where they are.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
    /// Does nothing: what was drawn is drawn.
    public func flush() {}
    /// Does nothing: what was drawn is drawn.
    public func synchronize() {}
}
