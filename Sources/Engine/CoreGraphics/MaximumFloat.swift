// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The name is C's.

/// The greatest finite `Float`, as `math.h` has it on Apple's systems.
public let MAXFLOAT = Float.greatestFiniteMagnitude
