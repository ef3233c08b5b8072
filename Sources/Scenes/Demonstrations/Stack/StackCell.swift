import UIKit

/// A creature's card.
final class StackCell: UICollectionViewCell {
    private static let ink = UIColor(rgb: 0x2F2347)

    private lazy var card = added(GradientView(frame: .zero), to: contentView)
    private lazy var halo = added(UIView(frame: .zero), to: card)
    private lazy var picture = added(UIImageView(frame: .zero), to: card)
    private lazy var name = label(.systemFont(ofSize: 20, weight: .bold), 1)
    private lazy var number = label(.systemFont(ofSize: 14, weight: .semibold), 0.45)
    private lazy var home = label(.systemFont(ofSize: 13, weight: .semibold), 0.55)
    private lazy var habit = label(.systemFont(ofSize: 15), 0.8)
    private lazy var shade = added(UIView(frame: .zero), to: contentView)

    override var isHighlighted: Bool {
        didSet { shade.alpha = isHighlighted ? 0.08 : 0 }
    }

    private func added<View: UIView>(_ view: View, to parent: UIView) -> View {
        view.isUserInteractionEnabled = false
        parent.addSubview(view)
        return view
    }

    private func label(_ font: UIFont, _ alpha: CGFloat) -> UILabel {
        let label = added(UILabel(frame: .zero), to: card)
        label.font = font
        label.textColor = Self.ink.withAlphaComponent(alpha)
        return label
    }

    func show(item: Int) {
        let creature = StackCreature.on(card: item)
        card.show(creature.colors, from: .zero, to: CGPoint(x: 1, y: 1))
        halo.backgroundColor = UIColor(white: 1, alpha: 0.35)
        picture.contentMode = .scaleAspectFit
        picture.image = UIImage(named: StackCreature.image(card: item))
        name.text = creature.name
        number.text = "\(item + 1)"
        number.textAlignment = .right
        home.text = creature.home
        habit.text = creature.habit
        habit.numberOfLines = 0
        shade.backgroundColor = .black
        shade.alpha = 0
        layer.shadowColor = Self.ink.cgColor
        layer.shadowOpacity = 0.28
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: -2)
        card.layer.borderWidth = 1
        card.layer.borderColor = UIColor(white: 1, alpha: 0.5).cgColor
        accessibilityLabel = "\(creature.name). \(creature.home). \(creature.habit)"
    }

    func round(_ radius: CGFloat) {
        for view in [self, card, shade] { view.layer.cornerRadius = radius }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = contentView.bounds.size
        card.frame = contentView.bounds
        shade.frame = contentView.bounds
        name.frame = CGRect(x: 18, y: 6, width: max(size.width - 90, 0), height: 30)
        number.frame = CGRect(x: max(size.width - 68, 0), y: 6, width: 50, height: 30)
        let side = max(min(size.height - 56, size.width * 0.4), 0)
        let middle = CGPoint(x: size.width - 22 - side / 2, y: 42 + max(size.height - 50, 0) / 2)
        picture.frame = CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
        halo.frame = picture.frame.insetBy(dx: -side * 0.04, dy: -side * 0.04)
        halo.layer.cornerRadius = halo.frame.width / 2
        let text = max(middle.x - side / 2 - 34, 0)
        let room = max(size.height - 80, 0)
        home.frame = CGRect(x: 18, y: 50, width: text, height: min(20, room))
        habit.frame = CGRect(x: 18, y: 74, width: text, height: min(66, room))
    }
}
