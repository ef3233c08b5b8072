import UIKit

/// A pin at an annotation's place.
open class MKPinAnnotationView: MKAnnotationView {
    /// Whether it falls to its place: has no effect.
    open var animatesDrop = false
    /// The colour of its head.
    open var pinTintColor: UIColor! = .systemRed { didSet { head.fillColor = (pinTintColor ?? .systemRed).cgColor } }
    private final let head = CAShapeLayer()

    /// Returns red.
    open class func redPinColor() -> UIColor { .systemRed }
    /// Returns green.
    open class func greenPinColor() -> UIColor { .systemGreen }
    /// Returns purple.
    open class func purplePinColor() -> UIColor { .systemPurple }

    override func addParts() {
        super.addParts()
        bounds.size = CGSize(width: 32, height: 39)
        centerOffset = CGPoint(x: 0, y: -18)
        let needle = CALayer()
        needle.frame = CGRect(x: 15, y: 14, width: 2, height: 24)
        needle.backgroundColor = UIColor.gray.cgColor
        head.path = UIBezierPath(ovalIn: CGRect(x: 8.5, y: 2, width: 15, height: 15)).cgPath
        head.fillColor = (pinTintColor ?? .systemRed).cgColor
        layer.addSublayer(needle)
        layer.addSublayer(head)
    }
}
