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

public struct TestClientTimeout: Error {
    public let what: String
}
