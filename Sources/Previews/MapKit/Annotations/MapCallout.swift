import UIKit

/// What is said of an annotation that is selected.
final class MapCallout: UIView {
    private let title = UILabel()
    private let subtitle = UILabel()
    private var parts: [UIView] = []
    private var report: ((UIControl) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        layer.cornerRadius = 10
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 2)
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        subtitle.font = .systemFont(ofSize: 12)
        subtitle.textColor = .secondaryLabel
        addSubview(title)
        addSubview(subtitle)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows what is said of an annotation, and reports the controls beside it that are tapped.
    func show(_ annotation: any MKAnnotation, of view: MKAnnotationView, _ report: @escaping (UIControl) -> Void) {
        self.report = report
        for part in parts { part.removeFromSuperview() }
        (title.text, subtitle.text) = (annotation.title, annotation.subtitle)
        let (left, right) = (view.leftCalloutAccessoryView, view.rightCalloutAccessoryView)
        parts = [left, right, view.detailCalloutAccessoryView].compactMap { $0 }
        for part in parts { addSubview(part) }
        for control in [left, right].compactMap({ $0 as? UIControl }) {
            control.addAction(
                UIAction { [weak self, weak control] _ in
                    if let control { self?.report?(control) }
                }, for: .touchUpInside)
        }
        arrange(left, right, below: view.detailCalloutAccessoryView ?? subtitle)
    }

    private func arrange(_ left: UIView?, _ right: UIView?, below: UIView) {
        subtitle.isHidden = below !== subtitle
        let most = CGSize(width: 220, height: 400)
        let (first, second) = (title.sizeThatFits(most), below.sizeThatFits(most))
        let words = CGSize(
            width: max(first.width, second.width),
            height: first.height + (second.height > 0 ? second.height + 2 : 0))
        let height = max(words.height + 16, 40)
        var x: CGFloat = 12
        if let left {
            left.center = CGPoint(x: x + left.bounds.width / 2, y: height / 2)
            x += left.bounds.width + 10
        }
        let top = (height - words.height) / 2
        title.frame = CGRect(x: x, y: top, width: words.width, height: first.height)
        below.frame = CGRect(x: x, y: top + first.height + 2, width: words.width, height: second.height)
        x += words.width
        if let right {
            right.center = CGPoint(x: x + 10 + right.bounds.width / 2, y: height / 2)
            x += right.bounds.width + 10
        }
        bounds.size = CGSize(width: x + 12, height: height)
    }
}
