import UIKit

/// A view that shows that a picture is asked for.
public typealias IndicatorView = UIView

/// What shows that a picture is asked for.
public enum IndicatorType {
    /// Nothing.
    case none
    /// An activity indicator.
    case activity
    /// A picture of data.
    case image(imageData: Data)
    /// An indicator of the project's.
    case custom(indicator: any Indicator)

    /// The indicator; nil for none.
    @MainActor
    var indicator: (any Indicator)? {
        switch self {
        case .none: nil
        case .activity: ViewIndicator(UIActivityIndicatorView(style: .medium), .intrinsicSize)
        case .image(let data): UIImage(data: data).map { ViewIndicator(UIImageView(image: $0), .intrinsicSize) }
        case .custom(let indicator): indicator
        }
    }
}

/// How large an indicator is.
public enum IndicatorSizeStrategy {
    /// As large as it wants to be.
    case intrinsicSize
    /// As large as the view that waits for the picture.
    case full
    /// Of a size.
    case size(CGSize)
}

/// What shows that a picture is asked for.
@preconcurrency @MainActor
public protocol Indicator {
    /// Shows that a picture is asked for.
    func startAnimatingView()
    /// Shows it no longer.
    func stopAnimatingView()
    /// The distance from the middle of the view that waits for the picture.
    var centerOffset: CGPoint { get }
    /// The view that shows it.
    var view: IndicatorView { get }
    /// Returns how large it is in a view.
    func sizeStrategy(in imageView: UIImageView) -> IndicatorSizeStrategy
}

extension Indicator {
    /// None.
    public var centerOffset: CGPoint { .zero }
    /// Returns that it is as large as the view.
    public func sizeStrategy(in imageView: UIImageView) -> IndicatorSizeStrategy { .full }
}

/// A view that is there as long as a picture is asked for, and turns if it can.
@MainActor
private final class ViewIndicator: Indicator {
    let view: IndicatorView
    private let size: IndicatorSizeStrategy

    init(_ view: UIView, _ size: IndicatorSizeStrategy) { (self.view, self.size) = (view, size) }

    func startAnimatingView() {
        (view as? UIActivityIndicatorView)?.startAnimating()
        view.isHidden = false
    }

    func stopAnimatingView() {
        (view as? UIActivityIndicatorView)?.stopAnimating()
        view.isHidden = true
    }

    func sizeStrategy(in imageView: UIImageView) -> IndicatorSizeStrategy { size }
}
