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

/// A hash that libcrypto computes, with value semantics.
struct HashState: Sendable {
    private var context: HashContext

    init(_ algorithm: HashAlgorithm) { context = HashContext(algorithm) }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&context) { context = HashContext(copying: context) }
        context.update(bytes)
    }

    /// Returns the digest; more can be taken then.
    func finished() -> [UInt8] { HashContext(copying: context).finish() }
}

/// A context of libcrypto, which changes only while one value has it.
private final class HashContext: @unchecked Sendable {
    private let pointer: UnsafeMutableRawPointer

    init(_ algorithm: HashAlgorithm) {
        guard let made = makeHash(algorithm.rawValue) else { fatalError("libcrypto has no \(algorithm)") }
        pointer = made
    }

    init(copying other: HashContext) {
        guard let made = copyHash(other.pointer) else { fatalError("out of memory") }
        pointer = made
    }

    deinit { freeHash(pointer) }

    func update(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count > 0 else { return }
        precondition(updateHash(pointer, bytes.baseAddress, bytes.count) == 1)
    }

    func finish() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 64) { $1 = finishHash(pointer, $0.baseAddress) }
    }
}
