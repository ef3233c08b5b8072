// Of CCryptography, whose module those who import this one don't have.

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

/// A code that libcrypto computes, with value semantics.
struct HMACState: Sendable {
    private var context: HMACContext

    init(_ algorithm: HashAlgorithm, key: [UInt8]) { context = HMACContext(algorithm, key: key) }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&context) { context = HMACContext(copying: context) }
        context.update(bytes)
    }

    /// Returns the code; more can be taken then.
    func finished() -> [UInt8] { HMACContext(copying: context).finish() }
}

/// A context of libcrypto, which changes only while one value has it.
private final class HMACContext: @unchecked Sendable {
    private let pointer: UnsafeMutableRawPointer

    init(_ algorithm: HashAlgorithm, key: [UInt8]) {
        guard let made = makeHMAC(algorithm.rawValue, key, key.count) else {
            fatalError("libcrypto has no HMAC with \(algorithm)")
        }
        pointer = made
    }

    init(copying other: HMACContext) {
        guard let made = copyHMAC(other.pointer) else { fatalError("out of memory") }
        pointer = made
    }

    deinit { freeHMAC(pointer) }

    func update(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count > 0 else { return }
        precondition(updateHMAC(pointer, bytes.baseAddress, bytes.count) == 1)
    }

    func finish() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 64) { $1 = finishHMAC(pointer, $0.baseAddress) }
    }
}
