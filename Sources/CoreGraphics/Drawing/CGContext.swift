import Foundation

/// Records what is drawn, for viewers to draw; it has no pixels.
///
/// Its space is UIKit's: the origin at the top left, the y axis pointing down.
public class CGContext {
    private var operations: [DrawingOperation] = []
    var state = DrawingState()
    private var saved: [DrawingState] = []
    private let size: CGSize
    var current: [PathElement] = []

    /// A context that draws what lies in `bounds`; the drawing has their size, and their corner as its origin.
    package init(bounds: CGRect) {
        size = bounds.size
        state.transform = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        let rect = CGPath(rect: CGRect(origin: .zero, size: bounds.size), transform: nil)
        operations.append(.clip(rect.elements, .winding))
    }

    /// What was drawn, without operations if nothing was.
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
        operations.append(operation.applying(state.transform))
    }

    /// More are left out: no viewer could draw them in time.
    private static let mostOperations = 10_000

    // MARK: State

    public func saveGState() {
        saved.append(state)
        operations.append(.save)
    }

    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        state = last
        operations.append(.restore)
    }

    /// From the space in which is drawn to that of the drawing.
    public var ctm: CGAffineTransform { state.transform }

    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// - Parameter angle: radians.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }
}

/// What a context's drawing depends on, and ``CGContext/saveGState()`` keeps.
struct DrawingState {
    var transform = CGAffineTransform.identity
    var fillColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    var strokeColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    var line = LineStyle()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal

    func faded(_ color: CGColor) -> CGColor {
        alpha == 1
            ? color : CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha * alpha)
    }
}
