import UIKit

/// The movement between the dashboard and the detail of one of its tiles.
@MainActor
struct DashboardTransition {
    var configuration: DashboardConfiguration
    var geometry: DashboardGeometry
    var selected: Int
    /// All that are there, at their places.
    var cells: [Int: UICollectionViewCell]
    /// The dashboard's own.
    var background: UIView

    var tracks: [ReversibleTimeline.Track] {
        let tiles =
            TileExit(configuration: configuration).tracks(for: leavers)
            + [ReversibleTimeline.Track(animator: zoom, start: 0)]
        // The tiles say how long it all takes.
        let fade = backgroundFade(within: tiles.reduce(0) { max($0, $1.end) })
        return tiles + [ReversibleTimeline.Track(animator: fade, start: 0)]
    }

    private var leavers: [TileExit.Leaver] {
        cells.filter { $0.key != selected }.sorted { $0.key < $1.key }.map { tile, cell in
            TileExit.Leaver(cell: cell, flight: geometry.flight(ofTile: tile, from: selected))
        }
    }

    private var zoom: UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: configuration.zoomDuration, curve: .easeInOut) {
            guard let cell = cells[selected] else { return }
            cell.bounds.size = geometry.fittedSize(ofTile: selected)
            cell.center = geometry.center
            cell.transform = CGAffineTransform(scaleX: configuration.zoomScale, y: configuration.zoomScale)
            cell.layoutIfNeeded()
        }
    }

    private func backgroundFade(within limit: TimeInterval) -> UIViewPropertyAnimator {
        let duration = min(configuration.backgroundFadeDuration, limit)
        return UIViewPropertyAnimator(duration: duration, curve: .linear) { background.alpha = 0 }
    }
}

extension UICollectionViewCell {
    /// Takes the place that the layout has for it, out of any transition.
    func stand(at attributes: UICollectionViewLayoutAttributes) {
        layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        transform3D = attributes.transform3D
        bounds.size = attributes.size
        center = attributes.center
        alpha = attributes.alpha
        // What begins to grow from here must have the size of here.
        layoutIfNeeded()
    }

    /// Undoes what a transition has turned or scaled, and nothing else.
    func resetTransform() {
        let top = center.y - bounds.height * layer.anchorPoint.y
        layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        transform = .identity
        center.y = top + bounds.height / 2
    }
}
