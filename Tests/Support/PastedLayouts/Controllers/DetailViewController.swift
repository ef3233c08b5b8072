import UIKit

/// A card over a blur that a pan throws away or springs back.
class DetailViewController: UIViewController, UIGestureRecognizerDelegate {
    let card = UIView()
    let blurView = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialDark))
    private(set) var isDismissed = false
    private(set) var taps = 0
    private var initialCenter = CGPoint.zero

    private lazy var panGesture = UIPanGestureRecognizer(target: self, action: Selector(DetailViewController.handlePan))
    private lazy var doubleTap: UITapGestureRecognizer = {
        let tap = UITapGestureRecognizer(target: self, action: Selector(DetailViewController.handleDoubleTap))
        tap.numberOfTapsRequired = 2
        return tap
    }()

    override func loadView() {
        super.loadView()
        blurView.frame = view.bounds
        blurView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(blurView)
        card.bounds = CGRect(x: 0, y: 0, width: 240, height: 320)
        card.backgroundColor = .white
        card.layer.cornerRadius = 20
        card.layer.cornerCurve = .continuous
        card.layer.borderWidth = 1 / UIScreen.main.scale
        card.layer.borderColor = UIColor.separator.cgColor
        card.layer.shadowColor = UIColor.black.withAlphaComponent(0.5).cgColor
        blurView.contentView.addSubview(card)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        panGesture.delegate = self
        card.addGestureRecognizer(panGesture)
        card.addGestureRecognizer(doubleTap)
        card.isUserInteractionEnabled = true
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard panGesture.state == .possible, card.layer.animationKeys() == nil else { return }
        card.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        card.alpha = 0
        card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5).rotated(by: .pi / 8)
        UIView.animate(
            withDuration: 0.6, delay: 0.1, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: [],
            animations: {
                self.card.alpha = 1
                self.card.transform = .identity
            }, completion: nil)
    }

    func handlePan(_ gesture: UIPanGestureRecognizer) {
        let translation = gesture.translation(in: view)
        switch gesture.state {
        case .began:
            initialCenter = card.center
        case .changed:
            card.center = CGPoint(x: initialCenter.x + translation.x, y: initialCenter.y + translation.y)
            let angle = translation.x / view.bounds.width * 0.6
            card.transform = CGAffineTransform(rotationAngle: angle)
        case .ended, .cancelled:
            let velocity = gesture.velocity(in: view)
            if hypot(velocity.x, velocity.y) > 800 {
                throwAway(with: velocity)
            } else {
                springBack(with: velocity)
            }
        default:
            break
        }
    }

    private func throwAway(with velocity: CGPoint) {
        UIView.animate(
            withDuration: 0.4, delay: 0, options: .curveEaseOut,
            animations: {
                self.card.center.x += velocity.x * 0.4
                self.card.center.y += velocity.y * 0.4
                self.card.alpha = 0
            },
            completion: { [weak self] finished in
                self?.isDismissed = finished
                self?.card.removeFromSuperview()
            })
    }

    private func springBack(with velocity: CGPoint) {
        let distance = CGVector(dx: initialCenter.x - card.center.x, dy: initialCenter.y - card.center.y)
        let length = max(sqrt(distance.dx * distance.dx + distance.dy * distance.dy), 1)
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8,
            initialSpringVelocity: hypot(velocity.x, velocity.y) / length,
            animations: {
                self.card.center = self.initialCenter
                self.card.transform = .identity
            })
    }

    func handleDoubleTap() {
        taps += 1
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: card)
        return abs(velocity.x) >= abs(velocity.y)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}
