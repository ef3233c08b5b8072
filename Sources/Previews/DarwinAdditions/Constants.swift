// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

// The previewed app is in a simulator, as conditions of its sources are told.

/// 1: the app is in a simulator.
public let TARGET_IPHONE_SIMULATOR: Int32 = 1
/// 1: the app is one of iOS.
public let TARGET_OS_IOS: Int32 = 1
/// 1: the app is one of iOS or of what is made of it.
public let TARGET_OS_IPHONE: Int32 = 1
/// 1: the app is in a simulator.
public let TARGET_OS_SIMULATOR: Int32 = 1

// Glibc has the others of these: Swift reads no macro that computes.

/// The greatest number of single precision.
public let HUGE = Float.greatestFiniteMagnitude
/// The least integer of 16 bits.
public let INT16_MIN: Int32 = -32768
/// The least integer of 32 bits.
public let INT32_MIN = Int32.min
/// The least integer of 64 bits.
public let INT64_MIN = Int64.min
/// The greatest integer of 64 bits.
public let INT64_MAX = Int64.max
/// The greatest integer of 64 bits without a sign.
public let UINT64_MAX = UInt64.max

/// How many nanoseconds a second has.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// How many nanoseconds a millisecond has.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// How many nanoseconds a microsecond has.
public let NSEC_PER_USEC: UInt64 = 1000
/// How many microseconds a second has.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// How much of a system's description fits into a field of `utsname`, in bytes.
public let _SYS_NAMELEN = Int32(MemoryLayout.size(ofValue: utsname().machine))

/// Returns whether two points are the same.
public func __CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }
/// Returns whether two sizes are the same.
public func __CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
