import Glibc

/// A look at whether a server can listen on a port of this machine.
struct PortCheck {
    let port: UInt16

    var finding: Finding {
        let fault = Self.fault(of: port)
        guard fault != 0 else { return Finding(name: "port", state: .fine, found: "\(port) is free") }
        let other = port == .max ? port - 1 : port + 1
        return Finding(
            name: "port", state: .note, found: "\(port) can't be listened on: \(String(cString: strerror(fault)))",
            help: "give serve and preview another one, such as --port \(other), or 0 for any that is free")
    }

    /// Listens on loopback for a moment: bind(2), listen(2).
    ///
    /// - Returns: 0, or why that does not work.
    private static func fault(of port: UInt16) -> Int32 {
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { return errno }
        defer { close(socket) }
        // As a server does: connections that have just ended are in nobody's way.
        var yes: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        let bound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        return bound == 0 && listen(socket, 1) == 0 ? 0 : errno
    }
}
