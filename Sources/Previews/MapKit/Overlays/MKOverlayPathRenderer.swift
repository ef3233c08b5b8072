import UIKit

/// How lines and areas on a map are drawn.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// What the area is filled with; nil for nothing.
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The line's colour; nil for no line.
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The line's width in points; 0 for the usual one.
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// How its corners look.
    open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
    /// How it ends.
    open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
    /// How far pointed corners go.
    open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
    /// Where the dashes begin.
    open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The lengths of its dashes and gaps; nil for none.
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }

    /// The line in the renderer's own points; nil for none.
    open var path: CGPath! { path({ point(for: $0) }).cgPath }

    override func path(_ point: (MKMapPoint) -> CGPoint) -> UIBezierPath {
        let path = UIBezierPath()
        add((overlay as? MKMultiPoint)?.places ?? [], to: path, point)
        return path
    }

    /// Adds a line from place to place.
    final func add(_ places: [MKMapPoint], to path: UIBezierPath, _ point: (MKMapPoint) -> CGPoint) {
        for (index, place) in places.enumerated() {
            if index == 0 { path.move(to: point(place)) } else { path.addLine(to: point(place)) }
        }
    }
}
