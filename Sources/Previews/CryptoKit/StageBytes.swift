import Previews

/// The bytes that keys, nonces and signatures are made of by chance.
///
/// They are the stage's, so that its replay shows what was seen: they can be computed, and what is made of them keeps
/// no secrets.
enum StageBytes {
    /// Returns the next ones.
    static func next(_ count: Int) -> [UInt8] {
        var generator = StageRandomness()
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count + 7)
        while bytes.count < count {
            withUnsafeBytes(of: generator.next().littleEndian) { bytes.append(contentsOf: $0) }
        }
        return Array(bytes.prefix(count))
    }
}
