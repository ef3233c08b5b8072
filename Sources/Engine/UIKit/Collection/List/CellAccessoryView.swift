import QuartzCore

/// An accessory's sign, drawn as lines.
final class CellAccessoryView: UIControl {
    override var laysOutItsState: Bool { true }

    let accessory: UICellAccessory
    private let shape = CAShapeLayer()
    private let label = UILabel(frame: .zero)
    /// Radians; of the outline's arrow.
    var isTurned = false {
        didSet {
            guard isTurned != oldValue else { return }
            shownSign?.transform = isTurned ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
        }
    }
    /// Whether a sign for selection is that of a selected cell.
    var isOn = false {
        didSet { if isOn != oldValue { shownSign?.isOn = isOn } }
    }
    private var shownSign: AccessorySignView?
    /// The line before a sign for reordering, in the middle of the gap.
    private lazy var line = UIView(frame: CGRect(x: -8, y: -8, width: 0.5, height: bounds.height + 16))

    /// Shows or hides the line before the sign.
    func showLine(_ isShown: Bool) {
        if isShown, line.superview == nil {
            line.backgroundColor = .separator
            addSubview(line)
        }
        if line.superview != nil { line.isHidden = !isShown }
    }

    init(_ accessory: UICellAccessory, tint: UIColor) {
        self.accessory = accessory
        super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        isUserInteractionEnabled =
            accessory.actionHandler != nil || [.outlineDisclosure, .delete, .reorder].contains(accessory.kind)
        addAction { [weak self] in self?.accessory.actionHandler?() }
        build(tint)
    }

    private static func color(of kind: UICellAccessory.Kind, tint: UIColor) -> UIColor {
        switch kind {
        case .checkmark, .multiselect, .detail: tint
        case .delete: .systemRed
        case .insert: .systemGreen
        default: .systemGray3
        }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func addAction(_ action: @escaping () -> Void) {
        addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    private func build(_ tint: UIColor) {
        if let view = accessory.view {
            frame.size = view.bounds.size
            addSubview(view)
            view.frame = bounds
            return
        }
        if accessory.kind == .label {
            label.text = accessory.text
            label.font = accessory.font ?? .systemFont(ofSize: 17)
            label.adjustsFontForContentSizeCategory = accessory.followsTextSize
            label.textColor = accessory.tintColor ?? .secondaryLabel
            label.frame.size = label.sizeThatFits(.zero)
            frame.size = label.bounds.size
            addSubview(label)
            return
        }
        let standard = Self.color(of: accessory.kind, tint: tint)
        let sign = AccessorySignView(
            accessory.kind, ground: accessory.backgroundColor ?? standard,
            lines: accessory.tintColor
                ?? ([.delete, .insert, .multiselect].contains(accessory.kind) ? .white : standard))
        frame.size = sign.bounds.size
        addSubview(sign)
        shownSign = sign
    }
}

/// The strokes of an accessory's sign.
private final class AccessorySignView: UIView {
    private let kind: UICellAccessory.Kind
    private let ground: UIColor
    private let lines: UIColor
    /// Whether a sign for selection is that of a selected cell.
    var isOn = false { didSet { setNeedsDisplay() } }

    init(_ kind: UICellAccessory.Kind, ground: UIColor, lines: UIColor) {
        self.kind = kind
        self.ground = ground
        self.lines = lines
        super.init(frame: CGRect(x: 0, y: 0, width: kind == .disclosureIndicator ? 10 : 20, height: 20))
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        let (x, y) = (bounds.midX, bounds.midY)
        func line(_ points: (CGFloat, CGFloat)...) {
            path.move(to: CGPoint(x: x + points[0].0, y: y + points[0].1))
            for point in points.dropFirst() { path.addLine(to: CGPoint(x: x + point.0, y: y + point.1)) }
        }
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        switch kind {
        case .disclosureIndicator, .outlineDisclosure: line((-2.5, -5), (2.5, 0), (-2.5, 5))
        case .checkmark: line((-6, 0.5), (-2, 5), (6, -5))
        case .delete, .insert:
            fillCircle()
            line((-4.5, 0), (4.5, 0))
            if kind == .insert { line((0, -4.5), (0, 4.5)) }
        case .reorder:
            for offset in [-4, 0, 4] as [CGFloat] { line((-8, offset), (8, offset)) }
        case .multiselect where isOn:
            fillCircle()
            line((-4, 0.5), (-1, 3.5), (4, -3))
        case .multiselect: path.append(UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1)))
        case .detail:
            path.append(UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1)))
            line((0, -1), (0, 4.5))
            line((0, -4.5), (0, -4.5))
        case .label, .custom: break
        }
        strokeColor.setStroke()
        path.stroke()
    }

    private func fillCircle() {
        ground.setFill()
        UIBezierPath(ovalIn: bounds).fill()
    }

    private var strokeColor: UIColor {
        kind == .multiselect && !isOn ? .systemGray3 : lines
    }
}
