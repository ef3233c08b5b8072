import Foundation

/// True, as Core Foundation names it.
public var kCFBooleanTrue: NSNumber! { NSNumber(value: true) }
/// False, as Core Foundation names it.
public var kCFBooleanFalse: NSNumber! { NSNumber(value: false) }
