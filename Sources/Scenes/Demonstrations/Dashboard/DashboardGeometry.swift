import UIKit

/// The places of the tiles in a view of some size, and those to which they move when one of them is selected.
struct DashboardGeometry: Equatable {
    /// The size of the collection view.
    var size: CGSize

    static let design = CGSize(width: 768, height: 720)

    /// The tiles' frames in the design.
    static let tiles = [
        CGRect(x: 123, y: 33, width: 290, height: 170),
        CGRect(x: 464, y: 40, width: 270, height: 115),
        CGRect(x: 17, y: 260, width: 250, height: 155),
        CGRect(x: 291, y: 222, width: 300, height: 190),
        CGRect(x: 611, y: 168, width: 145, height: 330),
        CGRect(x: 149, y: 431, width: 330, height: 220),
        CGRect(x: 501, y: 520, width: 250, height: 160),
    ]

    /// Points of the view to one of the design.
    var scale: CGFloat {
        min(size.width / Self.design.width, size.height / Self.design.height)
    }

    var center: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }

    func frame(ofTile tile: Int) -> CGRect {
        let place = Self.tiles[tile]
        return CGRect(
            x: center.x + (place.minX - Self.design.width / 2) * scale,
            y: center.y + (place.minY - Self.design.height / 2) * scale,
            width: place.width * scale, height: place.height * scale)
    }

    /// The largest size of the tile's proportions that the view holds.
    func fittedSize(ofTile tile: Int) -> CGSize {
        let place = frame(ofTile: tile)
        guard size.width > 0, size.height > 0 else { return .zero }
        let ratio = max(place.width / size.width, place.height / size.height)
        return CGSize(width: place.width / ratio, height: place.height / ratio)
    }

    /// How far a tile flies when another one is selected: a whole view away from it, along each axis on which they differ.
    func flight(ofTile tile: Int, from selected: Int) -> CGVector {
        let (place, origin) = (Self.tiles[tile], Self.tiles[selected])
        return CGVector(
            dx: Self.sign(place.minX - origin.minX) * size.width, dy: Self.sign(place.minY - origin.minY) * size.height)
    }

    private static func sign(_ value: CGFloat) -> CGFloat {
        value > 0 ? 1 : value < 0 ? -1 : 0
    }
}
