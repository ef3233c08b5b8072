import UIKit

/// A heart that beats when it is tapped, by keyframes.
class HeartView: UIView {
    let imageView = UIImageView(image: UIImage(systemName: "heart.fill"))
    private(set) var beats = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        imageView.tintColor = .systemRed
        imageView.contentMode = .scaleAspectFit
        imageView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(imageView)
        NSLayoutConstraint.activate([
            imageView.centerXAnchor.constraint(equalTo: centerXAnchor),
            imageView.centerYAnchor.constraint(equalTo: centerYAnchor),
            imageView.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
        ])
        let tap = UITapGestureRecognizer(target: self, action: Selector(HeartView.beat))
        addGestureRecognizer(tap)
        isUserInteractionEnabled = true
    }

    func beat() {
        UIView.animateKeyframes(
            withDuration: 1, delay: 0, options: [.calculationModeCubic, .allowUserInteraction],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                    self.imageView.transform = CGAffineTransform(scaleX: 1.4, y: 1.4)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
                    self.imageView.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    self.imageView.transform = .identity
                    self.imageView.alpha = 0.5
                }
            },
            completion: { [weak self] finished in
                if finished { self?.beats += 1 }
            })
    }
}
