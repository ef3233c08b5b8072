import Foundation
import Glibc

/// The memory that this process holds: proc(5), sock_diag's `SO_MEMINFO`.
enum ProcessMemory {
    static func residentBytes() throws -> Int {
        let statistics = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        return (Int(statistics.split(separator: " ")[1]) ?? 0) * Int(getpagesize())
    }

    /// What the kernel holds in both directions for the socket, of those that a server at `port` accepted, for which it
    /// holds most.
    static func largestKernelBuffers(ofServerAt port: UInt16) -> Int {
        (0..<Int32(8192)).compactMap { descriptor in
            guard localPort(descriptor) == port else { return nil }
            var information = [UInt32](repeating: 0, count: 9)
            var length = socklen_t(information.count * MemoryLayout<UInt32>.size)
            guard getsockopt(descriptor, SOL_SOCKET, 55, &information, &length) == 0 else { return nil }
            // SK_MEMINFO_RMEM_ALLOC, _WMEM_ALLOC, _WMEM_QUEUED
            return Int(information[0]) + Int(max(information[2], information[5]))
        }.max() ?? 0
    }

    private static func localPort(_ descriptor: Int32) -> UInt16? {
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        return result == 0 && address.sin_family == sa_family_t(AF_INET) ? UInt16(bigEndian: address.sin_port) : nil
    }
}
