import SwiftUI

/// A view of a picture that is loaded when it is shown.
public nonisolated struct KFImage: KFImageProtocol {
    /// What is asked for, and who hears of it.
    public var request: KFRequest
    /// What is shown before the picture has come, and how it takes its place.
    public var appearance = KFAppearance()
    private var changes: [(Image) -> Image] = []
    private var content: ((Image) -> AnyView)?

    /// Makes one of what is asked for.
    public init(request: KFRequest) { self.request = request }

    /// What is shown of the picture.
    @MainActor
    public var body: some View {
        LoadedPicture(request, appearance) { picture in
            let image = changes.reduce(Image(uiImage: picture)) { $1($0) }
            return content?(image) ?? AnyView(image)
        }
    }

    /// Changes the picture.
    public func configure(_ block: @escaping (Image) -> Image) -> KFImage {
        var copy = self
        copy.changes.append(block)
        return copy
    }

    /// Shows the picture in another view.
    public func contentConfigure<V: View>(@ViewBuilder _ block: @escaping (Image) -> V) -> KFImage {
        var copy = self
        copy.content = { AnyView(block($0)) }
        return copy
    }

    /// Lets the picture take the size that it is proposed.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
    ) -> KFImage {
        configure { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) }
    }
    /// Draws the picture as it is, or in the colour around it.
    public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> KFImage {
        configure { $0.renderingMode(renderingMode) }
    }
    /// Says how the picture is scaled.
    public func interpolation(_ interpolation: Image.Interpolation) -> KFImage {
        configure { $0.interpolation(interpolation) }
    }
    /// Says whether the picture's edges are smooth.
    public func antialiased(_ isAntialiased: Bool) -> KFImage { configure { $0.antialiased(isAntialiased) } }
}

/// A view of a picture that may move, of which the first one is shown, when it is loaded.
public nonisolated struct KFAnimatedImage: KFImageProtocol {
    /// What is asked for, and who hears of it.
    public var request: KFRequest
    /// What is shown before the picture has come, and how it takes its place.
    public var appearance = KFAppearance()
    private var changes: [(AnimatedImageView) -> Void] = []

    /// Makes one of what is asked for.
    public init(request: KFRequest) { self.request = request }

    /// What is shown of the picture.
    @MainActor
    public var body: some View {
        LoadedPicture(request, appearance) { AnyView(AnimatedPicture(image: $0, changes: changes)) }
    }

    /// Changes the view of UIKit.
    public func configure(_ block: @escaping (AnimatedImageView) -> Void) -> KFAnimatedImage {
        var copy = self
        copy.changes.append(block)
        return copy
    }

    /// Has no effect: pictures do not move.
    public func purgeFramesOnBackground(_ purge: Bool = true) -> KFAnimatedImage { self }
}

/// A view of UIKit that shows a picture.
private struct AnimatedPicture: UIViewRepresentable {
    let image: UIImage
    let changes: [(AnimatedImageView) -> Void]

    func makeUIView(context: Context) -> AnimatedImageView {
        let view = AnimatedImageView(frame: .zero)
        for change in changes { change(view) }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentCompressionResistancePriority(.defaultLow, for: axis)
        }
        return view
    }

    func updateUIView(_ uiView: AnimatedImageView, context: Context) { uiView.image = image }
}
