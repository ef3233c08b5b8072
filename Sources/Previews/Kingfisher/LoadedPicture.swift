import SwiftUI

/// A picture that is loaded when it is shown, and something else until then.
nonisolated struct LoadedPicture: View {
    private let request: KFRequest
    private let appearance: KFAppearance
    private let content: (UIImage) -> AnyView
    @State private var picture: UIImage?
    @State private var hasFailed = false
    @State private var loading = Loading()

    init(_ request: KFRequest, _ appearance: KFAppearance, _ content: @escaping (UIImage) -> AnyView) {
        (self.request, self.appearance, self.content) = (request, appearance, content)
    }

    @MainActor
    var body: some View {
        // Nothing may be shown until the picture is there.
        ZStack { shown }
            .onAppear { load() }
            .onChange(of: request.source) { load() }
            .onDisappear { if appearance.isCancelledOnDisappear { loading.wait.cancel() } }
    }

    private var shown: AnyView {
        if let picture {
            let view = content(picture)
            return appearance.transition.map { AnyView(view.transition($0.0)) } ?? view
        }
        if hasFailed, let failure = appearance.failure { return failure() }
        return appearance.placeholder?(Progress(totalUnitCount: 1)) ?? AnyView(Color.clear)
    }

    @MainActor
    private func load() {
        guard loading.begin(request.source) else { return }
        let options = KingfisherManager.shared.parsed(request.options)
        let (request, appearance, loading) = (request, appearance, loading)
        let (picture, hasFailed) = ($picture, $hasFailed)
        _ = loading.wait.load(
            request.source, options, request.progressed,
            prepare: { (picture.wrappedValue, hasFailed.wrappedValue) = (nil, false) },
            show: { result, done in
                switch result {
                case .success(let found):
                    withAnimation(Self.animation(options, appearance, found.cacheType)) {
                        picture.wrappedValue = found.image
                    }
                    appearance.isLoaded?.wrappedValue = true
                case .failure:
                    loading.end()
                    picture.wrappedValue = options.onFailureImage ?? nil
                    hasFailed.wrappedValue = true
                }
                done()
            },
            { result in if !loading.isOfAnother(result) { request.hear(result) } })
    }

    private static func animation(
        _ options: KingfisherParsedOptionsInfo, _ appearance: KFAppearance, _ type: CacheType
    ) -> Animation? {
        guard type == .none || options.forceTransition else { return nil }
        if let transition = appearance.transition { return transition.1 }
        return options.transition.animation.map { .linear(duration: $0.duration) }
    }
}

/// What is loaded.
private nonisolated final class Loading {
    let wait = PictureWait()
    private var source: Source??

    /// Returns whether the picture of a source is to be loaded.
    func begin(_ source: Source?) -> Bool {
        guard self.source != .some(source) else { return false }
        self.source = .some(source)
        return true
    }

    /// Has the picture loaded again when its view appears again.
    func end() { source = nil }

    /// Whether another picture has been asked for since.
    func isOfAnother(_ result: KingfisherManager.Outcome) -> Bool {
        if case .failure(let error) = result { return error.isNotCurrentTask }
        return false
    }
}
