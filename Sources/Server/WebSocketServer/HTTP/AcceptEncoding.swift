/// A request's Accept-Encoding header (RFC 9110, 12.5.3).
struct AcceptEncoding {
    /// Whether a body in gzip's format may be sent.
    let admitsGzip: Bool

    /// - Parameter header: the header's value; empty if there is none.
    init(_ header: String) {
        var weights: [String: Double] = [:]
        for element in header.lowercased().split(separator: ",") {
            let parts = element.split(separator: ";").map { String($0.filter { $0 != " " && $0 != "\t" }) }
            guard let coding = parts.first else { continue }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 }
            weights[coding] = weight ?? 1
        }
        admitsGzip = (weights["gzip"] ?? weights["x-gzip"] ?? weights["*"] ?? 0) > 0
    }
}
