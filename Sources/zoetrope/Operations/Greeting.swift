import QRCode

/// The text that a start prints to standard output: the server's address, and on a terminal a QR code of it.
struct Greeting {
    /// The number of its lines at most, without the code's.
    static let lineLimit = 5

    /// `http` or `https`.
    var scheme: String
    /// The address on which the server listens.
    var host: String
    var port: UInt16
    /// Others by which the server can be reached, as of ``NetworkAddresses``.
    var networkAddresses: [String]
    var isTerminal: Bool
    /// The key of a page that may write into the previewed sources; nil if there are none.
    var writeKey: String?
    /// What is said of how previewed code is kept apart, in one line; nil if there is none.
    var isolation: String?

    /// Lines that each end with a newline; the first has the address for this machine.
    var text: String {
        let here = Self.anyAddresses[host] ?? (host.contains(":") ? "[\(host)]" : host)
        let others = networkAddresses.map(url)
        var own: [String] = []
        if let writeKey { own.append("To write tuned values into your files: \(url(here))#write=\(writeKey)") }
        if isTerminal, Loopback.contains(host) { own.append("For phones and others on the network: --host 0.0.0.0") }
        if let isolation { own.append(isolation) }
        var lines = ["Zoetrope is at \(url(here))"] + Self.network(others, lines: Self.lineLimit - 1 - own.count) + own
        if isTerminal, !Loopback.contains(host), let shown = Self.isAnyAddress(host) ? others.first : url(here),
            let code = try? QRCode(shown)
        {
            lines += ["", code.blocks]
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Returns the addresses by which others reach the server, in a number of lines at most.
    private static func network(_ addresses: [String], lines: Int) -> [String] {
        let heads = addresses.count > lines ? Array(addresses.prefix(lines - 1)) : addresses
        let rest = addresses.dropFirst(heads.count)
        guard !rest.isEmpty else { return heads.map { "On the network: \($0)" } }
        return heads.map { "On the network: \($0)" } + ["On the network: \(rest.joined(separator: " "))"]
    }

    /// Whether listening on `host` is listening on every address that the machine has.
    static func isAnyAddress(_ host: String) -> Bool { anyAddresses[host] != nil }

    private func url(_ host: String) -> String { "\(scheme)://\(host):\(port)/" }

    /// The addresses that stand for all of a machine's, each with the one by which the machine reaches itself.
    private static let anyAddresses = ["0.0.0.0": "127.0.0.1", "::": "[::1]"]
}
