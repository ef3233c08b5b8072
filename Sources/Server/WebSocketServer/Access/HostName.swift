/// A name or a numeric address by which a server is reached, without a port.
public struct HostName: Hashable, Sendable {
    /// The name in lower case, without a dot at its end.
    let text: String

    /// - Parameter text: a name of letters, digits, `-`, `_` and `.`, or a numeric address, IPv6 with or without
    ///   brackets.
    public init?(_ text: some StringProtocol) {
        guard text.utf8.count <= 255 else { return nil }
        var name = text.lowercased()
        if name.hasSuffix(".") { name.removeLast() }
        let isName = !name.isEmpty && name.utf8.allSatisfy(Self.isNameByte)
        guard isName || NumericAddress(name) != nil else { return nil }
        self.text = name
    }

    /// The name of a Host header (RFC 9110, section 7.2), whatever its port is.
    init?(header: String) {
        let hostEnd = header.hasPrefix("[") ? header.firstIndex(of: "]").map(header.index(after:)) : nil
        let colon = header[(hostEnd ?? header.startIndex)...].firstIndex(of: ":")
        let end = colon ?? header.endIndex
        guard hostEnd == nil || hostEnd == end else { return nil }
        if let colon {
            let digits = header[header.index(after: colon)...]
            guard digits.utf8.allSatisfy({ 48...57 ~= $0 }) else { return nil }
        }
        self.init(header[..<end])
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        97...122 ~= byte || 48...57 ~= byte || byte == 45 || byte == 46 || byte == 95
    }
}
