import UIKit

/// The subject and the colours of a tile.
struct TileTheme {
    var title: String
    var caption: String
    /// The colours from the top left corner to the bottom right one, where there is no image.
    var colors: [UIColor]
    /// The colour of the border, where there is no image.
    var edge: UIColor

    static func theme(of tile: Int) -> TileTheme { all[tile % all.count] }

    private static let all = [
        TileTheme(
            "Weather", "21° and sunny. A few clouds drift in from the west by the evening.",
            [.tile(0x2F86E0), .tile(0x26806D)], .tile(0xCFE6FB)),
        TileTheme(
            "Music", "Side two, track three. Turn it up, the needle is about to drop.",
            [.tile(0x3A1266), .tile(0xC2407F)], .tile(0xF7D8FF)),
        TileTheme(
            "Calendar", "Three things today. The last one is dinner, and nothing comes after it.",
            [.tile(0xE4573D), .tile(0xF4A261)], .tile(0xFFE4DC)),
        TileTheme(
            "Map", "Twelve minutes on foot, along the river and over the old bridge.",
            [.tile(0x4F8A8B), .tile(0xD9C9AC)], .tile(0xF3ECDF)),
        TileTheme(
            "Activity", "Two rings closed, one to go: eight hundred steps before midnight.",
            [.tile(0x221F4A), .tile(0x6A5ACD)], .tile(0x8F8BD6)),
        TileTheme(
            "Photos", "Peaks, a flower and the sea: three prints from last summer.",
            [.tile(0xB77E4E), .tile(0xD9AB79)], .tile(0xFFF7E8)),
        TileTheme(
            "Shares", "Up two per cent since the bell. Best not to look again until Friday.",
            [.tile(0x0D3B45), .tile(0x12B981)], .tile(0xA8F0D8)),
    ]

    private init(_ title: String, _ caption: String, _ colors: [UIColor], _ edge: UIColor) {
        self.title = title
        self.caption = caption
        self.colors = colors
        self.edge = edge
    }
}

extension UIColor {
    /// From 0xRRGGBB.
    fileprivate static func tile(_ rgb: Int) -> UIColor {
        UIColor(
            red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255, blue: CGFloat(rgb & 255) / 255,
            alpha: 1)
    }
}
