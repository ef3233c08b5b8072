import Foundation

/// A recorder of drawing operations, which viewers carry out; it has no pixels but those that code writes into its memory.
///
/// Its space is UIKit's: the origin at the top left, the y axis pointing down. That of one that code makes with a number of
/// pixels is Core Graphics': the origin at the bottom left, the y axis pointing up.
public class CGContext {
    private var operations: [DrawingOperation] = []
    var state = DrawingState()
    private var saved: [(state: DrawingState, start: Int)] = []
    var current: [PathElement] = []
    /// From the space in which drawing begins to that of the drawing.
    let base: CGAffineTransform
    /// The memory of pixels; nil for a context that code has not made with a number of them.
    let bitmap: Bitmap?

    /// Makes a context for what lies in `bounds`; the drawing has their size, and their top left corner as its origin.
    package init(bounds: CGRect) {
        size = bounds.size
        (base, bitmap) = (.identity, nil)
        state.transform = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        state.clip = CGRect(origin: .zero, size: bounds.size)
        let rect = CGPath(rect: CGRect(origin: .zero, size: bounds.size), transform: nil)
        operations.append(.clip(rect.elements, .winding))
    }

    /// Makes a context for an image of some pixels, with the y axis pointing up.
    init(_ bitmap: Bitmap) {
        let format = bitmap.format
        size = CGSize(width: format.width, height: format.height)
        self.bitmap = bitmap
        base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        state.transform = base
        state.clip = CGRect(origin: .zero, size: size)
        operations.append(.clip(CGPath(rect: CGRect(origin: .zero, size: size), transform: nil).elements, .winding))
    }

    /// The size in points.
    package let size: CGSize

    /// The operations that were drawn.
    package var list: DisplayList {
        let isEmpty = operations.allSatisfy {
            switch $0 {
            case .clip, .save, .restore, .shadow: true
            default: false
            }
        }
        let closing = Array(repeating: DrawingOperation.restore, count: saved.count)
        return DisplayList(size: size, operations: isEmpty ? [] : operations + closing)
    }

    /// Records an operation whose geometry is in the space of the current transform.
    func record(_ operation: DrawingOperation) {
        guard operations.count < Self.mostOperations else { return }
        if bitmap?.isOfCode == true { Bitmap.reportDrawing() }
        let placed = operation.applying(state.transform)
        if case .clip(let path, _) = placed { state.clip = state.clip.intersection(CGPath(elements: path).boundingBox) }
        operations.append(placed)
    }

    /// Draws what has been drawn once more in the fill colour.
    ///
    /// - Parameters:
    ///   - path: where, in the space of the current transform.
    ///   - rule: what lies inside of the path.
    ///   - tint: whether it takes the place of what is there.
    func paintWhatIsThere(within path: [PathElement], _ rule: CGPathFillRule, _ tint: CGBlendMode.Tint) {
        let there = list
        guard operations.count < Self.mostOperations / 2 else { return }
        saveGState()
        record(.clip(path, rule))
        let color = state.faded(state.fillColor)
        if tint == .replacing || color.alpha == 1 { record(.clear(path)) }
        operations += CGImage(.list(there), size: size).painted(color).list.operations
        restoreGState()
    }

    /// The colour of all that has been drawn, if it was filled in a single one.
    private var onlyColor: CGColor? {
        var colors: [CGColor] = []
        for operation in operations {
            switch operation {
            case .fill(_, _, let color): colors.append(color)
            case .clip, .save, .restore: break
            default: return nil
            }
        }
        return colors.allSatisfy { $0 == colors.first } ? colors.first : nil
    }

    /// Keeps what is as opaque as an image, where all that has been drawn has one colour.
    ///
    /// - Returns: whether it has.
    func keepsWhatIsThere(under image: CGImage, in rect: CGRect) -> Bool {
        guard state.blendMode == .destinationIn, let color = onlyColor else { return false }
        let whole = CGPath(rect: CGRect(origin: .zero, size: size), transform: nil).elements
        operations.append(.clear(whole))
        state.blendMode = .normal
        place(image.painted(color), in: rect)
        state.blendMode = .destinationIn
        return true
    }

    /// Records operations whose geometry is in the space of drawing calls, with colours as opaque as drawing is.
    package func draw(_ operations: [DrawingOperation]) {
        for operation in operations { record(operation.faded(by: state.alpha)) }
    }

    /// The greatest number of operations; further ones are left out, as no viewer could draw them in time.
    private static let mostOperations = 10_000

    // MARK: Text

    /// The transform of text that is drawn; what it moves by is ``textPosition``.
    ///
    /// It is none of the attributes that ``saveGState()`` saves.
    public var textMatrix = CGAffineTransform.identity

    /// Where text is drawn next, in the space of drawing calls.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    // MARK: State

    /// Saves the transform, the clip, the colours and all other drawing attributes for ``restoreGState()``.
    public func saveGState() {
        saved.append((state, operations.count))
        operations.append(.save)
    }

    /// Restores what the matching ``saveGState()`` saved; without one, nothing happens.
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        state = last.state
        // Where the clip and the shadow have not changed, there is nothing that a viewer would restore.
        if operations[(last.start + 1)...].contains(where: \.changesState) {
            operations.append(.restore)
        } else {
            operations.remove(at: last.start)
        }
    }

    /// The smallest rectangle around all that may be drawn on, in the space of drawing calls; null if that is nothing.
    public var boundingBoxOfClipPath: CGRect {
        state.clip.isNull ? .null : state.clip.applying(state.transform.inverted())
    }

    /// The current transform: from the space of drawing calls to that of the drawing.
    public var ctm: CGAffineTransform { state.transform.concatenating(base.inverted()) }

    /// The transform from the space of drawing calls to that of the drawing.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
    /// Returns a point of the space of drawing calls in that of the drawing.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// Returns a rectangle of the space of drawing calls in that of the drawing.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// Returns a size of the space of drawing calls in that of the drawing.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    /// Returns a point of the drawing's space in that of drawing calls.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// Returns a rectangle of the drawing's space in that of drawing calls.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
    /// Returns a size of the drawing's space in that of drawing calls.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

    /// Applies a transform before the current one.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// Moves the origin of drawing calls by (tx, ty) points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales the space of drawing calls by the factors sx and sy.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Rotates the space of drawing calls about its origin.
    ///
    /// - Parameter angle: radians; a positive angle is clockwise on a screen.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }
}

/// The drawing attributes that ``CGContext/saveGState()`` saves.
struct DrawingState {
    var transform = CGAffineTransform.identity
    /// Around all that may be drawn on, in the drawing's space.
    var clip = CGRect.null
    var fillColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    var strokeColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    var line = LineStyle()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    /// What is drawn is as opaque as this.
    var mask: DrawingMask?

    func faded(_ color: CGColor) -> CGColor {
        alpha == 1
            ? color : CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha * alpha)
    }
}
