import UIKit

/// An evening sky with a moon and a title, behind the stack.
final class StackBackdrop: UIView {
    private lazy var sky = part(GradientView(frame: .zero))
    private lazy var moon = part(UIView(frame: .zero))
    private lazy var title = part(UILabel(frame: .zero))
    private lazy var subtitle = part(UILabel(frame: .zero))

    private func part<View: UIView>(_ view: View) -> View {
        view.isUserInteractionEnabled = false
        addSubview(view)
        return view
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        sky.show(
            [0x251E4D, 0x4B3A86, 0x9C6AA8, 0xF3A98D].map(UIColor.init(rgb:)), from: CGPoint(x: 0.5, y: 0),
            to: CGPoint(x: 0.5, y: 1))
        moon.backgroundColor = UIColor(rgb: 0xFFE9C4)
        moon.layer.shadowColor = UIColor(rgb: 0xFFE9C4).cgColor
        moon.layer.shadowOpacity = 0.8
        moon.layer.shadowRadius = 30
        moon.layer.shadowOffset = .zero
        title.text = "Field guide"
        title.font = .systemFont(ofSize: 34, weight: .bold)
        title.textColor = .white
        subtitle.text = "Pull the cards up, tap one, pull them down again"
        subtitle.font = .systemFont(ofSize: 14)
        subtitle.textColor = UIColor(white: 1, alpha: 0.7)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, safe) = (bounds.width, safeAreaInsets)
        sky.frame = bounds
        let room = max(width - 40 - safe.left - safe.right, 0)
        title.frame = CGRect(x: 20 + safe.left, y: 44 + safe.top, width: room, height: 42)
        subtitle.frame = CGRect(x: 20 + safe.left, y: 86 + safe.top, width: room, height: 22)
        let side = min(width, bounds.height) * 0.22
        moon.frame = CGRect(x: width * 0.62, y: bounds.height * 0.26, width: side, height: side)
        moon.layer.cornerRadius = side / 2
    }
}
