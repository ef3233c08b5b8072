/// The hash functions of libcrypto, by CCryptography's numbers.
enum HashAlgorithm: Int32, Sendable {
    case md5, sha1, sha256, sha384, sha512
}

/// A hash function that libcrypto has.
protocol LibraryHash: HashFunction {
    static var algorithm: HashAlgorithm { get }
}
