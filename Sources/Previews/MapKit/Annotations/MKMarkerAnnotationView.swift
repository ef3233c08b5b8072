import UIKit

/// A balloon at an annotation's place, with its title below.
open class MKMarkerAnnotationView: MKAnnotationView {
    /// Whether the title is seen.
    open var titleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsLayout() } }
    /// Whether the subtitle is seen: only where this says `.visible`.
    open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsLayout() } }
    /// The balloon's colour; nil for red.
    open var markerTintColor: UIColor? { didSet { balloon.fillColor = (markerTintColor ?? .systemRed).cgColor } }
    /// The colour of what is in the balloon; nil for white.
    open var glyphTintColor: UIColor? { didSet { showGlyph() } }
    /// The letters in the balloon.
    open var glyphText: String? { didSet { showGlyph() } }
    /// The picture in the balloon.
    open var glyphImage: UIImage? { didSet { showGlyph() } }
    /// The picture in the balloon while it is selected; nil for the same.
    open var selectedGlyphImage: UIImage? { didSet { showGlyph() } }
    /// Whether it grows as it appears: has no effect.
    open var animatesWhenAdded = false
    /// The annotation.
    open override var annotation: (any MKAnnotation)? { didSet { setNeedsLayout() } }
    private final let balloon = CAShapeLayer()
    private final let glyph = UILabel()
    private final let icon = UIImageView()
    private final let title = UILabel()
    private final let subtitle = UILabel()

    override func addParts() {
        super.addParts()
        bounds.size = CGSize(width: 28, height: 36)
        centerOffset = CGPoint(x: 0, y: -18)
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 28, height: 28))
        path.move(to: CGPoint(x: 19, y: 26))
        path.addLine(to: CGPoint(x: 14, y: 34))
        path.addLine(to: CGPoint(x: 9, y: 26))
        path.close()
        balloon.path = path.cgPath
        balloon.fillColor = UIColor.systemRed.cgColor
        layer.addSublayer(balloon)
        title.font = .systemFont(ofSize: 11, weight: .semibold)
        subtitle.font = .systemFont(ofSize: 10)
        subtitle.textColor = .secondaryLabel
        for label in [title, subtitle, glyph] { label.textAlignment = .center }
        glyph.font = .systemFont(ofSize: 14)
        icon.contentMode = .scaleAspectFit
        for part in [glyph, icon, title, subtitle] as [UIView] { addSubview(part) }
        showGlyph()
    }

    private func showGlyph() {
        let image = isSelected ? selectedGlyphImage ?? glyphImage : glyphImage
        icon.image = image?.withRenderingMode(.alwaysTemplate)
        icon.tintColor = glyphTintColor ?? .white
        glyph.textColor = glyphTintColor ?? .white
        glyph.text = image == nil && glyphText == nil ? "\u{25CF}" : glyphText
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        glyph.frame = CGRect(x: 0, y: 0, width: 28, height: 28)
        icon.frame = CGRect(x: 6, y: 6, width: 16, height: 16)
        title.text = titleVisibility == .hidden ? nil : annotation?.title
        subtitle.text = subtitleVisibility == .visible ? annotation?.subtitle : nil
        var top: CGFloat = 36
        for label in [title, subtitle] {
            let size = label.sizeThatFits(CGSize(width: 160, height: 40))
            label.frame = CGRect(x: 14 - size.width / 2, y: top, width: size.width, height: size.height)
            top += size.height
        }
    }

    open override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        showGlyph()
        UIView.animate(withDuration: animated ? 0.25 : 0) { [self] in
            // The point stays where it is.
            let scale: CGFloat = selected ? 1.6 : 1
            transform = CGAffineTransform(translationX: 0, y: 17 * (1 - scale)).scaledBy(x: scale, y: scale)
        }
    }
}
