extension SystemShadows {
    /// The way to a network, which there is as far as an app can tell: its requests have answers, though made up ones.
    static let networkPaths = Framework(
        types: ["NWPathMonitor", "NWPath", "NWInterface"],
        source: """
            import UIKit

            public struct NWInterface: Hashable, Sendable {
                public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
                public let type: InterfaceType
                public let name: String
                public let index: Int
            }

            public struct NWPath: Equatable, Sendable {
                public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
                public enum UnsatisfiedReason: Sendable {
                    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
                }
                public let status = Status.satisfied
                public let unsatisfiedReason = UnsatisfiedReason.notAvailable
                public let availableInterfaces = [NWInterface(type: .wifi, name: "en0", index: 1)]
                public let isExpensive = false
                public let isConstrained = false
                public let supportsIPv4 = true
                public let supportsIPv6 = true
                public let supportsDNS = true
                public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
                public static func == (lhs: NWPath, rhs: NWPath) -> Bool { true }
            }

            /// What tells of the way to a network, once.
            public final class NWPathMonitor: @unchecked Sendable {
                public let currentPath = NWPath()
                public var pathUpdateHandler: ((NWPath) -> Void)?
                public private(set) var queue: DispatchQueue?
                public init() {}
                public init(requiredInterfaceType: NWInterface.InterfaceType) {}
                public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
                public func start(queue: DispatchQueue) {
                    self.queue = queue
                    queue.async { [self] in
                        if self.queue != nil { pathUpdateHandler?(currentPath) }
                    }
                }
                public func cancel() { queue = nil }
            }

            """)
}
