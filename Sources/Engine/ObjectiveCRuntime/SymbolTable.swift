import Foundation

/// The symbol table of a 64-bit little-endian ELF file.
struct SymbolTable {
    private let data: Data
    private let symbols: Range<Int>
    private let strings: Range<Int>

    /// Reads a program's symbols; nil for a file that is none, or that has no symbols.
    init?(file: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: file), options: .alwaysMapped) else { return nil }
        let bytes = Fields(data: data)
        guard data.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1]),
            let table = bytes.number(at: 0x28, UInt64.self),
            let length = bytes.number(at: 0x3A, UInt16.self), let count = bytes.number(at: 0x3C, UInt16.self)
        else { return nil }
        let sections = (0..<Int(count)).compactMap { index -> Section? in
            Section(bytes, at: Int(truncatingIfNeeded: table) &+ index * Int(length))
        }
        // The full table if it is there, the dynamic one otherwise.
        let full = sections.first { $0.type == 2 } ?? sections.first { $0.type == 11 }
        guard sections.count == Int(count), let full, sections.indices.contains(full.link) else { return nil }
        self.data = data
        symbols = full.place
        strings = sections[full.link].place
    }

    /// The symbols that begin with `prefix`.
    func names(from prefix: String) -> [String] {
        let prefix = Array(prefix.utf8)
        return names { symbol, name, bytes in
            name + prefix.count < strings.upperBound
                && prefix.withUnsafeBytes { memcmp(bytes.baseAddress! + name, $0.baseAddress!, prefix.count) } == 0
        }
    }

    /// The symbols at an address, as it is written in the file.
    func names(at address: Int) -> [String] {
        names { symbol, name, bytes in
            name < strings.upperBound
                && bytes.loadUnaligned(fromByteOffset: symbol + 8, as: UInt64.self)
                    == UInt64(truncatingIfNeeded: address)
        }
    }

    /// The names of symbols that meet a condition of where their entry and their name begin.
    private func names(_ isWanted: (Int, Int, UnsafeRawBufferPointer) -> Bool) -> [String] {
        data.withUnsafeBytes { bytes in
            stride(from: symbols.lowerBound, to: symbols.upperBound - 23, by: 24).compactMap { symbol in
                let name = strings.lowerBound + Int(bytes.loadUnaligned(fromByteOffset: symbol, as: UInt32.self))
                guard isWanted(symbol, name, bytes) else { return nil }
                return String(decoding: bytes[name..<strings.upperBound].prefix { $0 != 0 }, as: UTF8.self)
            }
        }
    }

    private struct Section {
        let type: UInt32
        let link: Int
        let place: Range<Int>

        init?(_ bytes: Fields, at offset: Int) {
            guard let type = bytes.number(at: offset + 4, UInt32.self),
                let start = bytes.number(at: offset + 0x18, UInt64.self),
                let size = bytes.number(at: offset + 0x20, UInt64.self),
                let link = bytes.number(at: offset + 0x28, UInt32.self)
            else { return nil }
            self.type = type
            self.link = Int(link)
            let (first, length) = (Int(clamping: start), Int(clamping: size))
            // A section without bytes in the file (type 8) may have any size.
            let isInside = first <= bytes.data.count && length <= bytes.data.count - first
            guard isInside || type == 8 else { return nil }
            place = isInside ? first..<first + length : 0..<0
        }
    }

    private struct Fields {
        let data: Data

        func number<Number: FixedWidthInteger>(at offset: Int, _ type: Number.Type) -> Number? {
            guard offset >= 0, offset <= data.count - MemoryLayout<Number>.size else { return nil }
            return data.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: type)) }
        }
    }
}
