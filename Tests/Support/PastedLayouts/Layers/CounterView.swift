import UIKit

extension UIView {
    func pushTransition(_ duration: CFTimeInterval) {
        let animation = CATransition()
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.type = CATransitionType.push
        animation.subtype = CATransitionSubtype.fromTop
        animation.duration = duration
        layer.add(animation, forKey: CATransitionType.push.rawValue)
    }
}

/// A number that rolls to the next one, in text with a shadow.
class CounterView: UIView {
    let label = UILabel()
    private(set) var count = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = bounds
        label.textAlignment = .center
        addSubview(label)
        show()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func next() {
        count += 1
        label.pushTransition(0.4)
        show()
    }

    private func show() {
        let shadow = NSShadow()
        shadow.shadowColor = UIColor.red
        shadow.shadowOffset = CGSize(width: 2, height: 3)
        shadow.shadowBlurRadius = 4
        label.attributedText = NSAttributedString(
            string: "\(count)",
            attributes: [.font: UIFont.systemFont(ofSize: 20), .shadow: shadow, .strokeWidth: -2, .obliqueness: 0.1])
    }
}
