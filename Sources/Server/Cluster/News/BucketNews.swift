/// What a node that watches the bucket tells those that don't.
///
/// Its bytes: 1; when the bucket was made (8), the revisions between which nothing is left out (8 and 8), the teller's
/// session (1 and its bytes), and the writes, each its revision (8), key (1 and its bytes), and value: 0 if the key was
/// removed, otherwise 1, its length (4) and its bytes. Numbers are little endian.
struct BucketNews: Equatable {
    /// A write that is no renewal of a lease.
    struct Write: Equatable {
        let revision: UInt64
        let key: String
        /// The value; nil if the key was removed.
        let value: [UInt8]?
    }

    /// The session of the node that tells it.
    let teller: String
    /// When the bucket was made, in nanoseconds since 1970.
    let created: Int64
    /// The revision up to which this says nothing.
    let after: UInt64
    /// The revision up to which nothing is left out.
    let upTo: UInt64
    /// What was written in between, in order, but for renewals.
    let writes: [Write]

    private static let version: UInt8 = 1

    init(teller: String, created: Int64, after: UInt64, upTo: UInt64, writes: [Write]) {
        self.teller = teller
        self.created = created
        self.after = after
        self.upTo = upTo
        self.writes = writes
    }

    var bytes: [UInt8] {
        var bytes = [Self.version]
        func append(_ number: UInt64, _ count: Int) {
            for byte in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
        }
        func append(_ text: String) {
            let utf8 = text.utf8.prefix(255)
            bytes.append(UInt8(utf8.count))
            bytes.append(contentsOf: utf8)
        }
        append(UInt64(bitPattern: created), 8)
        append(after, 8)
        append(upTo, 8)
        append(teller)
        for write in writes {
            append(write.revision, 8)
            append(write.key)
            bytes.append(write.value == nil ? 0 : 1)
            guard let value = write.value else { continue }
            append(UInt64(value.count), 4)
            bytes.append(contentsOf: value)
        }
        return bytes
    }

    /// Reads news; nil for what is none.
    init?(_ bytes: [UInt8]) {
        var rest = bytes[...]
        func take(_ count: Int) -> ArraySlice<UInt8>? {
            guard rest.count >= count else { return nil }
            defer { rest = rest.dropFirst(count) }
            return rest.prefix(count)
        }
        func number(_ count: Int) -> UInt64? { take(count)?.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
        func text() -> String? { number(1).flatMap { take(Int($0)) }.flatMap { String(validating: $0, as: UTF8.self) } }
        guard number(1) == UInt64(Self.version), let created = number(8), let after = number(8), let upTo = number(8),
            let teller = text()
        else { return nil }
        var writes: [Write] = []
        while !rest.isEmpty {
            guard let revision = number(8), let key = text(), let kind = number(1), kind <= 1 else { return nil }
            var value: [UInt8]?
            if kind == 1 {
                guard let length = number(4), let read = take(Int(length)) else { return nil }
                value = Array(read)
            }
            writes.append(Write(revision: revision, key: key, value: value))
        }
        self.init(
            teller: teller, created: Int64(bitPattern: created), after: after, upTo: upTo, writes: writes)
    }
}
