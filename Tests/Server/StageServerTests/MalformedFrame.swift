import Foundation

/// A message that no viewer may send, and the code that it is closed with.
struct MalformedFrame: Sendable {
    let name: String
    let bytes: [UInt8]
    let closeCode: UInt16

    /// The wire's vectors'.
    static func all() throws -> [MalformedFrame] {
        let url = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().appendingPathComponent("../../Fixtures/wire/vectors.json")
        struct File: Decodable {
            struct Frame: Decodable {
                let name: String
                let sender: String
                let hex: String
                let closeCode: UInt16
            }

            let malformed: [Frame]
        }
        return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).malformed
            .filter { $0.sender == "viewer" }
            .map { frame in
                let digits = frame.hex.compactMap(\.hexDigitValue)
                let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
                return MalformedFrame(name: frame.name, bytes: bytes, closeCode: frame.closeCode)
            }
    }
}
