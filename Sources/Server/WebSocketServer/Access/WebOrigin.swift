/// An origin of RFC 6454, by which a browser identifies the page that opens a WebSocket.
public struct WebOrigin: Hashable, Sendable, CustomStringConvertible {
    let scheme: String
    /// The host in lower case, with an IPv6 address's brackets.
    let host: String
    /// The port; nil for the scheme's own.
    let port: UInt16?

    /// Parses an origin; nil for another form.
    ///
    /// - Parameter text: `SCHEME://HOST` or `SCHEME://HOST:PORT`, and nothing after it.
    public init?(_ text: String) {
        guard text.utf8.count <= 512, let colon = text.firstRange(of: "://") else { return nil }
        scheme = text[..<colon.lowerBound].lowercased()
        let authority = text[colon.upperBound...]
        let hostEnd = authority.first == "[" ? authority.firstIndex(of: "]").map(authority.index(after:)) : nil
        let portColon = authority[(hostEnd ?? authority.startIndex)...].firstIndex(of: ":")
        host = authority[..<(portColon ?? authority.endIndex)].lowercased()
        guard scheme.utf8.allSatisfy(Self.isSchemeByte), scheme.first?.isLetter == true,
            !host.isEmpty, host.utf8.allSatisfy(Self.isHostByte),
            hostEnd == nil || hostEnd == portColon ?? authority.endIndex
        else { return nil }
        guard let portColon else {
            port = nil
            return
        }
        let digits = authority[authority.index(after: portColon)...]
        guard digits.utf8.allSatisfy({ 48...57 ~= $0 }), let number = UInt16(digits) else { return nil }
        port = number == Self.defaultPorts[scheme] ? nil : number
    }

    /// The origin in the form `SCHEME://HOST` or `SCHEME://HOST:PORT`.
    public var description: String { "\(scheme)://\(host)\(port.map { ":\($0)" } ?? "")" }

    private static let defaultPorts: [String: UInt16] = ["http": 80, "https": 443]

    private static func isSchemeByte(_ byte: UInt8) -> Bool {
        97...122 ~= byte || 48...57 ~= byte || byte == 43 || byte == 45 || byte == 46
    }

    private static func isHostByte(_ byte: UInt8) -> Bool {
        97...122 ~= byte || 48...57 ~= byte || [45, 46, 58, 91, 93, 95].contains(byte)
    }
}
