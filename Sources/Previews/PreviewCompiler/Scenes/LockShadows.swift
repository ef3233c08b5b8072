/// The source file with the lock from which a project's classes inherit in place of `NSLock`.
enum LockShadows {
    static let name = "ZoetropeLock"

    /// Returns the file, if a class of the project inherits from `NSLock`.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        let isWanted = index.types.contains { $0.type.inherited.first?.split(separator: ".").last == "NSLock" }
        return isWanted ? [(name: "locks.swift", text: Array(source.utf8))] : []
    }

    private static let source = """
        import Foundation

        class \(name): NSObject, NSLocking, @unchecked Sendable {
            private let own = NSLock()
            var name: String? {
                get { own.name }
                set { own.name = newValue }
            }
            func lock() { own.lock() }
            func unlock() { own.unlock() }
            func `try`() -> Bool { own.try() }
            func lock(before limit: Date) -> Bool { own.lock(before: limit) }
        }
        """
}
