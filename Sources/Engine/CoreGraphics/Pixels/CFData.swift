// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Foundation

/// Bytes, as Core Foundation names them.
public typealias CFData = NSData
/// Bytes that change, as Core Foundation names them.
public typealias CFMutableData = NSMutableData
/// A number of things, as Core Foundation names it.
public typealias CFIndex = Int

/// Returns bytes without any, which can be changed; neither the allocator nor the capacity has an effect.
public func CFDataCreateMutable(_ allocator: AnyObject?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

/// Returns a copy of bytes; the allocator has no effect.
public func CFDataCreate(_ allocator: AnyObject?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
    NSData(bytes: bytes, length: length)
}

/// Sets the number of bytes; new ones are 0.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) {
    theData.length = length
}

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.length }

/// Returns the address of bytes, which is valid as long as they are kept.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Returns the address of bytes to change, which is valid as long as their number stays.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    theData.mutableBytes.assumingMemoryBound(to: UInt8.self)
}
