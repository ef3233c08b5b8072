// What Swift 1.2's and 2's library had for sequences, as free functions and under other labels (the release notes of Xcode 7 and 8).

/// Returns the elements with their numbers.
public func enumerate<S: Sequence>(_ base: S) -> EnumeratedSequence<S> { base.enumerated() }
/// Returns what becomes of each element.
public func map<S: Sequence, T>(_ source: S, _ transform: (S.Element) -> T) -> [T] { source.map(transform) }
/// Returns the elements that are to be kept.
public func filter<S: Sequence>(_ source: S, _ includeElement: (S.Element) -> Bool) -> [S.Element] {
    source.filter(includeElement)
}
/// Returns what comes of all elements, one after the other.
public func reduce<S: Sequence, U>(_ sequence: S, _ initial: U, _ combine: (U, S.Element) -> U) -> U {
    sequence.reduce(initial, combine)
}
/// Returns whether an element is among others.
public func contains<S: Sequence>(_ seq: S, _ x: S.Element) -> Bool where S.Element: Equatable { seq.contains(x) }
/// Returns whether there is such an element.
public func contains<S: Sequence>(_ seq: S, _ predicate: (S.Element) -> Bool) -> Bool { seq.contains(where: predicate) }
/// Returns the place of an element; nil for none.
public func find<C: Collection>(_ domain: C, _ value: C.Element) -> C.Index? where C.Element: Equatable {
    domain.firstIndex(of: value)
}
/// Returns the elements in order.
public func sorted<S: Sequence>(_ source: S) -> [S.Element] where S.Element: Comparable { source.sorted() }
/// Returns the elements in an order.
public func sorted<S: Sequence>(_ source: S, _ isOrderedBefore: (S.Element, S.Element) -> Bool) -> [S.Element] {
    source.sorted(by: isOrderedBefore)
}
/// Puts elements in order.
public func sort<T: Comparable>(_ array: inout [T]) { array.sort() }
/// Puts elements in an order.
public func sort<T>(_ array: inout [T], _ isOrderedBefore: (T, T) -> Bool) { array.sort(by: isOrderedBefore) }
/// Returns the elements from the last to the first.
public func reverse<S: Sequence>(_ source: S) -> [S.Element] { source.reversed() }
/// Returns the number of elements.
public func count<C: Collection>(_ x: C) -> Int { x.count }
/// Returns the number of elements.
public func countElements<C: Collection>(_ x: C) -> Int { x.count }
/// Returns the first element; nil for none.
public func first<C: Collection>(_ x: C) -> C.Element? { x.first }
/// Returns the last element; nil for none.
public func last<C: BidirectionalCollection>(_ x: C) -> C.Element? { x.last }
/// Returns whether there is no element.
public func isEmpty<C: Collection>(_ x: C) -> Bool { x.isEmpty }
/// Returns the smallest element.
public func minElement<S: Sequence>(_ elements: S) -> S.Element where S.Element: Comparable { elements.min()! }
/// Returns the largest element.
public func maxElement<S: Sequence>(_ elements: S) -> S.Element where S.Element: Comparable { elements.max()! }
/// Returns texts as one, with another one between them.
public func join<S: Sequence>(_ separator: String, _ elements: S) -> String where S.Element == String {
    elements.joined(separator: separator)
}
/// Returns a value's text.
public func toString<T>(_ x: T) -> String { String(describing: x) }

extension RangeReplaceableCollection {
    /// Makes a collection of one element, so many times.
    public init(count: Int, repeatedValue: Element) { self.init(repeating: repeatedValue, count: count) }
    /// Removes all elements.
    public mutating func removeAll(keepCapacity: Bool) { removeAll(keepingCapacity: keepCapacity) }
    /// Adds elements at the end.
    public mutating func extend<S: Sequence>(_ newElements: S) where S.Element == Element {
        append(contentsOf: newElements)
    }
    /// Puts elements before one.
    public mutating func splice<C: Collection>(_ newElements: C, atIndex i: Index) where C.Element == Element {
        insert(contentsOf: newElements, at: i)
    }
    /// Puts elements before one.
    public mutating func insertContentsOf<C: Collection>(_ newElements: C, at i: Index) where C.Element == Element {
        insert(contentsOf: newElements, at: i)
    }
}

extension String {
    /// Returns the number that the text is; nil for none.
    public func toInt() -> Int? { Int(self) }
}
