import QuartzCore

/// A control that shows a colour, and opens a screen on which another one is picked.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    /// The colour that is picked; nil for none.
    open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Whether the opacity can be picked; true by default.
    open var supportsAlpha = true
    /// The title of the screen.
    open var title: String?
    private final lazy var picking = ColorWellPicking(self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a control without a colour, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentMode = .redraw
        backgroundColor = .clear
        isOpaque = false
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

    /// Draws the colour within a ring of all hues.
    open override func draw(_ rect: CGRect) {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2 - 2
        guard radius > 0 else { return }
        for part in 0..<24 {
            let (from, to) = (CGFloat(part) / 24, CGFloat(part + 1) / 24 + 0.005)
            let arc = UIBezierPath(
                arcCenter: middle, radius: radius, startAngle: 2 * .pi * from, endAngle: 2 * .pi * to, clockwise: true)
            arc.lineWidth = 3
            UIColor(hue: from, saturation: 0.9, brightness: 1, alpha: 1).setStroke()
            arc.stroke()
        }
        guard let selectedColor else { return }
        selectedColor.setFill()
        UIBezierPath(
            arcCenter: middle, radius: max(radius - 4, 0), startAngle: 0, endAngle: 2 * .pi, clockwise: true
        ).fill()
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, point(inside: touch.location(in: self), with: event) else { return }
        let presenter = sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
            .first
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        picker.delegate = picking
        presenter?.present(picker, animated: true)
    }
}

/// Takes the colours that are picked over into a control.
private final class ColorWellPicking: UIColorPickerViewControllerDelegate {
    private weak var well: UIColorWell?

    init(_ well: UIColorWell) {
        self.well = well
    }

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        well?.selectedColor = color
        well?.sendActions(for: .valueChanged)
    }
}
