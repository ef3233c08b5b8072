/// The values of the pages of a navigation stack, of any types.
public nonisolated struct NavigationPath: Equatable {
    var values: [AnyHashable] = []

    /// Makes an empty one.
    public init() {}
    /// Makes one of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
    /// Makes one of what was encoded: an empty one.
    public init(_ codable: CodableRepresentation) {}

    /// The number of values.
    public var count: Int { values.count }
    /// Whether there are no values.
    public var isEmpty: Bool { values.isEmpty }
    /// What can be encoded of it: nil, as previews keep no paths.
    public var codable: CodableRepresentation? { nil }

    /// Adds a value at the end.
    public mutating func append<V: Hashable>(_ value: V) {
        values.append(AnyHashable(value))
    }
    /// Removes values at the end.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

    /// What can be encoded of a path: nothing.
    public struct CodableRepresentation: Codable, Equatable {
        /// Makes one of what was encoded.
        public init(from decoder: any Decoder) throws {}
        /// Encodes nothing.
        public func encode(to encoder: any Encoder) throws {}
    }
}

/// A path that somebody keeps.
nonisolated struct NavigationPathStorage {
    let get: () -> [AnyHashable]
    let append: (AnyHashable) -> Void
    let removeLast: (Int) -> Void

    init(_ path: Binding<NavigationPath>) {
        get = { path.wrappedValue.values }
        append = { path.wrappedValue.values.append($0) }
        removeLast = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
    }

    init<Data>(_ path: Binding<Data>)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        get = { path.wrappedValue.map { AnyHashable($0) } }
        append = { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } }
        removeLast = { count in
            var values = path.wrappedValue
            for _ in 0..<min(count, values.count) { values.remove(at: values.index(values.endIndex, offsetBy: -1)) }
            path.wrappedValue = values
        }
    }
}
