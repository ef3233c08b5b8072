import QuartzCore

/// The region that a text fills.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    final weak var view: UITextView?
    /// What lays text out in the region.
    open internal(set) weak var layoutManager: NSLayoutManager?
    /// The region's size; a length of 0 or less is no limit.
    ///
    /// Has no effect on a text view's, whose text is as wide as the view.
    open var size: CGSize { didSet { changed() } }
    /// Has no effect: text goes around nothing.
    open var exclusionPaths: [UIBezierPath] = []
    /// The space in points before and behind each line; 5 by default.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }
    /// The greatest number of lines; 0 for any.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { changed() } } }
    /// The way to treat text that is too long.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { changed() } }
    }
    /// Has no effect: lines are as wide as the view.
    open var widthTracksTextView = true
    /// Has no effect: the text is as high as its lines.
    open var heightTracksTextView = false

    /// Makes a region of a size.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Makes a region without a size.
    public override convenience init() {
        self.init(size: .zero)
    }

    private func changed() {
        layoutManager?.forget()
        view?.textChanged()
    }
}
