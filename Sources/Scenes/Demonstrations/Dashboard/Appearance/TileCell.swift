import UIKit

/// A tile: its background with the title, and the border above them.
final class TileCell: UICollectionViewCell {
    /// Whether only the border is seen, and through it what is behind.
    var isWindow = false {
        didSet { face.isHidden = isWindow }
    }

    /// Whether the keyboard's focus is on the tile.
    var showsFocus = false {
        didSet {
            guard showsFocus != oldValue else { return }
            ring.isHidden = !showsFocus
        }
    }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            UIView.animate(withDuration: 0.15, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
                self.canvas.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
                self.face.shade.alpha = self.isHighlighted ? 0.3 : 0
            }
        }
    }

    private var tile = 0
    /// The view that holds all that is seen, and shrinks under a finger.
    ///
    /// A tile may be resized while it does.
    private lazy var canvas: UIView = {
        let canvas = UIView(frame: .zero)
        contentView.addSubview(canvas)
        return canvas
    }()
    private lazy var face = addToCanvas(TileFaceView(frame: .zero))
    private lazy var border = addToCanvas(TileBorderView(frame: .zero))
    private lazy var ring: UIView = {
        let ring = addToCanvas(UIView(frame: .zero))
        ring.isUserInteractionEnabled = false
        ring.layer.borderColor = UIColor.white.cgColor
        return ring
    }()

    private func addToCanvas<View: UIView>(_ view: View) -> View {
        canvas.addSubview(view)
        return view
    }

    func show(_ tile: Int) {
        self.tile = tile
        let theme = TileTheme.theme(of: tile)
        face.show(tile, theme, titled: true)
        border.show(tile, theme)
        isWindow = false
        showsFocus = false
        accessibilityLabel = theme.title
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = bounds.height / DashboardGeometry.tiles[tile].height
        face.scale = scale
        border.scale = scale
        canvas.bounds.size = contentView.bounds.size
        canvas.center = CGPoint(x: contentView.bounds.midX, y: contentView.bounds.midY)
        face.frame = canvas.bounds
        border.frame = canvas.bounds
        let margin = 6 * scale
        ring.frame = canvas.bounds.insetBy(dx: -margin, dy: -margin)
        ring.layer.cornerRadius = 20 * scale
        ring.layer.borderWidth = 3 * scale
        ring.isHidden = !showsFocus
    }
}
