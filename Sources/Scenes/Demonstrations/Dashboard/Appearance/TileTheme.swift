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
            [0x2F86E0, 0x26806D], 0xCFE6FB),
        TileTheme(
            "Music", "Side two, track three. Turn it up, the needle is about to drop.",
            [0x3A1266, 0xC2407F], 0xF7D8FF),
        TileTheme(
            "Calendar", "Three things today. The last one is dinner, and nothing comes after it.",
            [0xE4573D, 0xF4A261], 0xFFE4DC),
        TileTheme(
            "Map", "Twelve minutes on foot, along the river and over the old bridge.",
            [0x4F8A8B, 0xD9C9AC], 0xF3ECDF),
        TileTheme(
            "Activity", "Two rings closed, one to go: eight hundred steps before midnight.",
            [0x221F4A, 0x6A5ACD], 0x8F8BD6),
        TileTheme(
            "Photos", "Peaks, a flower and the sea: three prints from last summer.",
            [0xB77E4E, 0xD9AB79], 0xFFF7E8),
        TileTheme(
            "Shares", "Up two per cent since the bell. Best not to look again until Friday.",
            [0x0D3B45, 0x12B981], 0xA8F0D8),
    ]

    private init(_ title: String, _ caption: String, _ colors: [Int], _ edge: Int) {
        self.title = title
        self.caption = caption
        self.colors = colors.map(UIColor.init(rgb:))
        self.edge = UIColor(rgb: edge)
    }
}
