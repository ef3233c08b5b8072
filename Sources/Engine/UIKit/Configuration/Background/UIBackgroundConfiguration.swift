import QuartzCore

/// What lies behind a cell's or a header's content, as a value.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
    /// The view that is the background; nil for none.
    public var customView: UIView?
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 0
    /// The insets of the background.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the layout margins are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// nil: the view's tint colour.
    public var backgroundColor: UIColor?
    /// The change of the colour; nil for none.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The effect on what lies behind; nil for none.
    public var visualEffect: UIVisualEffect?
    /// The image; nil for none.
    public var image: UIImage?
    /// The way to fit the image.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// nil: the view's tint colour.
    public var strokeColor: UIColor?
    /// The change of the line's colour; nil for none.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line along the edge in points.
    public var strokeWidth: CGFloat = 0
    /// How far the stroke lies outside of the background.
    public var strokeOutset: CGFloat = 0
    /// The shadow, which is not drawn.
    public var shadowProperties = UIShadowProperties()
    /// What it becomes when the cell is highlighted or selected; nil: it doesn't change.
    private var activeColor: UIColor?

    private init(_ color: UIColor, active: UIColor? = nil) {
        backgroundColor = color
        activeColor = active
    }

    /// Returns a transparent background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// Returns the background of a list's cell.
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    /// Returns the background of a plain list's cell.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.systemBackground, active: .systemGray4)
    }
    /// Returns the background of a grouped list's cell.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.white, active: .systemGray4)
    }
    /// Returns the background of a sidebar's cell.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(.clear, active: .systemGray4)
        configuration.cornerRadius = 10
        return configuration
    }
    /// Returns the background of the cell of a list beside a sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }
    /// Returns the background of a list's header.
    public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
    /// Returns the background of a list's footer.
    public static func listFooter() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
    /// Returns the background of a plain list's header or footer.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.systemBackground)
    }
    /// Returns the background of a grouped list's header or footer.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of a sidebar's header.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

    /// Returns the background for a state.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var configuration = self
        let cell = state as? UICellConfigurationState
        if let activeColor, cell?.isHighlighted == true || cell?.isSelected == true {
            configuration.backgroundColor = activeColor
        }
        return configuration
    }

    /// Returns the colour for a tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the line's colour for a tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}

/// Shows a background configuration behind a cell's content.
final class BackgroundConfigurationView: UIView {
    private let face = UIView(frame: .zero)
    private let stroke = UIView(frame: .zero)
    private var custom: UIView?
    private var effect: UIVisualEffectView?
    private var imageView: UIImageView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(face)
        stroke.isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows a background.
    ///
    /// - Parameters:
    ///   - configuration: the background.
    ///   - host: the view that has the background.
    ///   - radius: the radius of the corners in points.
    ///   - corners: the round corners.
    func show(_ configuration: UIBackgroundConfiguration, in host: UIView, radius: CGFloat, corners: CACornerMask) {
        var insets = configuration.backgroundInsets.leftToRight
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.top) { insets.top += host.layoutMargins.top }
        if edges.contains(.leading) { insets.left += host.layoutMargins.left }
        if edges.contains(.bottom) { insets.bottom += host.layoutMargins.bottom }
        if edges.contains(.trailing) { insets.right += host.layoutMargins.right }
        let place = CGRect(origin: .zero, size: host.bounds.size).inset(by: insets).withoutNegativeSize
        if frame != place { frame = place }
        // Viewers round all corners or none: where two are to be square, they lie outside of what is seen.
        var round = bounds
        let isCut = radius > 0 && corners != .all
        if isCut, !corners.contains(.layerMinXMinYCorner) {
            round.origin.y -= radius
            round.size.height += radius
        }
        if isCut, !corners.contains(.layerMinXMaxYCorner) { round.size.height += radius }
        if clipsToBounds != isCut { clipsToBounds = isCut }
        if face.frame != round { face.frame = round }
        face.backgroundColor = configuration.resolvedBackgroundColor(for: host.tintColor)
        face.layer.cornerRadius = radius
        showImage(configuration)
        showEffect(configuration)
        if custom !== configuration.customView {
            custom?.removeFromSuperview()
            custom = configuration.customView
            if let custom {
                custom.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                face.addSubview(custom)
            }
        }
        custom?.frame = face.bounds
        face.clipsToBounds = radius > 0 && (custom != nil || imageView != nil || effect != nil)
        showStroke(configuration, tint: host.tintColor, radius: radius)
    }

    private func showImage(_ configuration: UIBackgroundConfiguration) {
        guard let image = configuration.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView(frame: face.bounds)
        if imageView == nil { face.insertSubview(view, at: 0) }
        imageView = view
        view.image = image
        view.contentMode = configuration.imageContentMode
        view.frame = face.bounds
    }

    private func showEffect(_ configuration: UIBackgroundConfiguration) {
        guard let wanted = configuration.visualEffect else {
            effect?.removeFromSuperview()
            effect = nil
            return
        }
        let view = effect ?? UIVisualEffectView(effect: wanted)
        if effect == nil { face.insertSubview(view, at: 0) }
        effect = view
        view.effect = wanted
        view.frame = face.bounds
    }

    private func showStroke(_ configuration: UIBackgroundConfiguration, tint: UIColor, radius: CGFloat) {
        guard configuration.strokeWidth > 0 else {
            stroke.removeFromSuperview()
            return
        }
        if stroke.superview !== self { addSubview(stroke) }
        stroke.frame = bounds.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
        stroke.layer.borderWidth = configuration.strokeWidth
        stroke.layer.borderColor = resolved(configuration.resolvedStrokeColor(for: tint))
        stroke.layer.cornerRadius = max(radius + configuration.strokeOutset, 0)
    }
}
