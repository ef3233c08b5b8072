import UIKit

/// What the map shows where.
extension MKMapView {
    /// Puts everything where the map shows it now.
    final func place() {
        guard scale > 0 else { return }
        pins.frame = bounds
        drawGround()
        for overlay in overlays { draw(overlay) }
        for annotation in annotations {
            guard let view = views[ObjectIdentifier(annotation)] else { continue }
            let place = point(MKMapPoint(annotation.coordinate))
            view.center = CGPoint(x: place.x + view.centerOffset.x, y: place.y + view.centerOffset.y)
        }
        if let selected, let view = views[ObjectIdentifier(selected)], !callout.isHidden {
            callout.center = CGPoint(
                x: view.center.x + view.calloutOffset.x,
                y: view.center.y - view.bounds.height / 2 - callout.bounds.height / 2 - 4 + view.calloutOffset.y)
        }
    }

    private final func drawGround() {
        let squares = UIBezierPath()
        let side: CGFloat = 64
        let corner = point(MKMapPoint())
        var x = corner.x.truncatingRemainder(dividingBy: side)
        while x < bounds.width {
            squares.move(to: CGPoint(x: x, y: 0))
            squares.addLine(to: CGPoint(x: x, y: bounds.height))
            x += side
        }
        var y = corner.y.truncatingRemainder(dividingBy: side)
        while y < bounds.height {
            squares.move(to: CGPoint(x: 0, y: y))
            squares.addLine(to: CGPoint(x: bounds.width, y: y))
            y += side
        }
        ground.path = squares.cgPath
    }
}
