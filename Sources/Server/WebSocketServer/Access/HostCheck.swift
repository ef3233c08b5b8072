/// A check that a request's Host header names this server: loopback, an address of its machine, or a name that it was
/// told or has a certificate for.
///
/// A page of any site can have its own name lead to this server's address (DNS rebinding); to a browser the two are
/// then one origin. What the browser can't change is the Host header, which still has that site's name.
struct HostCheck {
    enum Fault {
        /// HTTP/1.1 asks for the header (RFC 9112, section 3.2).
        case missing
        case unknown
    }

    private let names: Set<HostName>
    private let addresses: Set<NumericAddress>
    private var machine: MachineAddresses
    /// The server's certificate; nil without TLS.
    var certificate: TLSCertificate?

    init(
        names: [HostName], certificate: TLSCertificate? = nil, machine: MachineAddresses = MachineAddresses()
    ) {
        self.names = Set(names)
        addresses = Set(names.compactMap { NumericAddress($0.text) })
        self.certificate = certificate
        self.machine = machine
    }

    /// Checks a Host header.
    ///
    /// - Parameters:
    ///   - header: the header; nil if there is none.
    ///   - isHTTP10: whether the request is of HTTP/1.0, whose clients, none of them a browser, may omit the header.
    ///   - now: the present.
    /// - Returns: the fault; nil for a header that names this server.
    mutating func fault(header: String?, isHTTP10: Bool = false, at now: MonotonicInstant) -> Fault? {
        guard let header else { return isHTTP10 ? nil : .missing }
        guard let name = HostName(header: header) else { return .unknown }
        return knows(name, at: now) ? nil : .unknown
    }

    private mutating func knows(_ name: HostName, at now: MonotonicInstant) -> Bool {
        if name.text == "localhost" || names.contains(name) { return true }
        guard let address = NumericAddress(name.text) else { return certificate?.covers(name.text) ?? false }
        return address.isLoopback || addresses.contains(address) || machine.contains(address, at: now)
    }
}
