import Foundation

/// Waits until something is so.
///
/// - Throws: ``TestClientTimeout`` if it isn't within a minute.
public func eventually(_ what: String, _ isSo: () throws -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: 60)
    while try !isSo() {
        guard Date() < deadline else { throw TestClientTimeout(what: what) }
        usleep(1000)
    }
}

/// Waits until something is so that has to be asked of somebody.
///
/// - Throws: ``TestClientTimeout`` if it isn't within a minute.
public func eventually(_ what: String, asking isSo: () async throws -> Bool) async throws {
    let deadline = Date(timeIntervalSinceNow: 60)
    while try await !isSo() {
        guard Date() < deadline else { throw TestClientTimeout(what: what) }
        try await Task.sleep(for: .milliseconds(1))
    }
}

public struct TestClientTimeout: Error {
    public let what: String
}
