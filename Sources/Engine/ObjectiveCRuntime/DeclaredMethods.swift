import Foundation

/// The methods that classes declare themselves, by the symbols of the program or library that they come from.
///
/// Swift's metadata has no names of methods; a symbol table does. It is complete in debug builds and in what is
/// compiled with `-enable-testing`; an optimised build may lack internal methods that nothing calls, and a stripped one
/// all.
public enum DeclaredMethods {
    /// Returns the full names of the methods that a class declares itself, such as
    /// `collectionView(_:didSelectItemAt:)`.
    ///
    /// Inherited methods are not among them. Reads the program's file. O(symbols of the program).
    public static func names(of type: AnyClass) -> Set<String> {
        guard let image = LoadedImage(of: type), let table = SymbolTable(file: image.file),
            let mangled = mangledName(of: type, in: table, at: image.offset),
            let owner = demangled(mangled + "Mn")?.components(separatedBy: " for ").last
        else {
            return []
        }
        let symbols = table.names(from: mangled)
        return Set(symbols.filter { $0.hasSuffix("F") }.compactMap { demangled($0).flatMap { name($0, in: owner) } })
    }

    /// The class's mangled name as symbols begin with it; that of a private class, whose file the metadata does not name,
    /// by the symbol of its metadata.
    private static func mangledName(of type: AnyClass, in table: SymbolTable, at offset: Int) -> String? {
        if let name = _mangledTypeName(type), !String(reflecting: type).contains("(unknown context") {
            return "$s" + name
        }
        return table.names(at: offset).first { $0.hasPrefix("$s") && $0.hasSuffix("N") }.map { String($0.dropLast()) }
    }

    /// `base(label:label:)` of a demangled method of `owner`; nil for anything else.
    static func name(_ demangled: String, in owner: String) -> String? {
        // The name of a private class has parentheses of its own: `Deck.(Card in _1A2B)`.
        guard demangled.hasPrefix(owner + ".") else { return nil }
        let method = demangled.dropFirst(owner.count + 1)
        guard let open = method.firstIndex(of: "(") else { return nil }
        let base = method[..<open]
        guard !base.contains(" "), !base.contains(".") else { return nil }
        var labels = ""
        var depth = 0
        var argument = ""
        var hasArguments = false
        for character in method[open...] {
            switch character {
            case "(", "<", "[": depth += 1
            case ")", ">", "]": depth -= 1
            default: break
            }
            if depth == 0 || (depth == 1 && character == ",") {
                if hasArguments { labels += argument.prefix { $0 != ":" }.trimmingCharacters(in: .whitespaces) + ":" }
                argument = ""
                hasArguments = depth != 0
                if depth == 0 { break }
            } else if !(depth == 1 && character == "(" && argument.isEmpty) {
                argument.append(character)
                hasArguments = true
            }
        }
        return String(base) + "(" + labels + ")"
    }

    private static func demangled(_ symbol: String) -> String? {
        guard let text = swiftDemangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}

@_silgen_name("swift_demangle")
private func swiftDemangle(
    _ name: UnsafePointer<CChar>?, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
