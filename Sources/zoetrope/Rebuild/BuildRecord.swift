import Foundation

/// What an installation says of how it was built: `built-with.json` beside the program, which `.ci/install` writes.
struct BuildRecord: Decodable {
    /// What the compiler said of its version.
    var swift: String
    /// The SHA-256 digest of ``sources``, in hexadecimal.
    var sources: String

    /// Reads the record of an installation.
    ///
    /// - Returns: nil if the program is not part of one.
    /// - Throws: an error of decoding if the record is not whole.
    static func beside(_ executable: URL) throws -> BuildRecord? {
        let file = executable.deletingLastPathComponent().appendingPathComponent("built-with.json")
        guard let data = try? Data(contentsOf: file) else { return nil }
        return try JSONDecoder().decode(BuildRecord.self, from: data)
    }
}
