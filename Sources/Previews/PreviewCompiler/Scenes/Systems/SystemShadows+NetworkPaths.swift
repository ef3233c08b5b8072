extension SystemShadows {
    /// The ways to a network, of which a preview has none.
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
                public let status = Status.unsatisfied
                public let unsatisfiedReason = UnsatisfiedReason.notAvailable
                public let availableInterfaces: [NWInterface] = []
                public let isExpensive = false
                public let isConstrained = false
                public let supportsIPv4 = false
                public let supportsIPv6 = false
                public let supportsDNS = false
                public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
                public static func == (lhs: NWPath, rhs: NWPath) -> Bool { true }
            }

            /// What tells of the ways to a network, once: there is none.
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
