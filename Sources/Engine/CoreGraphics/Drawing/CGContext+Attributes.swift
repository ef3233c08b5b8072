import Foundation

/// A way to combine what is drawn with what is there.
///
/// Viewers draw `normal` and `clear`; fills with `sourceIn` and `sourceAtop` paint what has been drawn, and images with
/// `destinationIn` keep of one colour what they cover. All others are drawn as `normal`.
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

extension CGBlendMode {
    /// What a fill does to what has been drawn.
    enum Tint {
        /// It takes its place.
        case replacing
        /// It lies on it, and nowhere else.
        case covering
    }

    /// What a fill with this mode does; nil for none of them.
    var tint: Tint? {
        switch self {
        case .sourceIn: .replacing
        case .sourceAtop: .covering
        default: nil
        }
    }
}

/// The quality to which images are scaled, which has no effect: viewers always smooth them.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default`, none, low, high, medium
}

extension CGContext {
    /// Sets the colour of fills.
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color
    }

    /// Sets the colour of fills by its components in 0...1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the colour of fills by a grey level and alpha in 0...1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(gray: gray, alpha: alpha)
    }

    /// Sets the colour of strokes.
    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color
    }

    /// Sets the colour of strokes by its components in 0...1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the colour of strokes by a grey level and alpha in 0...1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }

    /// Sets the width of strokes, in points.
    public func setLineWidth(_ width: CGFloat) {
        state.line.width = width
    }

    /// Sets the shape of the ends of strokes.
    public func setLineCap(_ cap: CGLineCap) {
        state.line.cap = cap
    }

    /// Sets the shape of the corners of strokes.
    public func setLineJoin(_ join: CGLineJoin) {
        state.line.join = join
    }

    /// Sets the greatest ratio of a mitre's length to the line's width, above which corners are bevelled.
    public func setMiterLimit(_ limit: CGFloat) {
        state.line.miterLimit = limit
    }

    /// Sets the dash pattern of strokes.
    ///
    /// - Parameters:
    ///   - phase: the length of the pattern that is skipped at a line's start.
    ///   - lengths: the lengths of dashes and gaps in turn; empty for solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dashPhase = phase
        state.line.dashes = lengths
    }

    /// Sets the opacity of all that is drawn after this call, 0...1.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = min(max(alpha, 0), 1)
    }

    /// Sets how what is drawn is combined with what is there; see ``CGBlendMode`` for what viewers draw.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    /// Sets the shadow of all that is drawn after this call.
    ///
    /// - Parameters:
    ///   - offset: in points of the drawing, whatever the current transform.
    ///   - blur: twice the Gaussian's standard deviation, as in Core Graphics.
    ///   - color: nil casts no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        let offset = CGSize(width: offset.width, height: offset.height * base.d)
        recordUntransformed(.shadow(color, offset: offset, sigma: max(blur, 0) / 2))
    }

    /// Sets a black shadow with an alpha of 1/3.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    private func recordUntransformed(_ operation: DrawingOperation) {
        let transform = state.transform
        state.transform = .identity
        record(operation)
        state.transform = transform
    }

    /// Does nothing: viewers always smooth edges.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Does nothing: viewers always smooth edges.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Does nothing: viewers choose how finely they follow a curve.
    public func setFlatness(_ flatness: CGFloat) {}

    /// The quality to which images are scaled, which has no effect: viewers always smooth them.
    public var interpolationQuality: CGInterpolationQuality {
        get { .default }
        set {}
    }

    /// Saves the state as ``CGContext/saveGState()`` does; what follows is not composited as a group.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { saveGState() }
    /// Restores the state that ``CGContext/beginTransparencyLayer(auxiliaryInfo:)`` saved.
    public func endTransparencyLayer() { restoreGState() }
}
