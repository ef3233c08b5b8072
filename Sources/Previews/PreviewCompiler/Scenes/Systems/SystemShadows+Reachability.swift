extension SystemShadows {
    /// Whether servers are reached: so they are as far as an app can tell, whose requests have answers, though made up ones.
    static let reachability = Framework(
        types: ["SCNetworkReachability", "SCNetworkReachabilityFlags", "SCNetworkReachabilityContext"],
        source: """
            import UIKit

            public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
                public let rawValue: UInt32
                public init(rawValue: UInt32) { self.rawValue = rawValue }
                public static let transientConnection = Self(rawValue: 1)
                public static let reachable = Self(rawValue: 2)
                public static let connectionRequired = Self(rawValue: 4)
                public static let connectionOnTraffic = Self(rawValue: 8)
                public static let interventionRequired = Self(rawValue: 16)
                public static let connectionOnDemand = Self(rawValue: 32)
                public static let isLocalAddress = Self(rawValue: 65_536)
                public static let isDirect = Self(rawValue: 131_072)
                public static let isWWAN = Self(rawValue: 262_144)
                public static let connectionAutomatic = connectionOnTraffic
            }

            public let kSCNetworkFlagsReachable: UInt32 = 2
            public let kSCNetworkFlagsConnectionRequired: UInt32 = 4
            public let kSCNetworkReachabilityFlagsReachable: UInt32 = 2
            public let kSCNetworkReachabilityFlagsConnectionRequired: UInt32 = 4

            /// Darwin's addresses begin with their length, which Linux's don't have.
            extension sockaddr_in {
                public init(
                    sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
                    sin_zero: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8)
                ) {
                    self.init(sin_family: sin_family, sin_port: sin_port, sin_addr: sin_addr, sin_zero: sin_zero)
                }
            }

            public struct SCNetworkReachabilityContext {
                public var version: CFIndex
                public var info: UnsafeMutableRawPointer?
                public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
                public var release: ((UnsafeRawPointer) -> Void)?
                public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
                public init(
                    version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
                    release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
                ) {
                    (self.version, self.info, self.retain) = (version, info, retain)
                    (self.release, self.copyDescription) = (release, copyDescription)
                }
                public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }
            }

            public typealias SCNetworkReachabilityCallBack = (
                SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
            ) -> Void

            /// A host or an address.
            public final class SCNetworkReachability: @unchecked Sendable {}

            public func SCNetworkReachabilityCreateWithName(
                _ allocator: Int?, _ nodename: UnsafePointer<CChar>
            ) -> SCNetworkReachability? { SCNetworkReachability() }

            public func SCNetworkReachabilityCreateWithAddress(
                _ allocator: Int?, _ address: UnsafePointer<sockaddr>
            ) -> SCNetworkReachability? { SCNetworkReachability() }

            public func SCNetworkReachabilityGetFlags(
                _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
            ) -> Bool {
                flags.pointee = .reachable
                return true
            }

            @discardableResult
            public func SCNetworkReachabilitySetCallback(
                _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
                _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
            ) -> Bool { true }

            @discardableResult
            public func SCNetworkReachabilityScheduleWithRunLoop(
                _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: Any
            ) -> Bool { true }

            @discardableResult
            public func SCNetworkReachabilityUnscheduleFromRunLoop(
                _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: Any
            ) -> Bool { true }

            @discardableResult
            public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
                true
            }

            /// What unmanaged references are of.
            public typealias CFString = NSString

            /// Why the last call failed: none does here.
            public func SCError() -> Int32 { 0 }

            extension sockaddr {
                /// The structure's length, which Linux does not store.
                public var sa_len: UInt8 {
                    get { UInt8(MemoryLayout<Self>.size) }
                    set {}
                }
            }

            extension sockaddr_in {
                /// The structure's length, which Linux does not store.
                public var sin_len: UInt8 {
                    get { UInt8(MemoryLayout<Self>.size) }
                    set {}
                }
            }

            extension sockaddr_in6 {
                /// The structure's length, which Linux does not store.
                public var sin6_len: UInt8 {
                    get { UInt8(MemoryLayout<Self>.size) }
                    set {}
                }
            }

            """)
}
