import UIKit

/// The row at the bottom: which photo it is.
final class AlbumToolbar: UIView {
    private lazy var label: UILabel = {
        let label = UILabel(frame: bounds)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.font = .systemFont(ofSize: 15, weight: .medium)
        label.textColor = UIColor(white: 1, alpha: 0.85)
        label.textAlignment = .center
        addSubview(label)
        return label
    }()

    func show(_ current: Int, of count: Int) {
        let text = "\(current + 1) of \(count)"
        if label.text != text { label.text = text }
    }
}
