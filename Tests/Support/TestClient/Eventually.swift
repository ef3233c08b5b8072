import Foundation

/// Waits until something is so.
///
/// - Throws: ``OutOfPatience``.
public func eventually(_ what: String, _ isSo: () throws -> Bool) throws {
    let patience = Patience()
    while try !isSo() {
        try patience.check(what)
        usleep(1000)
    }
}

/// Waits until something is so that has to be asked of somebody.
///
/// - Throws: ``OutOfPatience``.
public func eventually(_ what: String, asking isSo: () async throws -> Bool) async throws {
    let patience = Patience()
    while try await !isSo() {
        try patience.check(what)
        try await Task.sleep(for: .milliseconds(1))
    }
}
