import Glibc
import PreviewProtocol

/// The frameworks that sources import.
struct ImportedFrameworks {
    /// Their names.
    let names: Set<String>

    private static let known = Set(PreviewFramework.all.map(\.name))
    private static let keyword = "import "

    /// Reads the imports of sources: O(their length).
    ///
    /// - Parameter sources: the sources' texts. What stands like an import in a text of more than one line counts as one.
    init(of sources: some Sequence<[UInt8]>) {
        var names: Set<String> = []
        for source in sources { names.formUnion(Self.modules(in: source)) }
        self.names = names.intersection(Self.known)
    }

    /// Returns the names after `import` where a line or a statement begins with it, or an attribute stands before it.
    static func modules(in source: [UInt8]) -> [String] {
        // strstr(3), which reads to the zero, is many times faster than what is compiled without optimisation.
        (source + [0]).withUnsafeBytes { modules(in: $0) }
    }

    private static func modules(in text: UnsafeRawBufferPointer) -> [String] {
        guard let origin = text.assumingMemoryBound(to: CChar.self).baseAddress else { return [] }
        var modules: [String] = []
        var start = 0
        while let found = strstr(origin + start, keyword) {
            let place = origin.distance(to: found)
            start = place + keyword.utf8.count
            guard isStatement(text[..<place]) else { continue }
            modules.append(String(decoding: text[start...].prefix(while: isPartOfName), as: UTF8.self))
        }
        return modules
    }

    /// Whether only spaces and attributes stand between the text's end and the line or statement before it.
    private static func isStatement(_ text: Slice<UnsafeRawBufferPointer>) -> Bool {
        let end = text.lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ";") } ?? text.startIndex - 1
        return text[(end + 1)...].split(separator: UInt8(ascii: " ")).allSatisfy { $0.first == UInt8(ascii: "@") }
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
