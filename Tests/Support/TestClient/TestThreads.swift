import Foundation

/// The number of threads of servers under test: 2, or what the environment says, so that suites can be run with each.
public enum TestThreads {
    /// At least 1.
    public static let count = ProcessInfo.processInfo.environment["ZOETROPE_TEST_THREADS"].flatMap { Int($0) } ?? 2
}
