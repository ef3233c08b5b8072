import UIKit

/// Three dots that swell one after the other.
final class TypingDots: UIView {
    private static let diameter: CGFloat = 9
    private static let period: CFTimeInterval = 1.2
    private var dots: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        dots = (0..<3).map { _ in
            let dot = UIView(frame: CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter))
            dot.layer.cornerRadius = Self.diameter / 2
            dot.backgroundColor = MessagesTheme.dots
            dot.alpha = 0.35
            addSubview(dot)
            return dot
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, dot) in dots.enumerated() {
            dot.center = CGPoint(x: bounds.midX + CGFloat(index - 1) * 1.5 * Self.diameter, y: bounds.midY)
        }
    }

    func start() {
        for (index, dot) in dots.enumerated() {
            let swell = CAKeyframeAnimation(keyPath: "opacity")
            swell.values = [0.35, 1, 0.35, 0.35]
            swell.keyTimes = [0, 0.25, 0.5, 1]
            swell.duration = Self.period
            swell.beginTime = CACurrentMediaTime() + Double(index) * Self.period / 6
            swell.repeatCount = .infinity
            dot.layer.add(swell, forKey: "swell")
        }
    }

    func stop() {
        for dot in dots { dot.layer.removeAllAnimations() }
    }
}
