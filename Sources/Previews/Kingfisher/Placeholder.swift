import UIKit

/// What is shown until a picture has come.
public protocol Placeholder {
    /// Shows it in a view.
    @preconcurrency @MainActor func add(to imageView: UIImageView)
    /// Takes it away from a view.
    @preconcurrency @MainActor func remove(from imageView: UIImageView)
}

extension UIImage: Placeholder {
    /// Shows the picture in a view.
    @preconcurrency @MainActor
    public func add(to imageView: UIImageView) { imageView.image = self }

    /// Takes the picture away from a view.
    @preconcurrency @MainActor
    public func remove(from imageView: UIImageView) { imageView.image = nil }
}

extension Placeholder where Self: UIView {
    /// Shows the view in another one, as large as it is.
    @preconcurrency @MainActor
    public func add(to imageView: UIImageView) { imageView.add(self, .full) }

    /// Takes the view away.
    @preconcurrency @MainActor
    public func remove(from imageView: UIImageView) { removeFromSuperview() }
}

extension UIView {
    /// Adds a view in the middle of this one.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - size: its size.
    ///   - offset: its distance from the middle.
    func add(_ view: UIView, _ size: IndicatorSizeStrategy, offset: CGPoint = .zero) {
        addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        var constraints = [
            view.centerXAnchor.constraint(equalTo: centerXAnchor, constant: offset.x),
            view.centerYAnchor.constraint(equalTo: centerYAnchor, constant: offset.y),
        ]
        switch size {
        case .intrinsicSize: break
        case .full:
            constraints.append(view.widthAnchor.constraint(equalTo: widthAnchor))
            constraints.append(view.heightAnchor.constraint(equalTo: heightAnchor))
        case .size(let size):
            constraints.append(view.widthAnchor.constraint(equalToConstant: size.width))
            constraints.append(view.heightAnchor.constraint(equalToConstant: size.height))
        }
        NSLayoutConstraint.activate(constraints)
    }
}
