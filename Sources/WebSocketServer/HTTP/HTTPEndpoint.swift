/// A path whose answer is made when it is asked for, on the server's thread.
public struct HTTPEndpoint: Sendable {
    public struct Answer: Sendable {
        /// An HTTP status, such as 200.
        public var status: UInt32
        public var contentType: String
        public var body: String

        public init(status: UInt32 = 200, contentType: String = "text/plain; charset=utf-8", body: String) {
            self.status = status
            self.contentType = contentType
            self.body = body
        }
    }

    /// Such as `/healthz`.
    public let path: String
    let answer: @Sendable () -> Answer

    /// - Parameter answer: must not block; every connection waits for it.
    public init(_ path: String, answer: @escaping @Sendable () -> Answer) {
        self.path = path
        self.answer = answer
    }
}
