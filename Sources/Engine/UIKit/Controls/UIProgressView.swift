import QuartzCore

/// A bar that fills as work goes on.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// A look of a progress view.
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    /// The look; `bar` is thinner.
    open var progressViewStyle: Style {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// The share of the work that is done, 0...1.
    open var progress: Float {
        get { shown }
        set { setProgress(newValue, animated: false) }
    }
    /// The colour of the filled part; nil for the tint colour.
    open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour of the rest; nil for the standard one.
    open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// Work whose share that is done is shown: that of the moment in which it is set.
    open var observedProgress: Progress? {
        didSet { if let observedProgress { setProgress(Float(observedProgress.fractionCompleted), animated: true) } }
    }

    /// The image of the filled part, which is resized; nil for a colour.
    open var progressImage: UIImage? { didSet { setNeedsLayout() } }
    /// The image of the rest, which is resized; nil for a colour.
    open var trackImage: UIImage? { didSet { setNeedsLayout() } }
    private final var shown: Float = 0
    private final let filled = UIImageView()
    /// Shows the image of the rest; on no view until there is one.
    private final let track = UIImageView()

    /// Makes a view of a look.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        frame.size = CGSize(width: 150, height: intrinsicContentSize.height)
    }

    public override init(frame: CGRect) {
        progressViewStyle = .default
        super.init(frame: frame)
        addSubview(filled)
    }

    /// Makes a view, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        progressViewStyle = .default
        super.init(coder: coder)
        addSubview(filled)
        InterfaceCoder.of(coder)?.decodeProgress(self)
    }

    /// Sets the progress; values beyond 0...1 become the nearest, what is no number is ignored.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard !progress.isNaN else { return }
        shown = min(max(progress, 0), 1)
        accessibility.value = "\(Int((shown * 100).rounded()))%"
        guard animated else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25) { [self] in place() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        let radius = bounds.height / 2
        layer.cornerRadius = radius
        filled.clipsToBounds = true
        if trackImage != nil, track.superview == nil { insertSubview(track, at: 0) }
        track.image = trackImage
        track.frame = bounds
        filled.image = progressImage
        filled.layer.cornerRadius = radius
        backgroundColor = trackTintColor ?? UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.2)
        filled.backgroundColor = progressTintColor ?? tintColor
        filled.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(shown), height: bounds.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
}
