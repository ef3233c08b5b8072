import SwiftUI

/// What is shown before a picture has come, and how it takes its place.
public nonisolated struct KFAppearance {
    var placeholder: ((Progress) -> AnyView)?
    var failure: (() -> AnyView)?
    var transition: (AnyTransition, Animation?)?
    var isLoaded: Binding<Bool>?
    var isCancelledOnDisappear = false
}

/// A view of a picture that is loaded when it is shown.
public nonisolated protocol KFImageProtocol: View, KFOptionSetter {
    /// What is shown before the picture has come, and how it takes its place.
    var appearance: KFAppearance { get set }
    /// Makes one of what is asked for.
    init(request: KFRequest)
}

extension KFImageProtocol {
    /// Makes a view of a source; nil shows the placeholder alone.
    public nonisolated init(source: Source?) { self.init(request: KFRequest(source)) }

    /// Makes a view of a URL; nil shows the placeholder alone.
    public nonisolated init(_ url: URL?) { self.init(source: url?.convertToSource()) }

    /// Makes a view of a source, as versions 5 and 6 do.
    ///
    /// - Parameters:
    ///   - source: what it is the picture of; nil shows the placeholder alone.
    ///   - options: how it is asked for.
    ///   - isLoaded: is set once the picture has come.
    public nonisolated init(
        source: Source?, options: KingfisherOptionsInfo?, isLoaded: Binding<Bool> = .constant(false)
    ) {
        self.init(source: source)
        request.options = options ?? []
        appearance.isLoaded = isLoaded
    }

    /// Makes a view of a URL, as versions 5 and 6 do.
    public nonisolated init(
        _ url: URL?, options: KingfisherOptionsInfo?, isLoaded: Binding<Bool> = .constant(false)
    ) {
        self.init(source: url?.convertToSource(), options: options, isLoaded: isLoaded)
    }

    /// Makes a view of a source; nil shows the placeholder alone.
    public nonisolated static func source(_ source: Source?) -> Self { Self(source: source) }
    /// Makes a view of a picture of a network; nil shows the placeholder alone.
    public nonisolated static func resource(_ resource: (any Resource)?) -> Self {
        source(resource?.convertToSource())
    }
    /// Makes a view of a URL; nil shows the placeholder alone.
    ///
    /// - Parameters:
    ///   - url: where the picture is.
    ///   - cacheKey: the name under which it is kept; nil for the URL.
    /// - Returns: the view.
    public nonisolated static func url(_ url: URL?, cacheKey: String? = nil) -> Self {
        source(url?.convertToSource(overrideCacheKey: cacheKey))
    }
    /// Makes a view of data that an object gives; nil shows the placeholder alone.
    public nonisolated static func dataProvider(_ provider: (any ImageDataProvider)?) -> Self {
        source(provider?.convertToSource())
    }
    /// Makes a view of data; nil shows the placeholder alone.
    public nonisolated static func data(_ data: Data?, cacheKey: String) -> Self {
        dataProvider(data.map { RawImageDataProvider(data: $0, cacheKey: cacheKey) })
    }

    private nonisolated func with(_ change: (inout KFAppearance) -> Void) -> Self {
        var copy = self
        change(&copy.appearance)
        return copy
    }

    /// Shows a view until the picture is there, which knows how much has come: nothing.
    public nonisolated func placeholder<P: View>(@ViewBuilder _ content: @escaping (Progress) -> P) -> Self {
        with { $0.placeholder = { AnyView(content($0)) } }
    }
    /// Shows a view until the picture is there.
    public nonisolated func placeholder<P: View>(@ViewBuilder _ content: @escaping () -> P) -> Self {
        placeholder { _ in content() }
    }
    /// Shows a view if the picture does not come.
    public nonisolated func onFailureView<F: View>(@ViewBuilder _ content: @escaping () -> F) -> Self {
        with { $0.failure = { AnyView(content()) } }
    }
    /// Has the picture fade in, in so many seconds.
    public nonisolated func fade(duration: TimeInterval) -> Self { adding(.transition(.fade(duration))) }
    /// Says how the picture comes.
    public nonisolated func loadTransition(_ transition: AnyTransition, animation: Animation? = .default) -> Self {
        with { $0.transition = (transition, animation) }
    }
    /// Says how the picture comes.
    public nonisolated func loadTransition<T: Transition>(_ transition: T, animation: Animation? = .default) -> Self {
        loadTransition(AnyTransition(transition), animation: animation)
    }
    /// Says whether the picture is waited for while its view is not there.
    public nonisolated func cancelOnDisappear(_ flag: Bool) -> Self { with { $0.isCancelledOnDisappear = flag } }
    /// Has no effect.
    public nonisolated func reducePriorityOnDisappear(_ flag: Bool) -> Self { self }
    /// Has no effect: the picture is asked for when its view appears.
    public nonisolated func startLoadingBeforeViewAppear(_ flag: Bool = true) -> Self { self }
}
