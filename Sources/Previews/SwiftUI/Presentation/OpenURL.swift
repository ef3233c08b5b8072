/// What opens a URL, which does nothing in a preview unless an app handles it itself.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    /// What has become of a URL.
    public struct Result: Sendable {
        let isAccepted: Bool
        /// The app has opened it.
        public static let handled = Result(isAccepted: true)
        /// Nobody opens it.
        public static let discarded = Result(isAccepted: false)
        /// The system opens it.
        public static let systemAction = Result(isAccepted: false)
        /// The system opens another one.
        public static func systemAction(_ url: URL) -> Result { Result(isAccepted: false) }
    }

    private nonisolated let handler: @MainActor @Sendable (URL) -> Result

    /// Makes one that an app handles.
    public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
        nonisolated(unsafe) let handler = handler
        self.handler = { handler($0) }
    }

    /// Opens a URL.
    public func callAsFunction(_ url: URL) { _ = handler(url) }

    /// Opens a URL, and tells whether it was.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(handler(url).isAccepted)
    }
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}

extension EnvironmentValues {
    /// What opens a URL.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
