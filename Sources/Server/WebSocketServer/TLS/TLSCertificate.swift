import COpenSSL

/// A certificate, for the names that it is valid for.
final class TLSCertificate {
    private let certificate: OpaquePointer

    /// Reads a certificate; nil if the file has none.
    ///
    /// - Parameter path: the path of a PEM file whose first certificate is the server's.
    init?(path: String) {
        guard let file = BIO_new_file(path, "r") else { return nil }
        defer { BIO_free(file) }
        guard let certificate = PEM_read_bio_X509(file, nil, nil, nil) else { return nil }
        self.certificate = certificate
    }

    /// Returns whether the certificate is valid for a host name: X509_check_host(3).
    func covers(_ name: String) -> Bool {
        X509_check_host(certificate, name, name.utf8.count, 0, nil) == 1
    }

    deinit {
        X509_free(certificate)
    }
}
