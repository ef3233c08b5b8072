// Of CCryptography, whose module those who import this one don't have.

@_silgen_name("cryptography_hash_new")
private func makeHash(_ function: Int32) -> UnsafeMutableRawPointer?
@_silgen_name("cryptography_hash_copy")
private func copyHash(_ hash: UnsafeRawPointer) -> UnsafeMutableRawPointer?
@_silgen_name("cryptography_hash_free")
private func freeHash(_ hash: UnsafeMutableRawPointer)
@_silgen_name("cryptography_hash_update")
private func updateHash(_ hash: UnsafeMutableRawPointer, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int32
@_silgen_name("cryptography_hash_finish")
private func finishHash(_ hash: UnsafeMutableRawPointer, _ digest: UnsafeMutablePointer<UInt8>?) -> Int

@_silgen_name("cryptography_hmac_new")
private func makeHMAC(_ function: Int32, _ key: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeMutableRawPointer?
@_silgen_name("cryptography_hmac_copy")
private func copyHMAC(_ hmac: UnsafeRawPointer) -> UnsafeMutableRawPointer?
@_silgen_name("cryptography_hmac_free")
private func freeHMAC(_ hmac: UnsafeMutableRawPointer)
@_silgen_name("cryptography_hmac_update")
private func updateHMAC(_ hmac: UnsafeMutableRawPointer, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int32
@_silgen_name("cryptography_hmac_finish")
private func finishHMAC(_ hmac: UnsafeMutableRawPointer, _ code: UnsafeMutablePointer<UInt8>?) -> Int

/// A digest or an authentication code that libcrypto computes, with value semantics.
struct DigestState: Sendable {
    private var context: DigestContext

    /// Begins a digest.
    init(_ algorithm: HashAlgorithm) { context = DigestContext(makeHash(algorithm.rawValue), isHMAC: false) }

    /// Begins an authentication code (HMAC).
    init(_ algorithm: HashAlgorithm, key: [UInt8]) {
        context = DigestContext(makeHMAC(algorithm.rawValue, key, key.count), isHMAC: true)
    }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&context) { context = context.copy() }
        context.update(bytes)
    }

    /// Returns the digest or the code; more can be taken then.
    func finished() -> [UInt8] { context.copy().finish() }
}

/// A context of libcrypto, which changes only while one value has it.
private final class DigestContext: @unchecked Sendable {
    private let pointer: UnsafeMutableRawPointer
    private let isHMAC: Bool

    init(_ made: UnsafeMutableRawPointer?, isHMAC: Bool) {
        guard let made else { fatalError("libcrypto lacks the hash function, or memory") }
        (pointer, self.isHMAC) = (made, isHMAC)
    }

    deinit { isHMAC ? freeHMAC(pointer) : freeHash(pointer) }

    func copy() -> DigestContext {
        DigestContext(isHMAC ? copyHMAC(pointer) : copyHash(pointer), isHMAC: isHMAC)
    }

    func update(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count > 0 else { return }
        let take = isHMAC ? updateHMAC : updateHash
        precondition(take(pointer, bytes.baseAddress, bytes.count) == 1)
    }

    func finish() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 64) { bytes, count in
            count = (isHMAC ? finishHMAC : finishHash)(pointer, bytes.baseAddress)
        }
    }
}
