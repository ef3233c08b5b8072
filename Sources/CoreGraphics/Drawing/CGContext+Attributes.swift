import Foundation

/// How what is drawn combines with what is there. Viewers know `normal` and `clear`; the others draw as `normal`.
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// How images are scaled; viewers always smooth them.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default`, none, low, high, medium
}

extension CGContext {
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color
    }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(gray: gray, alpha: alpha)
    }

    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }

    /// Points.
    public func setLineWidth(_ width: CGFloat) {
        state.line.width = width
    }

    public func setLineCap(_ cap: CGLineCap) {
        state.line.cap = cap
    }

    public func setLineJoin(_ join: CGLineJoin) {
        state.line.join = join
    }

    public func setMiterLimit(_ limit: CGFloat) {
        state.line.miterLimit = limit
    }

    /// - Parameters:
    ///   - phase: how far into the pattern a line begins.
    ///   - lengths: of dashes and gaps in turn; empty is a whole line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dashPhase = phase
        state.line.dashes = lengths
    }

    /// 0...1, of all that is drawn after.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = min(max(alpha, 0), 1)
    }

    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    /// - Parameters:
    ///   - offset: in points of the drawing, whatever the current transform.
    ///   - blur: as Core Graphics counts it: twice the Gaussian's standard deviation.
    ///   - color: nil casts no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        recordUntransformed(.shadow(color, offset: offset, sigma: max(blur, 0) / 2))
    }

    /// A shadow in black at a third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    private func recordUntransformed(_ operation: DrawingOperation) {
        let transform = state.transform
        state.transform = .identity
        record(operation)
        state.transform = transform
    }

    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setFlatness(_ flatness: CGFloat) {}

    /// Kept out: viewers always smooth.
    public var interpolationQuality: CGInterpolationQuality {
        get { .default }
        set {}
    }

    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { saveGState() }
    public func endTransparencyLayer() { restoreGState() }
}
