import SDWebImage
import SwiftUI

/// A picture that is loaded when it is shown, as SDWebImageSwiftUI's documentation has it.
public nonisolated struct WebImage: View {
    private let url: URL?
    private let options: SDWebImageOptions
    private let context: [SDWebImageContextOption: Any]?
    private let transaction: Transaction
    private let content: ((WebImagePhase) -> AnyView)?
    private var changes: [(Image) -> Image] = []
    private var substitute: AnyView?
    private var succeeded: ((UIImage, Data?, SDImageCacheType) -> Void)?
    private var failed: ((any Error) -> Void)?
    /// What is in front of it while it is loaded.
    private var indicator: ((Binding<Bool>, Binding<Double>) -> AnyView)?
    @State private var phase = WebImagePhase.empty
    @State private var isLoading = false
    @State private var loading = Loading()

    private init(
        _ url: URL?, _ options: SDWebImageOptions, _ context: [SDWebImageContextOption: Any]?,
        _ transaction: Transaction = Transaction(), _ content: ((WebImagePhase) -> AnyView)? = nil
    ) {
        (self.url, self.options, self.context) = (url, options, context)
        (self.transaction, self.content) = (transaction, content)
    }

    /// Makes one that shows nothing until the picture is there.
    public init(
        url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]? = nil, isAnimating: Binding<Bool> = .constant(true)
    ) {
        self.init(url, options, context)
    }

    /// Makes one of a view of the picture, and of another one until that is there.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]? = nil, isAnimating: Binding<Bool> = .constant(true),
        @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) {
        self.init(url, options, context) { $0.image.map { AnyView(content($0)) } ?? AnyView(placeholder()) }
    }

    /// Makes one of a view of each phase.
    public init<Content: View>(
        url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]? = nil, isAnimating: Binding<Bool> = .constant(true),
        transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (WebImagePhase) -> Content
    ) {
        self.init(url, options, context, transaction) { AnyView(content($0)) }
    }

    /// What is shown of the picture.
    @MainActor
    public var body: some View {
        // Nothing may be shown until the picture is there.
        ZStack {
            shown
            if isLoading, let indicator { indicator($isLoading, .constant(0)) }
        }
        .onAppear { load() }
        .onChange(of: url) { load() }
    }

    private var shown: AnyView {
        let changed = phase.image.map { image in changes.reduce(image) { $1($0) } }
        if let content { return content(changed.map { .success($0) } ?? phase) }
        return changed.map { AnyView($0) } ?? substitute ?? AnyView(Color.clear)
    }

    @MainActor
    private func load() {
        guard loading.begin(url) else { return }
        let (transaction, phase, isLoading) = (transaction, $phase, $isLoading)
        let (succeeded, failed) = (succeeded, failed)
        phase.wrappedValue = .empty
        isLoading.wrappedValue = true
        loading.operation = SDWebImageManager.shared.loadImage(with: url, options: options, context: context) {
            image, data, error, type, _, _ in
            withTransaction(transaction) {
                isLoading.wrappedValue = false
                phase.wrappedValue =
                    image.map { .success(Image(uiImage: $0)) }
                    ?? .failure(error ?? URLError(.cannotDecodeContentData))
            }
            if let image { succeeded?(image, data, type) } else if let error { failed?(error) }
        }
    }

    private func with(_ change: (inout WebImage) -> Void) -> WebImage {
        var copy = self
        change(&copy)
        return copy
    }
}

/// What is loaded.
private nonisolated final class Loading {
    private var url: URL?
    private var hasBegun = false
    var operation: SDWebImageCombinedOperation?

    /// Ends what is loaded for another address, and returns whether one's picture is to be loaded.
    @MainActor
    func begin(_ url: URL?) -> Bool {
        guard !hasBegun || self.url != url else { return false }
        operation?.cancel()
        (self.url, hasBegun, operation) = (url, true, nil)
        return true
    }
}

/// How far a picture has come that is loaded.
public typealias WebImagePhase = AsyncImagePhase

extension WebImage {
    /// Lets the picture take the size that it is proposed.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
    ) -> WebImage {
        with { $0.changes.append { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) } }
    }
    /// Draws the picture as it is, or in the colour around it.
    public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> WebImage {
        with { $0.changes.append { $0.renderingMode(renderingMode) } }
    }
    /// Says how the picture is scaled.
    public func interpolation(_ interpolation: Image.Interpolation) -> WebImage {
        with { $0.changes.append { $0.interpolation(interpolation) } }
    }
    /// Says whether the picture's edges are smooth.
    public func antialiased(_ isAntialiased: Bool) -> WebImage {
        with { $0.changes.append { $0.antialiased(isAntialiased) } }
    }
    /// Shows an image until the picture is there.
    public func placeholder(_ image: Image) -> WebImage { placeholder { image } }
    /// Shows a view until the picture is there.
    public func placeholder<T: View>(@ViewBuilder content: () -> T) -> WebImage {
        let view = AnyView(content())
        return with { $0.substitute = view }
    }
    /// Does something when the picture can't be had.
    public func onFailure(perform action: ((any Error) -> Void)? = nil) -> WebImage { with { $0.failed = action } }
    /// Does something when the picture is there.
    public func onSuccess(perform action: ((UIImage, Data?, SDImageCacheType) -> Void)? = nil) -> WebImage {
        with { $0.succeeded = action }
    }
    /// Does something when the picture is there.
    public func onSuccess(perform action: @escaping (UIImage, SDImageCacheType) -> Void) -> WebImage {
        with { $0.succeeded = { action($0, $2) } }
    }
    /// Is not called, as pictures come as a whole.
    public func onProgress(perform action: ((Int, Int) -> Void)? = nil) -> WebImage { self }
    /// Shows a sign in front while the picture is loaded.
    public func indicator<T: View>(_ indicator: Indicator<T>) -> WebImage {
        with { $0.indicator = { AnyView(indicator.content($0, $1)) } }
    }
    /// Shows a view in front while the picture is loaded.
    public func indicator<T: View>(
        @ViewBuilder content: @escaping (_ isAnimating: Binding<Bool>, _ progress: Binding<Double>) -> T
    ) -> WebImage {
        indicator(Indicator(content: content))
    }
    /// Has no effect: a picture is asked for again when its view is new.
    public func retryOnAppear(_ flag: Bool) -> WebImage { self }
    /// Has no effect: what is loaded ends when its view does.
    public func cancelOnDisappear(_ flag: Bool) -> WebImage { self }
    /// Has no effect: pictures do not move.
    public func customLoopCount(_ loopCount: UInt?) -> WebImage { self }
    /// Has no effect: pictures do not move.
    public func maxBufferSize(_ bufferSize: UInt?) -> WebImage { self }
    /// Has no effect: pictures do not move.
    public func runLoopMode(_ runLoopMode: RunLoop.Mode) -> WebImage { self }
    /// Has no effect: pictures do not move.
    public func pausable(_ pausable: Bool) -> WebImage { self }
    /// Has no effect: pictures do not move.
    public func purgeable(_ purgeable: Bool) -> WebImage { self }
    /// Has no effect: pictures do not move.
    public func playbackRate(_ playbackRate: Double) -> WebImage { self }
}
