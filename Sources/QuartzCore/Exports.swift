@_exported import CoreGraphics

/// Seconds, as Core Foundation names them.
public typealias CFTimeInterval = Double
