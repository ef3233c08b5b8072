// swift-format-ignore-file: AlwaysUseLowerCamelCase
import QuartzCore

/// A text with attributes, as Core Text takes it.
public typealias CFAttributedString = NSAttributedString

/// A part of a text or of a list.
public struct CFRange: Equatable, Sendable {
    /// Where it begins.
    public var location: CFIndex
    /// How long it is.
    public var length: CFIndex

    /// Makes an empty part at the beginning.
    public init() {
        self.init(location: 0, length: 0)
    }

    /// Makes a part.
    public init(location: CFIndex, length: CFIndex) {
        (self.location, self.length) = (location, length)
    }

    init(_ range: NSRange) {
        self.init(location: range.location, length: range.length)
    }
}

/// Returns a part.
///
/// - Parameters:
///   - loc: where it begins.
///   - len: how long it is.
/// - Returns: the part.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// Returns how many values a list has.
public func CFArrayGetCount(_ theArray: [Any]) -> CFIndex { theArray.count }

/// Returns the address of an object in a list, for `unsafeBitCast`.
///
/// - Parameters:
///   - theArray: the list, which has to be kept as long as the address is used.
///   - idx: the object's place.
/// - Returns: the address.
public func CFArrayGetValueAtIndex(_ theArray: [AnyObject], _ idx: CFIndex) -> UnsafeRawPointer? {
    UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx]).toOpaque())
}
