import UIKit

class SwipeViewController: UIViewController {
    @IBInspectable var visibleCards: Int = 4
    @IBInspectable var cardOffset: CGFloat = 12
    private var cards = [DraggableCardView]()
    private var counter = 0 { didSet { title = "\(counter)" } }
    private lazy var likeButton: UIButton = {
        let button = UIButton(type: .custom)
        button.setTitle("Like", for: .normal)
        button.setTitleColor(.systemPink, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 20, weight: .bold)
        button.addTarget(self, action: #selector(likeTapped(sender:)), for: .touchUpInside)
        return button
    }()

    override func loadView() {
        view = UIView()
        view.backgroundColor = UIColor(named: "Background") ?? .secondarySystemBackground
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(likeButton)
        likeButton.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            likeButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            likeButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -40),
            likeButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
            likeButton.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if cards.isEmpty { (0..<visibleCards).forEach { _ in insert() } }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.layoutCards() }, completion: nil)
    }

    private func insert() {
        let card = DraggableCardView(frame: CGRect(x: 40, y: 120, width: view.bounds.width - 80, height: 420))
        card.backgroundColor = UIColor(hue: CGFloat(counter % 10) / 10, saturation: 0.6, brightness: 1, alpha: 1)
        let gradient = CAGradientLayer()
        gradient.frame = card.bounds
        gradient.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.4).cgColor]
        gradient.locations = [0.6, 1]
        gradient.cornerRadius = 12
        card.layer.insertSublayer(gradient, at: 0)
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "Card \(counter)",
            attributes: [.font: UIFont.systemFont(ofSize: 28, weight: .heavy), .foregroundColor: UIColor.white])
        label.sizeToFit()
        label.frame.origin = CGPoint(x: 20, y: 360)
        card.addSubview(label)
        card.delegate = self
        counter += 1
        cards.append(card)
        if let last = cards.dropLast().last {
            view.insertSubview(card, belowSubview: last)
        } else {
            view.addSubview(card)
        }
        layoutCards()
    }

    private func layoutCards() {
        for (index, card) in cards.enumerated() where index > 0 {
            let scale = pow(0.95, CGFloat(index))
            card.transform = CGAffineTransform.identity.translatedBy(x: 0, y: CGFloat(index) * cardOffset).scaledBy(
                x: scale, y: scale)
        }
    }

    @objc private func likeTapped(sender: UIButton) {
        let generator = UIImpactFeedbackGenerator(style: .medium)
        generator.prepare()
        generator.impactOccurred()
        cards.first?.swipe(.right) { [unowned self] in self.view.setNeedsLayout() }
    }
}

extension SwipeViewController: DraggableCardDelegate {
    func card(
        _ card: DraggableCardView, wasDraggedWithFinishPercentage percentage: CGFloat,
        inDirection direction: SwipeResultDirection
    ) {
        guard cards.indices.contains(1) else { return }
        let progress = percentage / 100
        let next = cards[1]
        next.alpha = 0.8 + 0.2 * progress
    }

    func card(_ card: DraggableCardView, wasSwipedIn direction: SwipeResultDirection) {
        cards.removeAll { $0 === card }
        insert()
        UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 0.25, delay: 0, options: .curveEaseOut,
            animations: {
                self.cards.first?.transform = .identity
                self.layoutCards()
            }, completion: nil)
    }

    func card(cardWasReset card: DraggableCardView) {}
}

@available(iOS 17, *)
#Preview("Swipe", traits: .portrait) {
    let nav = UINavigationController(rootViewController: SwipeViewController())
    nav.navigationBar.prefersLargeTitles = true
    return nav
}
