import AVFoundation
import QuartzCore
import UIKit

/// A card that flips, dissolves and throws confetti: what published card views use.
class FlippingCard: UIView {
    let front = UILabel()
    let back = UIView()
    private(set) var isShowingBack = false
    private(set) var flips = 0
    private let feedback = UIImpactFeedbackGenerator(style: .light)
    private let selection = UISelectionFeedbackGenerator()

    override init(frame: CGRect) {
        super.init(frame: frame)
        front.frame = bounds
        front.text = "Front"
        back.frame = bounds
        back.backgroundColor = .blue
        addSubview(front)
        layer.cornerRadius = 16
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        isAccessibilityElement = true
        accessibilityHint = "Flips"
        addParallax()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func addParallax() {
        let horizontal = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        horizontal.minimumRelativeValue = -10
        horizontal.maximumRelativeValue = 10
        let group = UIMotionEffectGroup()
        group.motionEffects = [horizontal]
        addMotionEffect(group)
    }

    func flip() {
        feedback.prepare()
        feedback.impactOccurred()
        selection.selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        let (from, to) = isShowingBack ? (back, front as UIView) : (front as UIView, back)
        UIView.transition(
            from: from, to: to, duration: UIAccessibility.isReduceMotionEnabled ? 0 : 0.6,
            options: [.transitionFlipFromLeft, .curveEaseInOut]
        ) { [weak self] _ in
            self?.flips += 1
            UIAccessibility.post(notification: .layoutChanged, argument: self?.back)
        }
        isShowingBack.toggle()
    }

    func change(to text: String) {
        UIView.transition(with: front, duration: 0.3, options: .transitionCrossDissolve) {
            self.front.text = text
        }
        UIPasteboard.general.string = text
        if UIPrintInteractionController.isPrintingAvailable {
            UIPrintInteractionController.shared.present(animated: true)
        }
    }

    func celebrate() -> CAEmitterLayer {
        let emitter = CAEmitterLayer()
        emitter.emitterPosition = CGPoint(x: bounds.midX, y: -10)
        emitter.emitterShape = .line
        emitter.emitterSize = CGSize(width: bounds.width, height: 1)
        emitter.beginTime = CACurrentMediaTime()
        emitter.emitterCells = [UIColor.red, UIColor.green].map { color in
            let cell = CAEmitterCell()
            cell.birthRate = 6
            cell.lifetime = 3
            cell.velocity = 150
            cell.velocityRange = 50
            cell.emissionLongitude = .pi / 2
            cell.emissionRange = .pi / 4
            cell.spin = 3
            cell.scaleRange = 0.25
            cell.color = color.cgColor
            cell.contents =
                UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6)).image { context in
                    UIColor.white.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 10, height: 6))
                }.cgImage
            return cell
        }
        layer.addSublayer(emitter)
        return emitter
    }

    func spinner() -> CAReplicatorLayer {
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        replicator.instanceCount = 12
        replicator.instanceDelay = 1.0 / 12
        replicator.instanceTransform = CATransform3DMakeRotation(2 * .pi / 12, 0, 0, 1)
        let bar = CALayer()
        bar.frame = CGRect(x: 28, y: 4, width: 4, height: 14)
        bar.backgroundColor = UIColor.gray.cgColor
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0.2
        fade.duration = 1
        fade.repeatCount = .infinity
        bar.add(fade, forKey: "fade")
        replicator.addSublayer(bar)
        layer.addSublayer(replicator)
        return replicator
    }
}

/// A gauge that draws its own scale and figures.
class GaugeView: UIView {
    var value: CGFloat = 0.5 {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        let fitted = AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: bounds)
        let path = UIBezierPath(
            arcCenter: CGPoint(x: fitted.midX, y: fitted.midY), radius: fitted.width / 2 - 10, startAngle: .pi,
            endAngle: .pi * (1 + value), clockwise: true)
        path.lineWidth = 8
        UIColor.red.setStroke()
        path.stroke()
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let figure = NSString(format: "%d %%", Int(value * 100))
        figure.draw(
            in: CGRect(x: 0, y: bounds.midY - 12, width: bounds.width, height: 24),
            withAttributes: [
                .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.black, .paragraphStyle: style,
            ])
    }
}
