import Foundation

/// The libraries that an object asks its linker for: the modules that its source imports, and those that these are made of.
struct AutolinkEntries {
    /// Arguments of a linker: `-lFoundation`.
    let arguments: [String]

    /// The section that swiftc writes them to, each with a zero at its end.
    private static let section = ".swift1_autolink_entries"

    /// Reads an object; nil for one that is no ELF file of 64 bits for a processor that begins with the lowest byte.
    init?(of object: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: object), options: .mappedIfSafe),
            let arguments = data.withUnsafeBytes({ Self.read($0) })
        else { return nil }
        self.arguments = arguments
    }

    /// Reads the section, as elf(5) has it; nil for another format.
    private static func read(_ file: UnsafeRawBufferPointer) -> [String]? {
        func number<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int) -> Int? {
            guard offset >= 0, offset <= file.count - MemoryLayout<Number>.size else { return nil }
            return Int(exactly: Number(littleEndian: file.loadUnaligned(fromByteOffset: offset, as: Number.self)))
        }
        func bytes(ofHeaderAt header: Int) -> UnsafeRawBufferPointer? {
            guard let start = number(UInt64.self, at: header + 24), let count = number(UInt64.self, at: header + 32),
                start <= file.count, count <= file.count - start
            else { return nil }
            return UnsafeRawBufferPointer(rebasing: file[start..<start + count])
        }
        guard file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let table = number(UInt64.self, at: 40),
            let size = number(UInt16.self, at: 58), let count = number(UInt16.self, at: 60),
            let names = number(UInt16.self, at: 62), table <= file.count - count * size,
            let text = bytes(ofHeaderAt: table + names * size)
        else { return nil }
        let wanted = Array(section.utf8) + [0]
        var arguments: [String] = []
        for header in stride(from: table, to: table + count * size, by: size) {
            guard let name = number(UInt32.self, at: header), name < text.count,
                text[name...].starts(with: wanted), let found = bytes(ofHeaderAt: header)
            else { continue }
            arguments += found.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        }
        return arguments
    }
}
