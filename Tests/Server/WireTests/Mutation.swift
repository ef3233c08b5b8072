import TestSupport

/// Changes messages as libFuzzer does: bits, bytes, lengths, and pieces of one in another.
struct Mutation {
    private let seeds: [[UInt8]]
    private var random: SplitMix64

    init(of seeds: [[UInt8]], seed: UInt64) {
        self.seeds = seeds.filter { !$0.isEmpty && $0.count < 512 }
        random = SplitMix64(seed: seed)
    }

    mutating func next() -> [UInt8] {
        guard var bytes = seeds.randomElement(using: &random) else { return [] }
        for _ in 0..<Int.random(in: 1...3, using: &random) { change(&bytes) }
        return bytes
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return bytes.append(.random(in: .min ... .max, using: &random)) }
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<7, using: &random) {
        case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1: bytes[index] = .random(in: .min ... .max, using: &random)
        case 2: bytes[index] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
        case 3: bytes.removeSubrange(index...)
        case 4: bytes.insert(.random(in: .min ... .max, using: &random), at: index)
        case 5: bytes.remove(at: index)
        default:
            guard let other = seeds.randomElement(using: &random) else { return }
            bytes.replaceSubrange(index..., with: other[Int.random(in: other.indices, using: &random)...])
        }
    }
}
