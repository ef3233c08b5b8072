import CryptoKit
import Foundation
import Testing

/// Digests of the standards' examples.
@Suite struct HashTests {
    private let abc = Data("abc".utf8)

    @Test func theStandardsExamplesHaveTheirDigests() {
        #expect(
            SHA256.hash(data: abc) == bytes("ba7816bf 8f01cfea 414140de 5dae2223 b00361a3 96177a9c b410ff61 f20015ad"))
        #expect(
            SHA384.hash(data: abc)
                == bytes(
                    """
                    cb00753f45a35e8b b5a03d699ac65007 272c32ab0eded163 1a8b605a43ff5bed
                    8086072ba1e7cc23 58baeca134c825a7
                    """))
        #expect(
            SHA512.hash(data: abc)
                == bytes(
                    """
                    ddaf35a193617aba cc417349ae204131 12e6fa4e89a97ea2 0a9eeee64b55d39a
                    2192992a274fc1a8 36ba3c23a3feebbd 454d4423643ce80e 2a9ac94fa54ca49f
                    """))
        #expect(Insecure.MD5.hash(data: abc) == bytes("900150983cd24fb0d6963f7d28e17f72"))
        #expect(Insecure.SHA1.hash(data: abc) == bytes("a9993e364706816aba3e25717850c26c9cd0d89d"))
        #expect(Insecure.MD5.hash(data: Data()) == bytes("d41d8cd98f00b204e9800998ecf8427e"))
    }

    @Test func aDigestIsItsBytes() {
        let digest = Insecure.MD5.hash(data: abc)
        #expect(digest.map { String(format: "%02hhx", $0) }.joined() == "900150983cd24fb0d6963f7d28e17f72")
        #expect(digest.description == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
        #expect(Data(digest).count == Insecure.MD5.byteCount && digest.withUnsafeBytes { $0.count } == 16)
        #expect(digest == Insecure.MD5.hash(data: Array("abc".utf8)))
        #expect(digest != Insecure.MD5.hash(data: Data()) && digest != Data())
        #expect(Set([digest, digest]).count == 1)
    }

    @Test func aCopyGoesOnByItself() {
        var first = SHA256()
        first.update(data: Data("a".utf8))
        var second = first
        second.update(data: Data("bc".utf8))
        #expect(second.finalize() == SHA256.hash(data: abc))
        #expect(first.finalize() == SHA256.hash(data: Data("a".utf8)))
        first.update(data: Data("bc".utf8))
        #expect(first.finalize() == second.finalize())
    }
}
