/// What a request says of having been forwarded by proxies; anybody can write it.
struct Forwarding: Equatable {
    /// The values of its `X-Forwarded-For` headers, in order.
    var addresses: [String] = []
    /// The values of its `X-Forwarded-Proto` headers, in order.
    var protocols: [String] = []

    /// Whether the last proxy says that it was asked by HTTPS.
    var isSecure: Bool {
        protocols.last?.split(separator: ",").last?.filter { $0 != " " && $0 != "\t" }.lowercased() == "https"
    }
}
