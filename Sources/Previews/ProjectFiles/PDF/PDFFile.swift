/// A PDF file of a drawing: its first page.
struct PDFFile {
    private let bytes: [UInt8]
    /// Where objects begin, by their numbers.
    private var places: [Int: Int] = [:]
    /// Objects that lie in streams of several.
    private var packed: [Int: PDFObject] = [:]
    /// The page.
    private(set) var page: [String: PDFObject] = [:]
    /// The page's area in its own coordinates, whose y go up.
    private(set) var area: (x: Double, y: Double, width: Double, height: Double) = (0, 0, 0, 0)

    /// The most bytes of a stream.
    private static let limit = 8 << 20
    private static let mostObjects = 20_000
    /// The most bytes that are read in streams of objects together.
    private static let mostUnpacked = 32 << 20
    /// The most nodes of the tree of pages that are looked at.
    private static let mostNodes = 1000
    /// The largest length of a page in points.
    private static let longest = 20_000.0

    /// Reads a file; nil for what is none or has no page of a size.
    ///
    /// O(bytes).
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard bytes.prefix(1024).firstRange(of: Array("%PDF-".utf8)) != nil else { return nil }
        findObjects()
        unpack()
        guard let page = firstPage() else { return nil }
        self.page = page
        guard let box = resolved(page["CropBox"] ?? page["MediaBox"])?.list?.compactMap({ resolved($0)?.number }),
            box.count == 4
        else { return nil }
        area = (min(box[0], box[2]), min(box[1], box[3]), abs(box[2] - box[0]), abs(box[3] - box[1]))
        guard (0...Self.longest).contains(area.width), (0...Self.longest).contains(area.height), area.width > 0,
            area.height > 0
        else { return nil }
    }

    /// The object that another one refers to, or itself.
    func resolved(_ object: PDFObject?) -> PDFObject? {
        var object = object
        for _ in 0..<8 {
            guard case .reference(let number)? = object else { return object }
            object = self.object(number)
        }
        return nil
    }

    /// Returns a stream's bytes, decompressed; nil for one of another filter.
    func data(of object: PDFObject?) -> [UInt8]? {
        guard case .stream(let table, let range)? = resolved(object) else { return nil }
        var end = range.upperBound
        if let length = resolved(table["Length"])?.number.flatMap({ Int(exactly: $0) }), length >= 0,
            length <= range.count
        {
            end = range.lowerBound + length
        } else if let found = bytes[range].firstRange(of: Array("endstream".utf8)) {
            end = found.lowerBound
        }
        let filter = resolved(table["Filter"])
        let filters = filter?.list?.compactMap { resolved($0)?.name } ?? [filter?.name].compactMap { $0 }
        let stored = bytes[range.lowerBound..<end]
        switch filters {
        case []: return stored.count <= Self.limit ? Array(stored) : nil
        case ["FlateDecode"]:
            guard table["DecodeParms"] == nil else { return nil }
            return Inflate.decompressed(stored, limit: Self.limit)
        default: return nil
        }
    }

    private func object(_ number: Int) -> PDFObject? {
        guard let place = places[number] else { return packed[number] }
        var reader = PDFReader(bytes, at: place)
        return reader.next()
    }

    /// Finds each `12 0 obj`; of two of a number the later one counts, as after an update.
    private mutating func findObjects() {
        let space = Set<UInt8>([9, 10, 13, 32])
        func digits(before end: Int) -> (value: Int, start: Int)? {
            var start = end
            while start > 0, space.contains(bytes[start - 1]) { start -= 1 }
            let last = start
            while start > 0, (48...57).contains(bytes[start - 1]), last - start < 9 { start -= 1 }
            return Int(String(decoding: bytes[start..<last], as: UTF8.self)).map { ($0, start) }
        }
        var index = 0
        while let found = bytes[index...].firstIndex(of: UInt8(ascii: "j")) {
            index = found + 1
            guard found >= 5, bytes[found - 1] == UInt8(ascii: "b"), bytes[found - 2] == UInt8(ascii: "o"),
                let generation = digits(before: found - 2), let number = digits(before: generation.start)
            else { continue }
            places[number.value] = found + 1
            guard places.count < Self.mostObjects else { return }
        }
    }

    /// Reads the streams of objects, which files since PDF 1.5 have.
    private mutating func unpack() {
        var rest = Self.mostUnpacked
        for number in places.keys.sorted() {
            guard rest > 0 else { return }
            guard let object = object(number), object.table?["Type"]?.name == "ObjStm",
                let count = resolved(object.table?["N"])?.number, let first = resolved(object.table?["First"])?.number,
                let data = data(of: object), (0...100_000).contains(count)
            else { continue }
            rest -= data.count
            var header = PDFReader(data)
            for _ in 0..<Int(count) where rest > 0 {
                guard let own = header.next()?.number.flatMap({ Int(exactly: $0) }),
                    let place = header.next()?.number.flatMap({ Int(exactly: $0 + first) }),
                    data.indices.contains(place)
                else { break }
                var reader = PDFReader(data, at: place)
                let object = reader.next()
                rest -= reader.index - place
                // A stream is none of them.
                if let table = object?.table { packed[own] = .table(table) } else { packed[own] = object }
            }
        }
    }

    private func firstPage() -> [String: PDFObject]? {
        let numbers = places.keys.sorted() + packed.keys.sorted()
        let catalogue = numbers.lazy.compactMap { object($0)?.table }.first { $0["Type"]?.name == "Catalog" }
        if let catalogue, let pages = resolved(catalogue["Pages"])?.table {
            var rest = Self.mostNodes
            return page(in: pages, depth: 16, &rest)
        }
        return numbers.lazy.compactMap { object($0)?.table }.first { $0["Type"]?.name == "Page" }
    }

    private func page(in node: [String: PDFObject], depth: Int, _ rest: inout Int) -> [String: PDFObject]? {
        rest -= 1
        guard let kids = resolved(node["Kids"])?.list else { return node }
        guard depth > 0, rest > 0 else { return nil }
        for kid in kids {
            guard var table = resolved(kid)?.table else { continue }
            for key in ["MediaBox", "CropBox", "Resources"] where table[key] == nil { table[key] = node[key] }
            if let found = page(in: table, depth: depth - 1, &rest) { return found }
            guard rest > 0 else { return nil }
        }
        return nil
    }
}
