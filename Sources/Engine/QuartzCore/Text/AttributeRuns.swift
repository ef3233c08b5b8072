import CoreGraphics

/// The runs of attributes of Foundation's attributed strings.
///
/// On Linux, Foundation allocates them for each attributed string and does not release them
/// (swift-corelibs-foundation#5256).
enum AttributeRuns {
    /// Releases the runs of a string that is being deallocated, unless Foundation does.
    ///
    /// - Parameter string: a string that shares its runs with none that lives on.
    static func release(of string: NSAttributedString) {
        guard let offset else { return }
        let runs = Unmanaged.passUnretained(string).toOpaque().load(fromByteOffset: offset, as: UnsafeRawPointer.self)
        Unmanaged<AnyObject>.fromOpaque(runs).release()
    }

    /// The place of the reference to the runs in a string, in bytes; nil: Foundation releases them, or has none.
    private static let offset = areReleased ? nil : offset(in: NSAttributedString(string: " "))

    /// Whether Foundation releases the runs of a string that is gone, and so their values.
    private static let areReleased: Bool = {
        weak var value: NSObject?
        do {
            let object = NSObject()
            value = object
            _ = NSAttributedString(string: " ", attributes: [NSAttributedString.Key("value"): object])
        }
        return value == nil
    }()

    private static func offset(in string: NSAttributedString) -> Int? {
        let properties = Mirror(reflecting: string).children
        guard let runs = properties.first(where: { $0.label == "_attributeArray" })?.value as? OpaquePointer else {
            return nil
        }
        let object = Unmanaged.passUnretained(string).toOpaque()
        let word = MemoryLayout<OpaquePointer?>.stride
        // After an object's header of two words each property takes one.
        return withExtendedLifetime(string) {
            (2..<2 + properties.count).map { $0 * word }
                .first { object.load(fromByteOffset: $0, as: OpaquePointer?.self) == runs }
        }
    }
}
