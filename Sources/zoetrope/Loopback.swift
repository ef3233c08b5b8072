/// Whether an address can be reached from this machine only.
enum Loopback {
    static func contains(_ host: String) -> Bool {
        host == "localhost" || host == "::1" || host.hasPrefix("127.")
    }
}
