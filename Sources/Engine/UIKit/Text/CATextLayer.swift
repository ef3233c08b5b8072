import QuartzCore
import Typesetting

/// A layer that draws a text from the top of its bounds.
///
/// It is declared in UIKit, whose fonts it uses.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    /// The text: a `String` or an `NSAttributedString`, which has its own fonts and colours.
    open var string: Any? { didSet { setNeedsDisplay() } }
    /// The font: a `UIFont`, a `CGFont`, or a font's name; Helvetica, for which the system's font stands, if nil.
    open var font: Any? { didSet { setNeedsDisplay() } }
    /// The font's size in points; 36 by default.
    open var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }
    /// The colour of the characters; white by default.
    open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { setNeedsDisplay() } }
    /// Whether lines are broken at the width of the bounds; false by default.
    open var isWrapped = false { didSet { setNeedsDisplay() } }
    /// The way to cut a text that does not fit; cut without a sign by default.
    open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }
    /// The alignment of lines; natural by default.
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }
    /// Has no effect: viewers smooth characters as their systems do.
    open var allowsFontSubpixelQuantization = false

    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
        masksToBounds = true
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CATextLayer else { return }
        (string, font, fontSize, foregroundColor) = (other.string, other.font, other.fontSize, other.foregroundColor)
        (isWrapped, truncationMode) = (other.isWrapped, other.truncationMode)
        alignmentMode = other.alignmentMode
    }

    /// Returns nil: archives are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func display() {
        drawing.text = text
    }

    /// Returns the size that the text has on as many lines as it says itself; a layer without one has none.
    open override func preferredFrameSize() -> CGSize {
        guard let frame = composed?.typeset.frame(width: .infinity, breaking: .words) else { return .zero }
        return CGSize(width: CGFloat(frame.width).rounded(.up), height: CGFloat(frame.height).rounded(.up))
    }

    private var text: LayerDrawing.Text? {
        guard let composed else { return nil }
        let width = Double(bounds.width)
        let frame = composed.typeset.frame(
            width: width, height: isWrapped ? Double(bounds.height) : .infinity, maximumLines: isWrapped ? 0 : 1,
            breaking: truncationMode.breaking(isWrapped: isWrapped))
        let color = foregroundColor ?? CGColor(gray: 1, alpha: 0)
        let fragments = frame.lines.flatMap(\.fragments).filter { !$0.isBox }.map { fragment in
            var text = fragment
            text.baseline -= Double(bounds.height) / 2
            return composed.fragment(text, color: composed.looks[text.style].color?.cgColor ?? color)
        }
        return LayerDrawing.Text(
            fragments: fragments.flatMap { composed.shadow(of: $0) + [$0] }, anchor: .left, isClipped: true)
    }

    private var composed: ComposedText? {
        let defaults = ComposedText.Defaults(font: resolvedFont, alignment: alignmentMode.alignment)
        return switch string {
        case let text as String where !text.isEmpty: ComposedText(text, defaults)
        case let text as NSAttributedString where text.length > 0: ComposedText(text, defaults)
        default: nil
        }
    }

    private var resolvedFont: UIFont {
        switch font {
        case let font as UIFont: font.withSize(fontSize)
        case let font as CGFont where font.postScriptName != nil:
            UIFont(name: font.postScriptName ?? "", size: fontSize) ?? .systemFont(ofSize: fontSize)
        case let name as String: UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
        default: .systemFont(ofSize: fontSize)
        }
    }
}

/// A way to cut a text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The way's name.
    public let rawValue: String

    /// Makes a way of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The text ends at the edge.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// Dots stand for the beginning of the last line.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// Dots stand for the end of the last line.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// Dots stand for the middle of the last line.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")

    func breaking(isWrapped: Bool) -> LineBreaking {
        switch self {
        case .start: .truncatingHead
        case .end: .truncatingTail
        case .middle: .truncatingMiddle
        default: isWrapped ? .words : .clipping
        }
    }
}

/// An alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The alignment's name.
    public let rawValue: String

    /// Makes an alignment of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Lines begin where their text is read from.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// Lines begin at the left edge.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// Lines end at the right edge.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Lines stand in the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Lines reach from edge to edge.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    var alignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}
