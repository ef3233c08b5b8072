import UIKit

/// A tile's background image, or colours where there is none, with the title on it.
final class TileFaceView: UIView {
    static func imageName(tile: Int) -> String { "tile-\(tile)" }

    /// Points to one of the design.
    var scale: CGFloat = 1 {
        didSet { if scale != oldValue { setNeedsLayout() } }
    }

    /// Darkens the tile.
    private(set) lazy var shade: UIView = {
        let shade = addToPicture(UIView(frame: .zero))
        shade.backgroundColor = .black
        shade.alpha = 0
        return shade
    }()

    /// Clips; the shadow around it would be clipped with it.
    private lazy var picture: UIView = {
        let picture = UIView(frame: .zero)
        picture.clipsToBounds = true
        addSubview(picture)
        return picture
    }()
    private lazy var colors = addToPicture(GradientView(frame: .zero))
    private lazy var image: UIImageView = {
        let image = addToPicture(UIImageView(frame: .zero))
        image.contentMode = .scaleAspectFill
        return image
    }()
    /// Behind the title.
    private lazy var scrim: GradientView = {
        let scrim = addToPicture(GradientView(frame: .zero))
        scrim.show(
            [UIColor(white: 0, alpha: 0), UIColor(white: 0, alpha: 0.62)], from: .zero, to: CGPoint(x: 0, y: 1))
        return scrim
    }()
    private lazy var title: UILabel = {
        let title = addToPicture(UILabel(frame: .zero))
        title.textColor = .white
        return title
    }()

    private func addToPicture<View: UIView>(_ view: View) -> View {
        view.isUserInteractionEnabled = false
        picture.addSubview(view)
        return view
    }

    func show(_ tile: Int, _ theme: TileTheme, titled: Bool) {
        backgroundColor = theme.colors[0]
        colors.show(theme.colors, from: .zero, to: CGPoint(x: 1, y: 1))
        image.image = UIImage(named: Self.imageName(tile: tile))
        scrim.isHidden = !titled
        title.text = titled ? theme.title : nil
        shade.alpha = 0
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = 14 * scale
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.45
        layer.shadowRadius = 12 * scale
        layer.shadowOffset = CGSize(width: 0, height: 8 * scale)
        picture.frame = bounds
        picture.layer.cornerRadius = 14 * scale
        for view in [colors, image, shade] { view.frame = bounds }
        let foot = 62 * scale
        scrim.frame = CGRect(x: 0, y: bounds.height - foot, width: bounds.width, height: foot)
        title.font = .systemFont(ofSize: 21 * scale, weight: .bold)
        title.frame = CGRect(
            x: 17 * scale, y: bounds.height - 44 * scale, width: max(bounds.width - 34 * scale, 0), height: 32 * scale)
    }
}

/// A tile's border image, or a plain line where there is none.
final class TileBorderView: UIView {
    static func imageName(tile: Int) -> String { "tile-border-\(tile)" }

    /// Points to one of the design.
    var scale: CGFloat = 1 {
        didSet { if scale != oldValue { setNeedsLayout() } }
    }

    private lazy var image: UIImageView = {
        let image = UIImageView(frame: .zero)
        image.contentMode = .scaleToFill
        addSubview(image)
        return image
    }()

    func show(_ tile: Int, _ theme: TileTheme) {
        isUserInteractionEnabled = false
        image.image = UIImage(named: Self.imageName(tile: tile))
        layer.borderColor = theme.edge.cgColor
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        image.frame = bounds
        layer.cornerRadius = 14 * scale
        layer.borderWidth = image.image == nil ? 4 * scale : 0
    }
}
