import UIKit

/// The background behind the tiles.
final class DashboardBackgroundView: UIView {
    private lazy var gradient: GradientView = {
        let gradient = GradientView(frame: bounds)
        gradient.show(
            [
                UIColor(red: 0.20, green: 0.25, blue: 0.42, alpha: 1),
                UIColor(red: 0.09, green: 0.11, blue: 0.21, alpha: 1),
            ], from: .zero, to: CGPoint(x: 0.6, y: 1))
        addSubview(gradient)
        return gradient
    }()

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = bounds
    }
}
