import UIKit

/// The view behind a tile: its picture, title and text.
final class DetailView: UIView {
    /// All that is shown, filling the view.
    private(set) lazy var content: UIView = {
        let content = UIView(frame: bounds)
        addSubview(content)
        return content
    }()

    private lazy var backdrop = addToContent(GradientView(frame: .zero))
    private lazy var face = addToContent(TileFaceView(frame: .zero))
    private lazy var border = addToContent(TileBorderView(frame: .zero))
    private lazy var title = addLabel()
    private lazy var caption = addLabel()
    private lazy var footer = addLabel()
    private var tile = 0

    private func addToContent<View: UIView>(_ view: View) -> View {
        content.addSubview(view)
        return view
    }

    private func addLabel() -> UILabel {
        let label = addToContent(UILabel(frame: .zero))
        label.textColor = .white
        label.textAlignment = .center
        return label
    }

    func show(_ tile: Int) {
        self.tile = tile
        let theme = TileTheme.theme(of: tile)
        backgroundColor = theme.colors[0]
        backdrop.show(theme.colors + [UIColor(white: 0.06, alpha: 1)], from: .zero, to: CGPoint(x: 0.4, y: 1))
        face.show(tile, theme, titled: false)
        border.show(tile, theme)
        title.text = theme.title
        caption.text = theme.caption
        caption.numberOfLines = 0
        footer.text = "Tile \(tile + 1) of \(DashboardGeometry.tiles.count) · tap to go back"
        footer.textColor = UIColor(white: 1, alpha: 0.7)
        content.accessibilityLabel = "\(theme.title). \(theme.caption) Tap to go back"
        content.accessibilityTraits = .button
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        backdrop.frame = bounds
        let unit = min(bounds.width / 390, bounds.height / 640)
        let tileSize = DashboardGeometry.tiles[tile].size
        let scale = min(
            (bounds.width - 56 * unit) / tileSize.width, 0.46 * bounds.height / tileSize.height)
        let size = CGSize(width: tileSize.width * scale, height: tileSize.height * scale)
        let text = 178 * unit
        let top = max((bounds.height - size.height - text) / 2, 0)
        face.scale = scale
        border.scale = scale
        face.frame = CGRect(x: (bounds.width - size.width) / 2, y: top, width: size.width, height: size.height)
        border.frame = face.frame
        var y = face.frame.maxY + 22 * unit
        func place(_ label: UILabel, height: CGFloat, font: UIFont) {
            let width = min(bounds.width - 40 * unit, 420 * unit)
            label.font = font
            label.frame = CGRect(x: (bounds.width - width) / 2, y: y, width: width, height: height)
            y += height
        }
        place(title, height: 48 * unit, font: .systemFont(ofSize: 36 * unit, weight: .heavy))
        place(caption, height: 62 * unit, font: .systemFont(ofSize: 17 * unit))
        y += 12 * unit
        place(footer, height: 24 * unit, font: .systemFont(ofSize: 14 * unit, weight: .medium))
    }
}
