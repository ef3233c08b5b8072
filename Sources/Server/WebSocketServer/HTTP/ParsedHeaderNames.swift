import CLibwebsockets

/// The header names that libwebsockets looks for, and those that it misreads because of them.
///
/// Its parser compares a name with its table character by character. In 4.1.6 (lws_parse in lib/roles/http/parsers.c,
/// state WSI_TOKEN_NAME_PART, built with LWS_WITH_CUSTOM_HEADERS) a name that is in the table as far as it goes, as `X`
/// of `x-real-ip:`, leaves the table only with its colon. The colon is then taken for a part of the name, which ends
/// with the next one: all of the next line up to its colon belongs to the name, and that header is not seen. If there
/// is no next line, the end of the headers is not seen either. A name that begins with an entry that has no colon, such
/// as `put`, is taken for that entry.
enum ParsedHeaderNames {
    /// The entries of the table, in lower case, most with the colon that ends them.
    static let entries: Set<String> = {
        var entries: Set<String> = []
        for index in 0..<WSI_TOKEN_COUNT.rawValue {
            guard let text = lws_token_to_string(lws_token_indexes(index)) else { continue }
            let entry = String(decoding: UnsafeRawBufferPointer(start: text, count: strlen(text)), as: UTF8.self)
            if !entry.isEmpty { entries.insert(entry) }
        }
        return entries
    }()

    /// What entries begin with, from one character to all.
    private static let beginnings: Set<String> = entries.reduce(into: []) { beginnings, entry in
        for length in 1...entry.count { beginnings.insert(String(entry.prefix(length))) }
    }

    /// Decides whether libwebsockets would take a header of this name for something else.
    ///
    /// - Parameter name: the name without its colon; upper and lower case are the same.
    /// - Returns: whether it would.
    static func misleads(_ name: String) -> Bool {
        let line = name.lowercased() + ":"
        if entries.contains(line) { return false }
        let name = line.dropLast()
        return beginnings.contains(String(name))
            || (1...name.count).contains { entries.contains(String(name.prefix($0))) }
    }
}
