import Foundation

/// The creation of objects of classes that are known at run time only, by initializers that are not `required`.
public enum ObjectCreation {
    /// Makes an object of a class by its own `init()`, as `[[type alloc] init]` does.
    ///
    /// O(1). As on Apple's systems, a class that has designated initializers without `init()` ends the program.
    ///
    /// - Parameter type: a class that inherits from `NSObject`.
    /// - Returns: the object; nil if the class does not inherit from `NSObject`.
    public static func make(_ type: AnyClass) -> AnyObject? {
        guard type is NSObject.Type, let object = objectWithoutArguments(metadata(of: type)) else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
    }

    /// Makes an object of a class by an initializer of one argument of type `Any`.
    ///
    /// - Parameters:
    ///   - type: the class; it is `base` or inherits from it.
    ///   - base: the class that declares the initializer.
    ///   - initializer: the mangled name of the initializer, such as `5layerACyp_tcfC` after `base`'s.
    ///   - argument: the argument.
    /// - Returns: the object; nil if there is no such initializer.
    public static func make(
        _ type: AnyClass, from base: AnyClass, initializer: String, _ argument: Any
    ) -> AnyObject? {
        guard let name = _mangledTypeName(base),
            let method = LoadedImage.symbol("$s\(name)\(initializer)Tq", near: base),
            let description = LoadedImage.symbol("$s\(name)Mn", near: base)
        else { return nil }
        let place = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        // The initializer takes the argument.
        place.initialize(to: argument)
        defer { place.deallocate() }
        guard let object = objectWithArgument(metadata(of: type), method, description, place) else {
            place.deinitialize(count: 1)
            return nil
        }
        return Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
    }

    /// Arguments of an initializer: at most four words and four numbers.
    public struct Arguments {
        fileprivate var words: [UInt] = []
        fileprivate var numbers: [Double] = []

        /// Makes an empty list.
        public init() {}

        /// Adds a number.
        public mutating func add(number: Double) {
            numbers.append(number)
            precondition(numbers.count <= 4, "an initializer is called with at most four numbers")
        }

        /// Adds an object, a text, an enumeration's case or the like, which the initializer takes.
        public mutating func add<Value>(_ value: Value) {
            let size = MemoryLayout<UInt>.size
            let count = (MemoryLayout<Value>.size + size - 1) / size
            let place = UnsafeMutableRawPointer.allocate(byteCount: count * size, alignment: size)
            place.initializeMemory(as: UInt.self, repeating: 0, count: count)
            place.initializeMemory(as: Value.self, repeating: value, count: 1)
            for index in 0..<count { words.append(place.load(fromByteOffset: index * size, as: UInt.self)) }
            place.deallocate()
            precondition(words.count <= 4, "an initializer is called with at most four words")
        }
    }

    /// Makes an object of a class by a designated initializer of a class above it.
    ///
    /// As on Apple's systems, a class that has designated initializers without that one ends the program.
    ///
    /// - Parameters:
    ///   - type: the class; it is `base` or inherits from it.
    ///   - base: the class that declares the initializer.
    ///   - initializer: the mangled name of the initializer after `base`'s.
    ///   - arguments: its arguments.
    /// - Returns: the object; nil if there is no such initializer.
    public static func make(
        _ type: AnyClass, from base: AnyClass, initializer: String, _ arguments: Arguments
    ) -> AnyObject? {
        guard let name = _mangledTypeName(base),
            let method = LoadedImage.symbol("$s\(name)\(initializer)Tq", near: base),
            let description = LoadedImage.symbol("$s\(name)Mn", near: base)
        else { return nil }
        let words = arguments.words + Array(repeating: 0, count: 4 - arguments.words.count)
        let numbers = arguments.numbers + Array(repeating: 0, count: 4 - arguments.numbers.count)
        let object = objectWithRegisters(metadata(of: type), method, description, words, numbers)
        return object.map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
    }

    private static func metadata(of type: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self)
    }
}

// Declared here and not imported, so that who imports the engine's modules needs no C module.

@_silgen_name("object_creation_init")
private func objectWithoutArguments(_ metadata: UnsafeRawPointer) -> UnsafeMutableRawPointer?

@_silgen_name("object_creation_init_with")
private func objectWithArgument(
    _ metadata: UnsafeRawPointer, _ method: UnsafeRawPointer, _ description: UnsafeRawPointer,
    _ argument: UnsafeMutableRawPointer
) -> UnsafeMutableRawPointer?

@_silgen_name("object_creation_init_with_registers")
private func objectWithRegisters(
    _ metadata: UnsafeRawPointer, _ method: UnsafeRawPointer, _ description: UnsafeRawPointer,
    _ words: UnsafePointer<UInt>, _ numbers: UnsafePointer<Double>
) -> UnsafeMutableRawPointer?
