/// Pages with their descriptions in their heads, plain and compressed, as they were asked for last; of one thread.
final class DescribedPages {
    /// A page, and the same compressed by gzip.
    struct Forms {
        let plain: ServedFile
        let compressed: ServedFile
    }

    private struct Key: Hashable {
        /// The entity tag of the page as it lies in its folder.
        let etag: String
        let elements: String
    }

    /// The number of pages that are kept: anybody can ask by any port, and so for another address in them.
    private static let limit = 64
    private static let longestPage = 262_144

    private var forms: [Key: Forms] = [:]
    /// The keys, the one that was made first at the front.
    private var order: [Key] = []

    /// The number of pages that are kept.
    var count: Int { forms.count }

    /// Returns a page with elements at its head's end; its entity tags are the same in all threads of a program.
    ///
    /// The second time it costs a look into a table; the first time, compressing.
    ///
    /// - Parameters:
    ///   - page: a page that has a head.
    ///   - elements: lines of HTML.
    /// - Returns: nil if the page has no head, or is too long.
    func page(_ page: ServedFile, with elements: String) -> Forms? {
        let key = Key(etag: page.etag, elements: elements)
        if let known = forms[key] { return known }
        guard let made = Self.make(page, elements) else { return nil }
        forms[key] = made
        order.append(key)
        if order.count > Self.limit { forms[order.removeFirst()] = nil }
        return made
    }

    private static func make(_ page: ServedFile, _ elements: String) -> Forms? {
        guard let bytes = page.bytes(limit: longestPage) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let end = text.firstRange(of: "</head>") else { return nil }
        let whole = Array((text[..<end.lowerBound] + elements + text[end.lowerBound...]).utf8)
        guard let compressed = Gzip.compress(whole) else { return nil }
        let etag = page.etag.dropLast() + "-" + String(UInt64(truncatingIfNeeded: elements.hashValue), radix: 16)
        return Forms(
            plain: ServedFile(whole, etag: etag + "\"", inPlaceOf: page),
            compressed: ServedFile(compressed, etag: etag + "-gzip\"", inPlaceOf: page))
    }
}
