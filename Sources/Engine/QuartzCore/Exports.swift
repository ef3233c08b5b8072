@_exported import CoreGraphics
@_exported import ObjectiveCRuntime

/// A time in seconds, as Core Foundation names it.
public typealias CFTimeInterval = Double
/// Any object of Core Foundation, as a layer's font is.
public typealias CFTypeRef = AnyObject
/// Seconds since the beginning of the year 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// A whole number, as Objective-C names it.
public typealias NSInteger = Int
/// A whole number that is not negative, as Objective-C names it.
public typealias NSUInteger = UInt
