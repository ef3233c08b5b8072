import UIKit

/// A dot that a display link moves, and that pulses and shakes.
class BouncingDot: UIView {
    private var displayLink: CADisplayLink?
    private var startTime: CFTimeInterval = 0
    private(set) var phase: CGFloat = 0
    private(set) var transactionCompletions = 0

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { start() } else { stop() }
    }

    func start() {
        guard displayLink == nil else { return }
        startTime = CACurrentMediaTime()
        let link = CADisplayLink(target: self, selector: Selector(BouncingDot.tick(_:)))
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 60)
        link.add(to: .main, forMode: .common)
        displayLink = link
    }

    func stop() {
        displayLink?.invalidate()
        displayLink = nil
    }

    func tick(_ link: CADisplayLink) {
        let elapsed = link.timestamp - startTime
        phase = CGFloat(elapsed.truncatingRemainder(dividingBy: 1))
        layer.setAffineTransform(CGAffineTransform(translationX: 0, y: -40 * sin(phase * .pi)))
    }

    func pulse() {
        let scale = CABasicAnimation(keyPath: "transform.scale")
        scale.fromValue = 1
        scale.toValue = 1.3
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = NSNumber(value: 1)
        fade.toValue = NSNumber(value: 0.4)
        fade.beginTime = 0.1
        fade.duration = 0.3
        let group = CAAnimationGroup()
        group.animations = [scale, fade]
        group.duration = 0.6
        group.autoreverses = true
        group.repeatCount = 2
        group.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        layer.add(group, forKey: "pulse")
    }

    func shake() {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.linear)
        animation.duration = 0.6
        animation.values = [-20.0, 20.0, -20.0, 20.0, -10.0, 10.0, -5.0, 5.0, 0.0]
        layer.add(animation, forKey: "shake")
    }

    func move(to point: CGPoint) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.transactionCompletions += 1 }
        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = NSValue(cgPoint: layer.position)
        animation.toValue = NSValue(cgPoint: point)
        animation.duration = 0.25
        animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.2, 1)
        layer.position = point
        layer.add(animation, forKey: "position")
        CATransaction.commit()
    }

    func flip() {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 400
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = NSValue(caTransform3D: perspective)
        animation.toValue = NSValue(caTransform3D: CATransform3DRotate(perspective, .pi * 0.9, 0, 1, 0))
        animation.duration = 0.5
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "flip")
    }
}
