import QRCode

/// The text that a start prints to standard output: the server's address, and on a terminal a QR code of it.
struct Greeting {
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

    /// Lines that each end with a newline; the first has the address for this machine.
    var text: String {
        let here = Self.anyAddresses[host] ?? (host.contains(":") ? "[\(host)]" : host)
        var lines = ["Zoetrope is at \(url(here))"]
        let others = networkAddresses.map(url)
        lines += others.map { "On the network: \($0)" }
        if let writeKey { lines.append("To write tuned values into your files: \(url(here))#write=\(writeKey)") }
        if isTerminal, Loopback.contains(host) {
            lines.append("For phones and others on the network: --host 0.0.0.0 (make run HOST=0.0.0.0)")
        } else if isTerminal, let shown = Self.isAnyAddress(host) ? others.first : url(here),
            let code = try? QRCode(shown)
        {
            lines += ["", code.blocks]
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Whether listening on `host` is listening on every address that the machine has.
    static func isAnyAddress(_ host: String) -> Bool { anyAddresses[host] != nil }

    private func url(_ host: String) -> String { "\(scheme)://\(host):\(port)/" }

    /// The addresses that stand for all of a machine's, each with the one by which the machine reaches itself.
    private static let anyAddresses = ["0.0.0.0": "127.0.0.1", "::": "[::1]"]
}
