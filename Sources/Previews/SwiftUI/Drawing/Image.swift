/// A picture or a symbol.
public nonisolated struct Image: PrimitiveView, Equatable, @unchecked Sendable {
    /// How large a symbol is beside a text.
    public enum Scale: Hashable, Sendable {
        /// One of them.
        case small, medium, large

        var uiKit: UIImage.SymbolScale {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }

    /// Whether a picture is drawn in its colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// One of them.
        case template, original
    }

    /// How a picture fills a size that is not its own.
    public enum ResizingMode: Hashable, Sendable {
        /// One of them.
        case tile, stretch
    }

    /// How well a picture is drawn at another size: has no effect.
    public enum Interpolation: Hashable, Sendable {
        /// One of them.
        case none, low, medium, high
    }

    /// How a picture is turned.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// One of them.
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    enum Source: Equatable {
        case named(String)
        case symbol(String)
        case uiImage(UIImage)
    }

    let source: Source
    var isResizable = false
    var mode: ResizingMode = .stretch
    var caps = EdgeInsets()
    var rendering: TemplateRenderingMode?
    var symbolRendering: SymbolRenderingMode?

    /// Makes one of the app's pictures.
    public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }
    /// Makes one of the app's pictures.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .named(name) }
    /// Makes one of the app's pictures that nobody reads out.
    public init(decorative name: String, bundle: Bundle? = nil) { source = .named(name) }
    /// Makes one of the system's symbols.
    public init(systemName: String) { source = .symbol(systemName) }
    /// Makes one of the system's symbols that shows a value: as without.
    public init(systemName: String, variableValue: Double?) { source = .symbol(systemName) }
    /// Makes one of UIKit's.
    public init(uiImage: UIImage) { source = .uiImage(uiImage) }
    /// Makes one of Core Graphics'.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        source = .uiImage(UIImage(cgImage: cgImage))
    }

    /// Lets it take any size.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var copy = self
        (copy.isResizable, copy.mode, copy.caps) = (true, resizingMode, capInsets)
        return copy
    }
    /// Sets whether it is drawn in its colours.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.rendering = renderingMode
        return copy
    }
    /// Sets how a symbol's parts are coloured.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var copy = self
        copy.symbolRendering = mode
        return copy
    }
    /// Sets how well it is drawn at another size: has no effect.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    /// Smooths its edges: has no effect.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Returns the picture in an environment; nil if there is none of the name.
    @MainActor
    func picture(_ environment: EnvironmentValues) -> UIImage? {
        switch source {
        case .named(let name):
            let image = UIImage(named: name)
            return rendering == .template ? image?.withRenderingMode(.alwaysTemplate) : image
        case .uiImage(let image):
            return rendering == .template ? image.withRenderingMode(.alwaysTemplate) : image
        case .symbol(let name):
            let font = environment.resolvedFont.uiKit
            let weight = environment.textLooks.weight ?? environment.font?.weight
            let base = UIImage.SymbolConfiguration(font: font, scale: environment.textLooks.imageScale.uiKit)
            let configuration =
                weight.map { base.applying(UIImage.SymbolConfiguration(weight: $0.symbol)) } ?? base
            return UIImage(systemName: name, withConfiguration: configuration)
        }
    }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { ImageNode(self, inputs) }
}

/// How a symbol's parts are coloured.
public nonisolated struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String
    /// In one colour.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// In one colour, parts of it weaker: as in one.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// In several colours: as in one.
    public static let palette = SymbolRenderingMode(name: "palette")
    /// In its own colours: as in one.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

extension View {
    /// Sets how symbols' parts are coloured: has no effect.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

/// The node of a picture.
private final class ImageNode: TypedNode<Image> {
    private let element: ImageElement

    override init(_ view: Image, _ inputs: NodeInputs) {
        element = ImageElement(inputs.host)
        super.init(view, inputs)
        changed()
    }

    override var elements: [Element] { [element] }

    override func changed() { element.show(view, environment) }
}

/// The element of a picture.
private final class ImageElement: Element {
    private let view = UIImageView()
    private var isResizable = false
    private var tint = UIColor.label

    override init(_ host: ViewHost?) {
        super.init(host)
        view.isUserInteractionEnabled = true
        view.clipsToBounds = false
    }

    func show(_ image: Image, _ environment: EnvironmentValues) {
        isResizable = image.isResizable
        var picture = image.picture(environment)
        if image.isResizable, image.caps != EdgeInsets() {
            picture = picture?.resizableImage(
                withCapInsets: image.caps.uiKit, resizingMode: image.mode == .tile ? .tile : .stretch)
        }
        if view.image !== picture { view.image = picture }
        view.contentMode = isSymbol(image) && image.isResizable ? .scaleAspectFit : .scaleToFill
        tint = environment.foreground?.paint(environment).color ?? .label
    }

    private func isSymbol(_ image: Image) -> Bool {
        if case .symbol = image.source { return true }
        return false
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = view.image?.size ?? .zero
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
    }

    override func place(_ frame: CGRect, _ placement: Placement) {
        placement.put(view, frame)
        if view.tintColor != tint { placement.change(view) { view.tintColor = tint } }
    }

    override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
        guard !isResizable, let offset = view.image?.baselineOffsetFromBottom else { return nil }
        let isBaseline =
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        return isBaseline ? size.height - offset : nil
    }
}
