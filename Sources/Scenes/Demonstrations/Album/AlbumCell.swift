import UIKit

/// A window onto a picture that is always drawn in its full size.
final class AlbumCell: UICollectionViewCell {
    private lazy var picture = UIView()
    private lazy var placeholder = GradientView()
    private lazy var imageView = UIImageView(frame: .zero)
    private lazy var indexLabel = UILabel(frame: .zero)
    private var wholeSize = CGSize.zero

    /// Shows a photo.
    ///
    /// - Parameters:
    ///   - photo: the photo.
    ///   - item: its number, for the debug overlay.
    ///   - wholeSize: the picture's size, of which the cell may show a part.
    ///   - cornerRadius: the radius of the cell's corners.
    func show(_ photo: AlbumPhoto, item: Int, wholeSize: CGSize, cornerRadius: CGFloat) {
        if picture.superview == nil { build() }
        self.wholeSize = wholeSize
        clipsToBounds = true
        layer.cornerRadius = cornerRadius
        imageView.image = UIImage(named: photo.imageName)
        placeholder.isHidden = imageView.image != nil
        placeholder.show(Self.colors(of: item))
        indexLabel.text = "\(item)"
        setNeedsLayout()
    }

    /// Whether the item's number is shown, for the debug overlay.
    var showsIndex = false {
        didSet { indexLabel.isHidden = !showsIndex }
    }

    private func build() {
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        indexLabel.textAlignment = .center
        indexLabel.textColor = .white
        indexLabel.backgroundColor = UIColor(white: 0, alpha: 0.6)
        indexLabel.layer.cornerRadius = 4
        indexLabel.font = .systemFont(ofSize: 13, weight: .bold)
        indexLabel.isHidden = !showsIndex
        picture.isUserInteractionEnabled = false
        picture.addSubview(placeholder)
        picture.addSubview(imageView)
        contentView.addSubview(picture)
        contentView.addSubview(indexLabel)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.bounds = CGRect(origin: .zero, size: wholeSize)
        picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
        placeholder.frame = picture.bounds
        imageView.frame = picture.bounds
        indexLabel.frame = CGRect(x: bounds.midX - 14, y: bounds.midY - 9, width: 28, height: 18)
    }

    /// Returns a placeholder's colours, of a hue that is a golden angle from its neighbours', so that they differ.
    private static func colors(of item: Int) -> [UIColor] {
        let hue = (0.55 + CGFloat(item) * 0.618034).truncatingRemainder(dividingBy: 1)
        return [
            UIColor(hue: hue, saturation: 0.45, brightness: 0.92, alpha: 1),
            UIColor(hue: hue + 0.08, saturation: 0.7, brightness: 0.55, alpha: 1),
        ]
    }
}
