import UIKit
import Foundation

protocol DragDirection {}

/// A direction in which a card is swiped.
public enum SwipeResultDirection: String, CaseIterable {
    case left, right, up, down, topLeft, topRight

    /// The direction's vector, in units of half the view's size.
    public var point: CGPoint {
        switch self {
        case .left: return CGPoint(x: -1, y: 0)
        case .right: return .init(x: 1, y: 0)
        case .up: return .init(x: 0, y: -1)
        case .down: return .init(x: 0, y: 1)
        case .topLeft: return .init(x: -1, y: -1)
        case .topRight: return .init(x: 1, y: -1)
        }
    }

    /// The vector's angle in degrees, clockwise from the right.
    public var bearing: Double {
        return atan2(Double(point.y), Double(point.x)) * 180 / .pi
    }
}

protocol DraggableCardDelegate: class {
    func card(
        _ card: DraggableCardView, wasDraggedWithFinishPercentage percentage: CGFloat,
        inDirection direction: SwipeResultDirection)
    func card(_ card: DraggableCardView, wasSwipedIn direction: SwipeResultDirection)
    func card(cardWasReset card: DraggableCardView)
}

//Drag animation constants
private let defaultRotationMax: CGFloat = 1.0
private let defaultRotationAngle = CGFloat(Double.pi) / 10.0
private let defaultScaleMin: CGFloat = 0.8

/// A card that follows a finger and leaves in the direction of a swipe.
public class DraggableCardView: UIView, UIGestureRecognizerDelegate {

    weak var delegate: DraggableCardDelegate? {
        didSet { configureSwipeSpeed() }
    }

    private var panGestureRecognizer: UIPanGestureRecognizer!
    private var tapGestureRecognizer: UITapGestureRecognizer!
    private var animationDirectionY: CGFloat = 1.0
    private var dragBegin = false
    private var dragDistance = CGPoint.zero
    private var swipePercentageMargin: CGFloat = 0.0

    //MARK: Lifecycle
    init() {
        super.init(frame: CGRect.zero)
        setup()
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    /// Makes a card from an archive.
    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setup()
    }

