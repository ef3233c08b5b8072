import Foundation

/// An ordered collection of pointers to objects, or nil, which it may hold without keeping the objects; Foundation lacks it on Linux.
public final class NSPointerArray: NSObject {
    private var references: [TableReference?] = []
    private let keeps: Bool

    /// Makes an array that keeps its objects or loses them as they end.
    ///
    /// - Parameter options: how objects are held.
    public init(options: NSPointerFunctions.Options) {
        keeps = !options.contains(.weakMemory)
    }

    /// Makes an array that keeps its objects.
    public override convenience init() {
        self.init(options: .strongMemory)
    }

    /// Returns an array that loses objects as they end.
    public static func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
    /// Returns an array that keeps its objects.
    public static func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

    /// The number of pointers, those to objects that have ended included.
    public var count: Int { references.count }
    /// The objects that are there, in their order.
    public var allObjects: [Any] { references.compactMap { $0?.object } }

    /// Returns the pointer at an index; nil for none, or where the object has ended.
    public func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        references[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    /// Adds a pointer to an object, or nil, at the end.
    public func addPointer(_ pointer: UnsafeMutableRawPointer?) {
        references.append(reference(pointer))
    }

    /// Inserts a pointer to an object, or nil.
    public func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        references.insert(reference(item), at: index)
    }

    /// Replaces the pointer at an index.
    public func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        references[index] = reference(item)
    }

    /// Removes the pointer at an index.
    public func removePointer(at index: Int) {
        references.remove(at: index)
    }

    /// Removes what is nil, and what points to objects that have ended.
    public func compact() {
        references.removeAll { $0?.object == nil }
    }

    private func reference(_ pointer: UnsafeMutableRawPointer?) -> TableReference? {
        pointer.map {
            TableReference(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), isKept: keeps)
        }
    }
}
