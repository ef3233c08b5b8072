import QuartzCore

/// Where a popover lies, and where its arrow is.
struct PopoverPlace: Equatable {
    /// How far an arrow stands out, and half of its width.
    static let arrowSize = CGSize(width: 13, height: 13)
    /// The radius of the corners.
    static let radius: CGFloat = 13

    /// The popover's frame with the arrow.
    private(set) var frame = CGRect.zero
    /// The side at which the arrow is; no bits without one.
    private(set) var arrow: UIPopoverArrowDirection = []
    /// The arrow's point in the frame.
    private(set) var tip = CGPoint.zero

    /// Finds the first side at which all of the content has room, or else the one with the most.
    ///
    /// - Parameters:
    ///   - size: the size of the content.
    ///   - anchor: what the popover points at.
    ///   - room: where it may lie.
    ///   - permitted: the sides at which the arrow may be.
    ///   - overlaps: whether it may lie over what it points at.
    init(of size: CGSize, at anchor: CGRect, in room: CGRect, permitted: UIPopoverArrowDirection, overlaps: Bool) {
        let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter { permitted.contains($0) }
        func rest(_ side: UIPopoverArrowDirection) -> CGSize {
            let edge = Self.arrowSize.height
            let free =
                switch side {
                case .up: room.maxY - anchor.maxY
                case .down: anchor.minY - room.minY
                case .left: room.maxX - anchor.maxX
                default: anchor.minX - room.minX
                }
            let side = side == .up || side == .down
            return CGSize(
                width: min(size.width, side ? room.width : max(free - edge, 0)),
                height: min(size.height, side ? max(free - edge, 0) : room.height))
        }
        let best = sides.first { rest($0) == size } ?? sides.max { rest($0).area < rest($1).area }
        guard let best else {
            let own = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
            frame = CGRect(
                origin: CGPoint(x: anchor.midX - own.width / 2, y: anchor.midY - own.height / 2), size: own
            ).moved(into: room)
            return
        }
        arrow = best
        let own =
            overlaps ? CGSize(width: min(size.width, room.width), height: min(size.height, room.height)) : rest(best)
        let edge = Self.arrowSize.height
        switch best {
        case .up, .down:
            let top = best == .up ? anchor.maxY : anchor.minY - own.height - edge
            frame = CGRect(x: anchor.midX - own.width / 2, y: top, width: own.width, height: own.height + edge)
        default:
            let left = best == .left ? anchor.maxX : anchor.minX - own.width - edge
            frame = CGRect(x: left, y: anchor.midY - own.height / 2, width: own.width + edge, height: own.height)
        }
        frame = frame.moved(into: room)
        let inset = Self.arrowSize.width + Self.radius
        func clamp(_ value: CGFloat, _ length: CGFloat) -> CGFloat {
            max(min(value, length - inset), min(inset, length / 2))
        }
        tip =
            switch best {
            case .up: CGPoint(x: clamp(anchor.midX - frame.minX, frame.width), y: 0)
            case .down: CGPoint(x: clamp(anchor.midX - frame.minX, frame.width), y: frame.height)
            case .left: CGPoint(x: 0, y: clamp(anchor.midY - frame.minY, frame.height))
            default: CGPoint(x: frame.width, y: clamp(anchor.midY - frame.minY, frame.height))
            }
    }

    /// The content's frame within the popover.
    var content: CGRect {
        let edge = Self.arrowSize.height
        let whole = CGRect(origin: .zero, size: frame.size)
        return switch arrow {
        case .up: whole.inset(by: UIEdgeInsets(top: edge, left: 0, bottom: 0, right: 0))
        case .down: whole.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: edge, right: 0))
        case .left: whole.inset(by: UIEdgeInsets(top: 0, left: edge, bottom: 0, right: 0))
        case .right: whole.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: edge))
        default: whole
        }
    }

    /// The arrow's corners, of which the second one is its point.
    var corners: [CGPoint] {
        let (half, edge) = (Self.arrowSize.width, Self.arrowSize.height)
        return switch arrow {
        case .up: [CGPoint(x: tip.x - half, y: edge), tip, CGPoint(x: tip.x + half, y: edge)]
        case .down: [CGPoint(x: tip.x - half, y: tip.y - edge), tip, CGPoint(x: tip.x + half, y: tip.y - edge)]
        case .left: [CGPoint(x: edge, y: tip.y - half), tip, CGPoint(x: edge, y: tip.y + half)]
        case .right: [CGPoint(x: tip.x - edge, y: tip.y - half), tip, CGPoint(x: tip.x - edge, y: tip.y + half)]
        default: []
        }
    }
}

extension CGSize {
    fileprivate var area: CGFloat { width * height }
}

extension CGRect {
    /// Returns the rectangle, moved as little as it takes to lie in another one that is no smaller.
    fileprivate func moved(into room: CGRect) -> CGRect {
        var rect = self
        rect.origin.x = max(min(rect.minX, room.maxX - rect.width), room.minX)
        rect.origin.y = max(min(rect.minY, room.maxY - rect.height), room.minY)
        return rect
    }
}

/// The box of a popover with its arrow.
final class PopoverView: UIView {
    private let content = UIView()
    private let arrow = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 20
        layer.shadowOffset = CGSize(width: 0, height: 4)
        content.clipsToBounds = true
        content.layer.cornerRadius = PopoverPlace.radius
        layer.addSublayer(arrow)
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Takes a controller's view into the box.
    func hold(_ view: UIView) {
        view.frame = content.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(view)
    }

    /// Puts content and arrow in their places.
    func show(_ place: PopoverPlace, color: UIColor?) {
        let color = color ?? .systemBackground
        content.frame = place.content
        content.backgroundColor = color
        let path = UIBezierPath()
        for (index, corner) in place.corners.enumerated() {
            index == 0 ? path.move(to: corner) : path.addLine(to: corner)
        }
        if !place.corners.isEmpty { path.close() }
        arrow.path = path.cgPath
        arrow.fillColor = color.resolvedColor(with: traitCollection).cgColor
    }
}
