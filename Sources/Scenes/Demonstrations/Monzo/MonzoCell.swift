import UIKit

/// A card with its number; details stand above and below the number, where there is room for them.
final class MonzoCell: UICollectionViewCell {
    private static let margin: CGFloat = 14
    /// Between what stands side by side.
    private static let gap: CGFloat = 10

    private var face: MonzoFace?

    // What is made first lies behind.
    private lazy var sheen: MonzoSheen = {
        let sheen = MonzoSheen(frame: .zero)
        contentView.addSubview(sheen)
        return sheen
    }()
    private lazy var icon = makeImageView()
    private lazy var contactless = makeImageView()
    private lazy var name = makeLabel(.systemFont(ofSize: 13, weight: .medium), alpha: 0.8)
    private lazy var figure = makeLabel(.systemFont(ofSize: 17, weight: .semibold), alpha: 0.95)
    private lazy var note = makeLabel(.systemFont(ofSize: 12), alpha: 0.7, alignment: .right)
    private lazy var mark = makeLabel(.systemFont(ofSize: 15, weight: .semibold), alpha: 0.8, alignment: .right)
    private lazy var track = makeBar(alpha: 0.25)
    private lazy var bar = makeBar(alpha: 0.9)
    private lazy var label = makeLabel(.systemFont(ofSize: 50), alpha: 1, alignment: .center)

    func show(item: Int, cornerRadius: CGFloat) {
        let face = MonzoFace.of(item: item)
        self.face = face
        backgroundColor = face.color
        layer.cornerRadius = cornerRadius
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.18
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 4)
        sheen.show(cornerRadius: cornerRadius, depth: face.isMain ? 0.34 : 0.26)
        icon.image = UIImage(named: face.icon)
        contactless.image = face.isMain ? UIImage(named: MonzoFace.contactlessImage) : nil
        name.text = face.name
        figure.text = face.figure
        note.text = face.note
        mark.text = face.isMain ? "debit" : nil
        label.text = "\(item + 1)"
        accessibilityLabel = face.spoken
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        sheen.frame = bounds
        // The number's line divides the card into a band above and one below.
        let band = max(0, (bounds.height - label.font.lineHeight) / 2)
        layOutTop(width: bounds.width, band: band)
        layOutBottom(width: bounds.width, top: bounds.height - band, band: band)
        label.frame = bounds
    }

    private func layOutTop(width: CGFloat, band: CGFloat) {
        let height: CGFloat = 30
        let top = min(Self.margin, band - height)
        let iconWidth = icon.image.map { $0.size.width * height / $0.size.height } ?? 0
        icon.isHidden = top < 4 || iconWidth + 2 * Self.margin > width
        icon.frame = CGRect(x: Self.margin, y: top, width: iconWidth, height: height)
        let side: CGFloat = 22
        contactless.isHidden = icon.isHidden || iconWidth + side + Self.gap + 2 * Self.margin > width
        contactless.frame = CGRect(
            x: width - Self.margin - side, y: top + (height - side) / 2, width: side, height: side)
    }

    private func layOutBottom(width: CGFloat, top: CGFloat, band: CGFloat) {
        let upper = name.font.lineHeight.rounded(.up)
        let lower = figure.font.lineHeight.rounded(.up)
        let y = top + band - upper - lower - min(Self.margin, band - upper - lower)
        let room = width - 2 * Self.margin
        let left = max(name.intrinsicContentSize.width, figure.intrinsicContentSize.width)
        // Faces differ in width, and what is right-aligned takes no harm from room to spare.
        let right = (1.2 * max(note.intrinsicContentSize.width, mark.intrinsicContentSize.width)).rounded(.up)
        let fits = band - upper - lower >= 2 && left <= room
        let fitsBoth = fits && left + Self.gap + right <= room
        let leftWidth = fitsBoth ? room - right - Self.gap : room
        set(name, CGRect(x: Self.margin, y: y, width: leftWidth, height: upper), visible: fits)
        set(figure, CGRect(x: Self.margin, y: y + upper, width: leftWidth, height: lower), visible: fits)
        let x = width - Self.margin - right
        set(note, CGRect(x: x, y: y, width: right, height: upper), visible: fitsBoth)
        set(mark, CGRect(x: x, y: y + upper, width: right, height: lower), visible: fitsBoth)
        let thickness: CGFloat = 5
        let middle = y + upper + (lower - thickness) / 2
        let progress = face?.progress
        set(track, CGRect(x: x, y: middle, width: right, height: thickness), visible: fitsBoth && progress != nil)
        let full = max(thickness, right * (progress ?? 0))
        set(bar, CGRect(x: x, y: middle, width: full, height: thickness), visible: fitsBoth && progress != nil)
    }

    private func set(_ view: UIView, _ frame: CGRect, visible: Bool) {
        view.isHidden = !visible
        view.frame = frame
    }

    private func makeImageView() -> UIImageView {
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        contentView.addSubview(view)
        return view
    }

    private func makeLabel(_ font: UIFont, alpha: CGFloat, alignment: NSTextAlignment = .left) -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = font
        label.textColor = UIColor(white: 1, alpha: alpha)
        label.textAlignment = alignment
        contentView.addSubview(label)
        return label
    }

    private func makeBar(alpha: CGFloat) -> UIView {
        let view = UIView(frame: .zero)
        view.backgroundColor = UIColor(white: 1, alpha: alpha)
        view.layer.cornerRadius = 2.5
        contentView.addSubview(view)
        return view
    }
}
