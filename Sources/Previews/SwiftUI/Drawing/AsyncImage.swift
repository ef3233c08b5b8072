import StageTime

/// How far a picture has come that is loaded.
public nonisolated enum AsyncImagePhase: Sendable {
    /// It is not there yet.
    case empty
    /// It is there.
    case success(Image)
    /// It can't be had.
    case failure(any Error)

    /// The picture; nil while it is not there.
    public var image: Image? {
        if case .success(let image) = self { return image }
        return nil
    }
    /// The error; nil for none.
    public var error: (any Error)? {
        if case .failure(let error) = self { return error }
        return nil
    }
}

/// A picture that is loaded when it is shown.
public nonisolated struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> AnyView
    @State private var loader = PictureLoader()
    @State private var phase = AsyncImagePhase.empty

    private init(
        _ url: URL?, _ scale: CGFloat, _ transaction: Transaction, _ content: @escaping (AsyncImagePhase) -> AnyView
    ) {
        (self.url, self.scale, self.transaction, self.content) = (url, scale, transaction, content)
    }

    /// What the phase is shown by.
    @MainActor
    public var body: some View {
        // Nothing may be shown until the picture is there.
        ZStack { content(phase) }
            .onAppear { load() }
            .onChange(of: url) { load() }
    }

    @MainActor
    private func load() {
        let (transaction, phase) = (transaction, $phase)
        phase.wrappedValue = .empty
        loader.load(url, scale) { new in withTransaction(transaction) { phase.wrappedValue = new } }
    }
}

extension AsyncImage {
    /// Makes one that is grey until the picture is there.
    public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url, scale, Transaction()) { phase in
            phase.image.map { AnyView($0) } ?? AnyView(Color(uiColor: .secondarySystemFill))
        }
    }
    /// Makes one of a view of the picture, and of another one until that is there.
    public nonisolated init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url, scale, Transaction()) { phase in
            phase.image.map { AnyView(content($0)) } ?? AnyView(placeholder())
        }
    }
    /// Makes one of a view of each phase.
    public nonisolated init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(url, scale, transaction) { AnyView(content($0)) }
    }
}

/// What loads a picture.
private final class PictureLoader {
    private var task: URLSessionDataTask?
    private var number = 0

    deinit { task?.cancel() }

    /// Loads a picture, and ends to wait for the one before.
    @MainActor
    func load(_ url: URL?, _ scale: CGFloat, _ completed: @escaping (AsyncImagePhase) -> Void) {
        task?.cancel()
        task = nil
        number += 1
        let own = number
        guard let url else { return }
        var request = URLRequest(url: url)
        request.isForPicture = true
        let task = URLSession.shared.dataTask(with: request) { [weak self] data, _, error in
            guard own == self?.number else { return }
            guard let image = data.flatMap({ UIImage(data: $0, scale: scale) }) else {
                return completed(.failure(error ?? URLError(.cannotDecodeContentData)))
            }
            completed(.success(Image(uiImage: image)))
        }
        self.task = task
        task.resume()
    }
}