    override public var frame: CGRect {
        didSet {
            layer.shadowPath =
                UIBezierPath(
                    roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight, .bottomLeft, .bottomRight],
                    cornerRadii: CGSize(width: 12, height: 12)
                ).cgPath
        }
    }

    deinit {
        removeGestureRecognizer(panGestureRecognizer)
        removeGestureRecognizer(tapGestureRecognizer)
    }

    private func setup() {
        panGestureRecognizer = UIPanGestureRecognizer(
            target: self, action: #selector(DraggableCardView.panGestureRecognized(_:)))
        addGestureRecognizer(panGestureRecognizer)
        panGestureRecognizer.delegate = self
        tapGestureRecognizer = UITapGestureRecognizer(
            target: self, action: #selector(DraggableCardView.tapRecognized(_:)))
        tapGestureRecognizer.delegate = self
        tapGestureRecognizer.cancelsTouchesInView = false
        addGestureRecognizer(tapGestureRecognizer)
        layer.cornerRadius = 12
        isExclusiveTouch = true
    }

    func configureSwipeSpeed() {}

    //MARK: GestureRecognizers
    @objc func panGestureRecognized(_ gestureRecognizer: UIPanGestureRecognizer) {
        dragDistance = gestureRecognizer.translation(in: self)

        let touchLocation = gestureRecognizer.location(in: self)

        switch gestureRecognizer.state {
        case .began:
            let firstTouchPoint = gestureRecognizer.location(in: self)
            let newAnchorPoint = CGPoint(x: firstTouchPoint.x / bounds.width, y: firstTouchPoint.y / bounds.height)
            let oldPosition = CGPoint(
                x: bounds.size.width * layer.anchorPoint.x, y: bounds.size.height * layer.anchorPoint.y)
            let newPosition = CGPoint(x: bounds.size.width * newAnchorPoint.x, y: bounds.size.height * newAnchorPoint.y)
            layer.anchorPoint = newAnchorPoint
            layer.position = CGPoint(
                x: layer.position.x - oldPosition.x + newPosition.x, y: layer.position.y - oldPosition.y + newPosition.y
            )
            removeAnimations()

            dragBegin = true

            animationDirectionY = touchLocation.y >= frame.size.height / 2 ? -1.0 : 1.0
            layer.rasterizationScale = UIScreen.main.scale
            layer.shouldRasterize = true

        case .changed:
            let rotationStrength = min(dragDistance.x / frame.width, defaultRotationMax)
            let rotationAngle = animationDirectionY * defaultRotationAngle * rotationStrength
            let scaleStrength = 1 - ((1 - defaultScaleMin) * fabs(rotationStrength))
            let scale = max(scaleStrength, defaultScaleMin)

            var transform = CATransform3DIdentity
            transform = CATransform3DScale(transform, scale, scale, 1)
            transform = CATransform3DRotate(transform, rotationAngle, 0, 0, 1)
            transform = CATransform3DTranslate(transform, dragDistance.x, dragDistance.y, 0)
            layer.transform = transform

            let percentage = dragPercentage
            if let dragDirection = dragDirection {
                delegate?.card(
                    self, wasDraggedWithFinishPercentage: min(fabs(100 * percentage), 100), inDirection: dragDirection)
            }

        case .ended:
            swipeMadeAction()
            layer.shouldRasterize = false

        default:
            layer.shouldRasterize = false
            resetViewPositionAndTransformations()
        }
    }

    /// Refuses the touches of controls on the card.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let touchView = touch.view, touchView is UIControl else { return true }
        return false
    }

    public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer == panGestureRecognizer else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return true
    }

    @objc func tapRecognized(_ recogznier: UITapGestureRecognizer) {
        swipe(.right) { print("swiped") }
    }

    //MARK: Private

    private var directions: [SwipeResultDirection] { [.left, .right] }

    private var dragDirection: SwipeResultDirection? {
        //find closest direction
        let normalizedDragPoint = dragDistance.normalizedDistanceForSize(bounds.size)
        return directions.reduce((distance: CGFloat.infinity, direction: nil)) {
            closest, direction -> (CGFloat, SwipeResultDirection?) in
            let distance = direction.point.distanceTo(normalizedDragPoint)
            if distance < closest.distance {
                return (distance, direction)
            }
            return closest
        }.direction
    }

    private var dragPercentage: CGFloat {
        guard let dragDirection = dragDirection else { return 0.0 }
        let normalizedDragPoint = dragDistance.normalizedDistanceForSize(frame.size)
        let swipePoint = normalizedDragPoint.scalarProjectionPointWith(dragDirection.point)
        return min(1, abs(swipePoint.x) + abs(swipePoint.y))
    }

    private func swipeMadeAction() {
        if let dragDirection = dragDirection, dragPercentage >= 0.45 {
            swipeAction(dragDirection)
        } else {
            resetViewPositionAndTransformations()
        }
    }

    private func animationPointForDirection(_ direction: SwipeResultDirection) -> CGPoint {
        let screenSize = UIScreen.main.bounds.size
        return CGPoint(x: direction.point.x * screenSize.width * 1.5, y: direction.point.y * screenSize.height * 1.5)
    }

    private func swipeAction(_ direction: SwipeResultDirection) {
        let translation = CABasicAnimation(keyPath: #keyPath(CALayer.position))
        translation.duration = 0.4
        translation.fromValue = NSValue(cgPoint: layer.position)
        let end = animationPointForDirection(direction)
        translation.toValue = NSValue(cgPoint: CGPoint(x: layer.position.x + end.x, y: layer.position.y + end.y))
        translation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        translation.fillMode = CAMediaTimingFillMode.forwards
        translation.isRemovedOnCompletion = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self] in
            guard let strongSelf = self else { return }
            strongSelf.delegate?.card(strongSelf, wasSwipedIn: direction)
            strongSelf.removeFromSuperview()
        }
        layer.add(translation, forKey: "swipeTranslationAnimation")
        CATransaction.commit()
    }

    private func resetViewPositionAndTransformations() {
        delegate?.card(cardWasReset: self)
        removeAnimations()
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 1,
            options: [.curveLinear, .allowUserInteraction]
        ) {
            self.layer.transform = CATransform3DIdentity
        } completion: { _ in
            self.dragBegin = false
        }
    }

    fileprivate func removeAnimations() { layer.removeAllAnimations() }

    func swipe(_ direction: SwipeResultDirection, completionHandler: @escaping () -> Void) {
        if !dragBegin {
            swipeAction(direction)
            completionHandler()
        }
    }
}

extension CGPoint {
    func distanceTo(_ point: CGPoint) -> CGFloat { return sqrt(pow(point.x - x, 2) + pow(point.y - y, 2)) }
    func normalizedDistanceForSize(_ size: CGSize) -> CGPoint {
        return CGPoint(x: 2 * (x / size.width), y: 2 * (y / size.height))
    }
    func scalarProjectionPointWith(_ point: CGPoint) -> CGPoint {
        let r = (x * point.x + y * point.y) / (pow(point.x, 2) + pow(point.y, 2))
        return CGPoint(x: point.x * r, y: point.y * r)
    }
    static func += (lhs: inout CGPoint, rhs: CGPoint) { lhs = CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }
}
