// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The version of Foundation, by which code told systems apart: newer than those that have names.
public let NSFoundationVersionNumber = 2048.0
/// The version of iOS 6.1.
public let NSFoundationVersionNumber_iOS_6_1 = 993.0
/// The version of iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0 = 1047.2
/// The version of iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
/// The version of iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
/// The highest version of iOS 8.
public let NSFoundationVersionNumber_iOS_8_x_Max = 1199.0
/// The highest version of iOS 9.
public let NSFoundationVersionNumber_iOS_9_x_Max = 1299.0
