import UIKit

/// Where the map looks.
extension MKMapView {
    /// Returns where a place is in the map's view.
    final func point(_ place: MKMapPoint) -> CGPoint {
        CGPoint(
            x: bounds.midX + CGFloat(place.x - middle.x) * scale, y: bounds.midY + CGFloat(place.y - middle.y) * scale)
    }

    /// Returns the place at a point of the map's view.
    final func mapPoint(_ point: CGPoint) -> MKMapPoint {
        guard scale > 0 else { return middle }
        return MKMapPoint(
            x: middle.x + Double((point.x - bounds.midX) / scale), y: middle.y + Double((point.y - bounds.midY) / scale)
        )
    }
}

extension MKMapRect {
    /// It with some space around, a few kilometres at least.
    var withMargin: MKMapRect {
        let margin = max(width, height, 20_000) * 0.2
        return insetBy(dx: -margin, dy: -margin)
    }
}
