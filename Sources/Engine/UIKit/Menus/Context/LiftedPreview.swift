import QuartzCore

/// What stands out above a context menu: a picture of what was pressed, or a controller's view.
@MainActor
final class LiftedPreview: UIView {
    /// Where it was pressed, in the window.
    private(set) var source: CGRect
    /// Where it is.
    var place: CGRect {
        didSet {
            frame = place
            setNeedsLayout()
        }
    }

    private let picture: UIView
    /// The size of what the picture shows.
    private let pictured: CGSize
    private let controller: UIViewController?
    /// The controller's view, and its alpha before.
    private var held: UIView?
    private var alphaBefore: CGFloat = 1
    private let clip = UIView()

    /// Of a view without round corners; points.
    private static let cornerRadius: CGFloat = 13

    init(_ preview: UITargetedPreview, _ controller: UIViewController?, in window: UIWindow) {
        let seen = Self.seen(of: preview)
        source = Self.frame(of: preview, in: window)
        place = source
        pictured = seen.size
        picture = preview.view.snapshot(of: seen, in: preview.view)
        self.controller = controller
        super.init(frame: source)
        let own = preview.view.layer.cornerRadius
        clip.layer.cornerRadius = own > 0 ? own : Self.cornerRadius
        clip.layer.cornerCurve = .continuous
        clip.clipsToBounds = true
        clip.backgroundColor = preview.parameters.backgroundColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 20
        layer.shadowOffset = CGSize(width: 0, height: 10)
        layer.cornerRadius = clip.layer.cornerRadius
        addSubview(clip)
        clip.addSubview(picture)
        if let view = controller?.view {
            (held, alphaBefore) = (view, view.alpha)
            clip.addSubview(view)
        }
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// What is seen of a preview's view, in that view.
    private static func seen(of preview: UITargetedPreview) -> CGRect {
        preview.parameters.visiblePath?.bounds ?? preview.view.bounds
    }

    /// Where a preview begins, in a view that fills the window.
    static func frame(of preview: UITargetedPreview, in window: UIView) -> CGRect {
        let seen = seen(of: preview)
        if preview.isWhereItsViewIs, preview.view.superview != nil { return preview.view.convert(seen, to: window) }
        let center = preview.target.container.convert(preview.target.center, to: window)
        return CGRect(
            x: center.x - seen.width / 2, y: center.y - seen.height / 2, width: seen.width, height: seen.height)
    }

    /// Goes back to where a preview begins.
    func sinks(to preview: UITargetedPreview) {
        guard let window else { return }
        // What has left the stage has no place to go back to.
        if preview.view.window != nil { source = Self.frame(of: preview, in: window) } else { alpha = 0 }
        place = source
        held?.alpha = 0
    }

    /// Gives the controller's view back as it was.
    func giveBack() {
        held?.removeFromSuperview()
        held?.alpha = alphaBefore
        held = nil
    }

    /// The size in which it is shown if there is room.
    func naturalSize(in room: CGSize) -> CGSize {
        guard let controller else { return source.size }
        let wanted = controller.preferredContentSize
        guard wanted.width > 0, wanted.height > 0 else {
            return CGSize(width: room.width, height: (room.height * 0.6).rounded())
        }
        return CGSize(width: min(wanted.width, room.width), height: wanted.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = CGRect(origin: .zero, size: place.size)
        let scale = pictured.width > 0 && pictured.height > 0 ? place.width / pictured.width : 1
        picture.transform = CGAffineTransform(scaleX: scale, y: scale)
        picture.center = CGPoint(x: place.width / 2, y: place.height / 2)
        held?.frame = clip.bounds
    }
}
