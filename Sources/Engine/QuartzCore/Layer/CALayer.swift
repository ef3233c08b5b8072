import CoreGraphics
import ObjectiveCRuntime

/// A rectangle of content in a tree of layers.
///
/// Its attributes are those that were set last; ``presentation()`` has those that are seen.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
    // What every snapshot reads of every layer stands together, in one line of the processor's caches: of many stages'
    // layers hardly anything else is in these.

    /// The id in snapshots; set once by the code that makes them.
    package final var presentationID: UInt32 = 0
    /// Whether the layer may have changed since the code that makes snapshots last cleared this flag.
    package final var hasChanged = true { didSet { if hasChanged { noteChange() } } }
    /// Whether, beside the animatable attributes, what is drawn in the layer or told of it may have changed since then.
    package final var contentHasChanged = true { didSet { if contentHasChanged { noteChange() } } }
    /// Whether this layer, its mask or a layer within them has to be looked at for the next snapshot; that code clears it before it does.
    ///
    /// Where it is set, it is set of all layers around.
    package final var hasChangesWithin = true
    /// Whether a layout was asked for.
    package final var needsLayoutFlag = false { didSet { if needsLayoutFlag { noteChange() } } }
    /// Whether the content is to be drawn anew.
    package final var needsDisplayFlag = false { didSet { if needsDisplayFlag { noteChange() } } }
    /// Whether there is a ``mask``, without a dynamic call.
    package private(set) final var hasMask = false
    /// ``LayerProperties/styleStamp`` of what the newest snapshot shows; 0 if it is to be read again.
    package final var shownStyle: UInt64 = 0
    /// What is shown in the layer beside its sublayers.
    package final var extras = Extras.none
    /// What ``sublayers`` reads, without a dynamic call.
    package internal(set) final var ownSublayers: [CALayer]? { didSet { noteChange() } }

    /// The animatable attributes as they were set last.
    package final var properties = LayerProperties() { didSet { hasChanged = true } }
    package final var animations: [(key: String, animation: CAAnimation)] = [] { didSet { hasChanged = true } }

    /// The object that provides content, actions and layout; a view's layer has the view.
    ///
    /// The layer does not keep it.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? otherDelegate }
        set {
            owner = nil
            otherDelegate = newValue
        }
    }
    /// The view whose layer this is, unless ``delegate`` was set; the view clears it at its end.
    package final nonisolated(unsafe) unowned(unsafe) var owner: (any LayerOwner)?
    private final weak var otherDelegate: (any CALayerDelegate)?
    /// A layer whose opacity says how much of this layer and its sublayers shows.
    ///
    /// It lies in the coordinates of this layer's bounds, and is in no other tree.
    open var mask: CALayer? {
        didSet {
            guard mask !== oldValue else { return }
            oldValue?.holder = nil
            mask?.removeFromSuperlayer()
            mask?.holder = self
            hasMask = mask != nil
            noteChange()
        }
    }
    /// The layer that holds this one as a sublayer or mask.
    open var superlayer: CALayer? { holder ?? presentedLayer?.superlayer }
    /// The layer that has this one as a sublayer or mask, and clears this at its end.
    ///
    /// Weak references would have the references to the layer around counted apart from it, which takes four times as
    /// long.
    final nonisolated(unsafe) unowned(unsafe) var holder: CALayer?
    /// The layers within this one, in their order.
    ///
    /// Setting it removes the layers that it leaves out, and puts the others in their order.
    open var sublayers: [CALayer]? {
        get { ownSublayers }
        set {
            for layer in ownSublayers ?? [] { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }
    /// A name of one's choice.
    open var name: String?

    /// The content: a `CGImage`, or nil.
    open var contents: Any? {
        didSet {
            if oldValue != nil { (drawing.image, drawing.list) = (nil, nil) }
            showContents()
        }
    }
    /// The way in which the contents are fitted into the bounds; stretched by default.
    open var contentsGravity = CALayerContentsGravity.resize {
        didSet { if contentsGravity != oldValue { showContents() } }
    }
    /// The part of the contents that is shown, in units of their size; all of them by default.
    ///
    /// Changes at once: animations of it are not seen.
    open var contentsRect: CGRect {
        get { slices.part }
        set { slices.part = newValue }
    }
    /// What of the contents is stretched where they are drawn at another size, in units of the part that is shown; all
    /// of it by default.
    ///
    /// What lies beside it keeps its width, what lies above or below it its height. Changes at once: animations of it
    /// are not seen.
    open var contentsCenter: CGRect {
        get { slices.center }
        set { slices.center = newValue }
    }
    /// The part of the contents that is shown, and what of it is stretched or repeated.
    package final var slices = ImageSlices.whole {
        didSet { if slices != oldValue { showContents() } }
    }
    /// The actions that run when an attribute changes, by its name; `NSNull` for none.
    open var actions: [String: any CAAction]?
    /// The corners that ``cornerRadius`` rounds: all of them by default.
    open var maskedCorners = CACornerMask.all {
        didSet { hasChanged = true }
    }
    /// How the layer's colours are mixed with those behind: the name of a blend mode, such as `"multiplyBlendMode"`.
    ///
    /// Anything else has no effect, as on iOS.
    open var compositingFilter: Any? {
        didSet {
            let mode = (compositingFilter as? String).flatMap(CompositingFilterName.init)?.blendMode ?? .normal
            guard mode != drawing.filter?.blendMode ?? .normal else { return }
            drawing.filter = drawing.filter ?? LayerFilter()
            drawing.filter?.blendMode = mode
        }
    }
    // These change nothing that viewers see.

    /// Has no effect: viewers draw at their screen's scale.
    open var contentsScale: CGFloat = 1
    /// Has no effect: layers have no pixels.
    open var contentsFormat = CALayerContentsFormat.RGBA8Uint
    /// Has no effect: viewers always smooth images.
    open var magnificationFilter = CALayerContentsFilter.linear
    /// Has no effect: viewers always smooth images.
    open var minificationFilter = CALayerContentsFilter.linear
    /// Has no effect: viewers always smooth images.
    open var minificationFilterBias: Float = 0
    /// Has no effect: viewers draw circular corners.
    open var cornerCurve = CALayerCornerCurve.circular
    /// Has no effect: viewers draw each frame anew.
    open var shouldRasterize = false
    /// Has no effect: viewers draw each frame anew.
    open var rasterizationScale: CGFloat = 1
    /// Has no effect: viewers smooth all edges.
    open var allowsEdgeAntialiasing = true
    /// Has no effect: viewers smooth all edges.
    open var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
    /// Has no effect: the opacity is that of the layer with its sublayers.
    open var allowsGroupOpacity = true
    /// Has no effect: viewers blend every layer.
    open var isOpaque = false
    /// Has no effect: drawing is recorded at once.
    open var drawsAsynchronously = false
    /// Has no effect: the y axis points down.
    open var isGeometryFlipped = false
    /// Has no effect, as on iOS.
    open var filters: [Any]?
    /// Has no effect, as on iOS.
    open var backgroundFilters: [Any]?
    /// Has no effect: attributes have their standard values.
    open var style: [AnyHashable: Any]?

    /// Whether a change of the bounds' size asks for the content to be drawn anew; false by default.
    open var needsDisplayOnBoundsChange = false
    /// What code keeps by keys of its own.
    private final var ownValues: [String: Any]?

    /// What is drawn in the layer.
    package final var drawing = LayerDrawing() { didSet { contentChanged() } }

    public override init() {
        super.init()
    }

    /// Makes a copy of another layer's attributes, if that is of the same class or one below it.
    ///
    /// From a layer of another class it makes one with the default attributes, in whose own space published code goes on
    /// drawing; Apple's documentation says that this is undefined.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer, other.isKind(of: type(of: self)) else { return }
        properties = other.properties
        contents = other.contents
        contentsGravity = other.contentsGravity
        slices = other.slices
        maskedCorners = other.maskedCorners
        drawing = other.drawing
    }

    /// Returns nil: archives are not read here.
    public required init?(coder: NSCoder) {
        return nil
    }

    deinit {
        for layer in ownSublayers ?? [] { layer.holder = nil }
        mask?.holder = nil
        knownReference?.object = nil
    }

    // MARK: Attributes

    /// The place of the anchor point in the superlayer's bounds.
    ///
    /// Animatable.
    open var position: CGPoint {
        get { properties.position }
        set { change(.position) { $0.position = newValue } }
    }

    /// The layer's own coordinates and size; a change of the size asks for layout.
    ///
    /// Animatable.
    open var bounds: CGRect {
        get { properties.bounds }
        set {
            let isResized = newValue.size != properties.bounds.size
            if isResized {
                setNeedsLayout()
                if needsDisplayOnBoundsChange { setNeedsDisplay() }
            }
            change(.bounds) { $0.bounds = newValue }
            if isResized { owner?.layerIsResized() }
        }
    }

    /// The rectangle in the superlayer's bounds; with a transform, the box around the transformed bounds.
    ///
    /// Setting it with a transform gives the bounds the frame's size through the inverse of the transform.
    open var frame: CGRect {
        get { properties.frame }
        set { setFrame(newValue) }
    }

    /// The point of the layer that lies at ``position``, in units of the bounds' size; (0.5, 0.5) by default.
    ///
    /// Animatable.
    open var anchorPoint: CGPoint {
        get { properties.anchorPoint }
        set { change(.anchorPoint) { $0.anchorPoint = newValue } }
    }

    /// How far the anchor point is in front of the layer's plane, in points; 0 by default.
    ///
    /// Animatable.
    open var anchorPointZ: CGFloat {
        get { properties.anchorPointZ }
        set { change(.anchorPointZ) { $0.anchorPointZ = newValue } }
    }

    /// The distance towards the viewer, by which siblings are ordered.
    ///
    /// Animatable.
    open var zPosition: CGFloat {
        get { properties.zPosition }
        set { change(.zPosition) { $0.zPosition = newValue } }
    }

    /// The transform about the anchor point.
    ///
    /// Animatable.
    open var transform: CATransform3D {
        get { properties.transform }
        set { change(.transform) { $0.transform = newValue } }
    }

    /// The transform of the sublayers, about the anchor point.
    ///
    /// Animatable.
    open var sublayerTransform: CATransform3D {
        get { properties.sublayerTransform }
        set { change(.sublayerTransform) { $0.sublayerTransform = newValue } }
    }

    /// Returns the affine part of ``transform``.
    open func affineTransform() -> CGAffineTransform {
        CATransform3DGetAffineTransform(transform)
    }

    /// Sets ``transform`` to an affine one.
    open func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    /// The opacity of the layer with its sublayers, 0...1.
    ///
    /// Animatable.
    open var opacity: Float {
        get { Float(properties.opacity) }
        set { change(.opacity) { $0.opacity = CGFloat(newValue) } }
    }

    /// Whether the layer and its sublayers are left out.
    open var isHidden: Bool {
        get { properties.isHidden }
        set { properties.isHidden = newValue }
    }

    /// Whether sublayers are cut off at the bounds' rounded rectangle.
    open var masksToBounds: Bool {
        get { properties.masksToBounds }
        set { properties.masksToBounds = newValue }
    }

    /// Whether the layer is drawn when its back is turned to the viewer; true by default.
    open var isDoubleSided: Bool {
        get { properties.isDoubleSided }
        set { properties.isDoubleSided = newValue }
    }

    /// The radius of the corners, in points.
    ///
    /// Animatable.
    open var cornerRadius: CGFloat {
        get { properties.cornerRadius }
        set { change(.cornerRadius) { $0.cornerRadius = newValue } }
    }

    /// The colour behind the contents; nil for none.
    ///
    /// Animatable.
    open var backgroundColor: CGColor? {
        get { properties.backgroundColor }
        set { change(.backgroundColor) { $0.backgroundColor = newValue } }
    }

    /// The width of the line along the inside of the edge, in points.
    ///
    /// Animatable.
    open var borderWidth: CGFloat {
        get { properties.borderWidth }
        set { change(.borderWidth) { $0.borderWidth = newValue } }
    }

    /// The colour of the line along the edge.
    ///
    /// Animatable.
    open var borderColor: CGColor? {
        get { properties.borderColor }
        set { change(.borderColor) { $0.borderColor = newValue } }
    }

    /// The shadow's colour; black by default.
    ///
    /// Animatable.
    open var shadowColor: CGColor? {
        get { properties.shadowColor }
        set { change(.shadowColor) { $0.shadowColor = newValue } }
    }

    /// The shadow's opacity, 0...1; 0 by default.
    ///
    /// Animatable.
    open var shadowOpacity: Float {
        get { Float(properties.shadowOpacity) }
        set { change(.shadowOpacity) { $0.shadowOpacity = CGFloat(newValue) } }
    }

    /// The shadow's blur: the standard deviation of the Gaussian, in points; 3 by default.
    ///
    /// Animatable.
    open var shadowRadius: CGFloat {
        get { properties.shadowRadius }
        set { change(.shadowRadius) { $0.shadowRadius = newValue } }
    }

    /// How far the shadow is moved, in points; (0, -3) by default.
    ///
    /// Animatable.
    open var shadowOffset: CGSize {
        get { properties.shadowOffset }
        set { change(.shadowOffset) { $0.shadowOffset = newValue } }
    }

    /// The outline that casts the shadow, in the bounds' coordinates; nil casts that of what is drawn.
    open var shadowPath: CGPath? {
        get { properties.shadowPath }
        set {
            let path = newValue is CGMutablePath ? newValue?.copy() : newValue
            change(.shadowPath) { $0.shadowPath = path }
        }
    }

    // MARK: Key paths

    /// Returns the value of an animatable attribute, or of the frame: a number, or a boxed point, size, rectangle or
    /// transform; nil for other paths.
    open func value(forKeyPath keyPath: String) -> Any? {
        AnimatableKey(rawValue: keyPath).map { properties[$0].object } ?? frameValue(at: keyPath)
    }

    /// Sets an animatable attribute, the frame, or one component of the transform (`transform.rotation.z`).
    ///
    /// Other paths, and values of another type than the attribute's, are ignored.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if keyPath == "frame", let rect = value as? CGRect ?? (value as? NSValue)?.cgRectValue { frame = rect }
        guard let key = AnimatableKey(rawValue: keyPath), let value, let animatable = AnimatableValue(value) else {
            return
        }
        change(key) { $0[key] = animatable }
    }

    /// Returns the value of an animatable attribute, or else what was set for the key; nil if nothing was.
    open func value(forKey key: String) -> Any? {
        value(forKeyPath: key) ?? ownValues?[key]
    }

    /// Sets an animatable attribute, or else keeps a value under a key of one's own.
    open func setValue(_ value: Any?, forKey key: String) {
        guard AnimatableKey(rawValue: key) == nil, key != "frame" else { return setValue(value, forKeyPath: key) }
        ownValues = ownValues ?? [:]
        ownValues?[key] = value
    }

    /// Returns whether a change of an attribute asks for the content to be drawn anew; false in the base class.
    ///
    /// It is not called: attributes that a subclass adds are its own to draw.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Returns the value of an attribute that was never set; nil in the base class.
    open class func defaultValue(forKey key: String) -> Any? { nil }
    /// Returns what a change of an attribute runs where neither the delegate nor ``actions`` say so; nil, for the
    /// standard animation, in the base class.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    // MARK: Tree

    /// Adds a layer above the other sublayers.
    open func addSublayer(_ layer: CALayer) {
        insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
    }

    /// Inserts a layer at an index of the sublayers; an index beyond the end adds it above the others.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: idx)
    }

    /// Inserts a layer just below another one.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insertSublayer(layer, at: UInt32(index(of: sibling, without: layer) ?? 0))
    }

    /// Inserts a layer just above another one.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insertSublayer(layer, at: UInt32(index(of: sibling, without: layer).map { $0 + 1 } ?? sublayers?.count ?? 0))
    }

    /// Puts a layer in the place of a sublayer; a layer that is none changes nothing.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        replace(oldLayer, with: newLayer)
    }

    /// Removes the layer from its superlayer.
    open func removeFromSuperlayer() {
        if let holder { leave(holder) }
    }

    // MARK: Geometry

    /// Returns the frontmost layer at a point: this one, one within it, or nil.
    ///
    /// - Parameter p: the point, in the superlayer's coordinates.
    /// - Returns: the layer; nil for none.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        frontmost(at: p)
    }

    /// Returns whether a point of the layer's coordinates lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// Converts a point from another layer's coordinates to this one's; nil stands for those of the outermost layer.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { fromOutermost(l?.toOutermost(p) ?? p) }

    /// Converts a point from this layer's coordinates to another one's; nil stands for those of the outermost layer.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { l?.fromOutermost(toOutermost(p)) ?? toOutermost(p) }

    /// Converts a rectangle from another layer's coordinates to this one's: the box around its corners.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.box { convert($0, from: l) } }

    /// Converts a rectangle from this layer's coordinates to another one's: the box around its corners.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.box { convert($0, to: l) } }

    /// The part of the bounds that no layer around it cuts off.
    open var visibleRect: CGRect { uncutBounds }

    /// Returns the size that the layer would like to have: its own.
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// Scrolls the nearest scroll layer around this one until a point is its content's top left corner.
    open func scroll(_ p: CGPoint) {
        superlayer?.scroll(convert(p, to: superlayer))
    }

    /// Scrolls the nearest scroll layer around this one as little as shows a rectangle.
    open func scrollRectToVisible(_ r: CGRect) {
        superlayer?.scrollRectToVisible(convert(r, to: superlayer))
    }

    // MARK: Layout

    /// Asks for a layout of the sublayers before the layer is shown next.
    open func setNeedsLayout() {
        needsLayoutFlag = true
        owner?.layerNeedsLayout()
    }

    /// Returns whether the content is drawn upside down: never, as on iOS, where the y axis points down.
    open func contentsAreFlipped() -> Bool { false }

    /// Returns whether a layout was asked for.
    open func needsLayout() -> Bool { needsLayoutFlag }

    /// Lays out the sublayers now, and those of the sublayers, where that was asked for.
    open func layoutIfNeeded() {
        if let owner {
            owner.layOutIfNeeded()
        } else {
            // A layout that asks for layout is run again, but not for ever.
            for _ in 0..<8 where needsLayoutFlag {
                needsLayoutFlag = false
                layoutSublayers()
            }
        }
        for layer in ownSublayers ?? [] { layer.layoutIfNeeded() }
    }

    /// Lays out the sublayers; the base class asks the delegate.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    // MARK: Display

    /// Asks for the content to be drawn anew before the layer is shown next.
    open func setNeedsDisplay() {
        needsDisplayFlag = true
    }

    /// Asks for the content to be drawn anew: all of it, whatever the rectangle.
    open func setNeedsDisplay(_ r: CGRect) {
        setNeedsDisplay()
    }

    /// Returns whether the content is to be drawn anew.
    open func needsDisplay() -> Bool { needsDisplayFlag }

    /// Draws the content now if that was asked for.
    open func displayIfNeeded() {
        guard needsDisplayFlag else { return }
        needsDisplayFlag = false
        display()
    }

    /// Has the delegate provide the content, or draws it.
    open func display() {
        if let delegate { delegate.display(self) } else { record(draw(in:)) }
    }

    /// Draws the layer and its sublayers, as their attributes say, in points of the bounds.
    ///
    /// Transforms in space and blurs are left out, and of masks all but shapes.
    open func render(in ctx: CGContext) {
        layoutIfNeeded()
        paint(in: ctx, alpha: 1)
    }

    /// Draws the content, in points of the bounds; the base class draws nothing.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    // MARK: Animations

    /// Adds a copy of an animation under a key, in place of the one that had it.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        let own = anim.isShared ? anim.copy() as? CAAnimation ?? anim : anim
        start(own, forKey: own is CATransition ? kCATransition : key ?? "\(ObjectIdentifier(own))")
    }

    /// Returns the animation of a key; nil if there is none.
    open func animation(forKey key: String) -> CAAnimation? {
        animations.first { $0.key == key }?.animation
    }

    /// Returns the keys of the animations, in the order in which they were added; nil if there are none.
    open func animationKeys() -> [String]? {
        animations.isEmpty ? nil : animations.map(\.key)
    }

    /// Removes the animation of a key; the layer then shows its attributes without it.
    open func removeAnimation(forKey key: String) {
        stopAnimation(forKey: key)
    }

    /// Removes all animations.
    open func removeAllAnimations() {
        for key in animations.map(\.key) {
            removeAnimation(forKey: key)
        }
    }

    final var knownReference: Backreference<CALayer>?

    /// The layer of which this one is the ``presentation()``.
    final weak var presentedLayer: CALayer?

    /// Returns a copy of the layer, of its own class, with the attributes that are seen now.
    open func presentation() -> Self? {
        presentedCopy() as? Self
    }

    /// Returns the layer of which this one is the ``presentation()``; the layer itself if it is none.
    open func model() -> Self {
        presentedLayer as? Self ?? self
    }

    /// Returns a copy of the layer, of the engine's class that is nearest to its own.
    func plainCopy() -> CALayer { CALayer(layer: self) }

    // MARK: Time

    final var timing: LayerTiming? {
        didSet {
            FrameClock.layersHaveTimes = true
            hasChanged = true
        }
    }

    /// The rate of the layer's time, and of its sublayers', to the superlayer's; at 0 it stands still at
    /// ``timeOffset``.
    open var speed: Float {
        get { timing?.speed ?? 1 }
        set { timing = LayerTiming(begin: beginTime, speed: newValue, offset: timeOffset) }
    }

    /// A time that is added to the layer's, in seconds.
    open var timeOffset: CFTimeInterval {
        get { timing?.offset ?? 0 }
        set { timing = LayerTiming(begin: beginTime, speed: speed, offset: newValue) }
    }

    /// The superlayer's time at which the layer's begins, in seconds.
    open var beginTime: CFTimeInterval {
        get { timing?.begin ?? 0 }
        set { timing = LayerTiming(begin: newValue, speed: speed, offset: timeOffset) }
    }

    /// Has no effect: a layer's time has no end.
    open var duration: CFTimeInterval = .infinity
    /// Has no effect: a layer's time has no end.
    open var repeatCount: Float = 0
    /// Has no effect: a layer's time has no end.
    open var repeatDuration: CFTimeInterval = 0
    /// Has no effect: a layer's time has no end.
    open var autoreverses = false
    /// Has no effect: a layer's time has no end.
    open var fillMode = CAMediaTimingFillMode.removed

    /// Converts a time from another layer to this one.
    ///
    /// - Parameters:
    ///   - t: the time in `l`, in seconds.
    ///   - l: the other layer; nil for the stage.
    /// - Returns: the time in this layer.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(l?.stageTime(t) ?? t)
    }

    /// Converts a time from this layer to another one.
    ///
    /// - Parameters:
    ///   - t: the time in this layer, in seconds.
    ///   - l: the other layer; nil for the stage.
    /// - Returns: the time in `l`.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = stageTime(t)
        return l?.localTime(time) ?? time
    }

    // MARK: Change

    /// Returns what a change of the attribute runs on a layer that no view owns.
    open func action(forKey event: String) -> (any CAAction)? {
        delegate?.action(for: self, forKey: event) ?? actions?[event] ?? type(of: self).defaultAction(forKey: event)
    }

    /// The time at which the layer was added to one, if it was in none; before all times outside of a stage.
    final var appearanceTime = -CFTimeInterval.infinity
}
