@_exported import CoreGraphics

/// A time in seconds, as Core Foundation names it.
public typealias CFTimeInterval = Double
