import UIKit

/// A heart on a round ground, at the corner of a bubble that somebody likes.
final class HeartBadge: UIView {
    static let side: CGFloat = 30
    private let heart = ShapeView(frame: CGRect(x: 6.5, y: 7, width: 17, height: 17))

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = MessagesTheme.heartGround
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.side / 2
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 2)
        layer.shadowPath =
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: Self.side, height: Self.side)).cgPath
        heart.fill(Self.outline(side: 17), with: UIColor(red: 1, green: 0.23, blue: 0.36, alpha: 1))
        addSubview(heart)
    }

    /// Two arcs that meet in a dent, and two curves that meet in a tip.
    private static func outline(side: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        let radius = side / 4
        path.move(to: CGPoint(x: side / 2, y: side * 0.94))
        path.addCurve(
            to: CGPoint(x: 0, y: radius * 1.35), controlPoint1: CGPoint(x: side * 0.3, y: side * 0.78),
            controlPoint2: CGPoint(x: 0, y: side * 0.6))
        path.addArc(
            withCenter: CGPoint(x: radius, y: radius * 1.35), radius: radius, startAngle: .pi, endAngle: 2 * .pi,
            clockwise: true)
        path.addArc(
            withCenter: CGPoint(x: 3 * radius, y: radius * 1.35), radius: radius, startAngle: .pi, endAngle: 2 * .pi,
            clockwise: true)
        path.addCurve(
            to: CGPoint(x: side / 2, y: side * 0.94), controlPoint1: CGPoint(x: side, y: side * 0.6),
            controlPoint2: CGPoint(x: side * 0.7, y: side * 0.78))
        path.close()
        return path
    }
}
