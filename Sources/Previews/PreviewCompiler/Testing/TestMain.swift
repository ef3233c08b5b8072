/// The generated source by which the program that loads a library runs its tests.
///
/// It has two C functions, each for one of the frameworks, if there are tests of it. Names of the project may hide Swift's, so
/// that modules stand before these.
enum TestMain {
    /// Has the tests run, by the program's arguments, and a function called with the exit status.
    static let swiftTesting = """
        import Testing

        @_cdecl("zoetrope_run_swift_testing")
        public func zoetropeRunSwiftTesting(_ end: @escaping @convention(c) (Swift.Int32) -> Swift.Void) {
            _Concurrency.Task { end(await Testing.__swiftPMEntryPoint(passing: nil) as Swift.Int32) }
        }

        """

    /// Returns the source that has the tests run of which a function says so, has other functions told what has become of
    /// them, and returns the exit status.
    static func xctest(_ cases: TestCases) -> String {
        """
        import Foundation
        import StageTime
        import XCTest

        extension XCTestExpectation {
            /// Marks the expectation as met; as on iOS, a function without parameters that can be handed on.
            func fulfill() { fulfill("", line: 0) }
        }

        extension XCTestCase {
            /// Runs a block ten times; as on iOS without a baseline, no time that it takes is a failure.
            func measure(_ block: () -> Swift.Void) { for _ in 0..<10 { block() } }
        }

        // What is waited for outside of stages comes as fast as it can.
        extension XCTestCase {
            func wait(for expectations: [XCTestExpectation], timeout seconds: Foundation.TimeInterval) {
                wait(for: expectations, timeout: seconds, enforceOrder: false)
            }

            func wait(
                for expectations: [XCTestExpectation], timeout seconds: Foundation.TimeInterval, enforceOrder: Swift.Bool
            ) {
                StageTime.StageRunLoop.wait(atMost: seconds) {
                    wait(for: expectations, timeout: seconds, enforceOrder: enforceOrder, file: #file, line: #line)
                }
            }

            func waitForExpectations(timeout: Foundation.TimeInterval) { waitForExpectations(timeout: timeout, handler: nil) }

            func waitForExpectations(timeout: Foundation.TimeInterval, handler: ((Swift.Error?) -> Swift.Void)?) {
                StageTime.StageRunLoop.wait(atMost: timeout) {
                    waitForExpectations(timeout: timeout, file: #file, line: #line, handler: handler)
                }
            }
        }

        extension XCTWaiter {
            static func wait(for expectations: [XCTestExpectation], timeout seconds: Foundation.TimeInterval) -> Result {
                StageTime.StageRunLoop.wait(atMost: seconds) {
                    wait(for: expectations, timeout: seconds, enforceOrder: false, file: #file, line: #line)
                }
            }

            func wait(for expectations: [XCTestExpectation], timeout seconds: Foundation.TimeInterval) -> Result {
                StageTime.StageRunLoop.wait(atMost: seconds) {
                    wait(for: expectations, timeout: seconds, enforceOrder: false, file: #file, line: #line)
                }
            }
        }

        private typealias Texts = @convention(c) (Swift.UnsafePointer<Swift.CChar>, Swift.UnsafePointer<Swift.CChar>) -> Swift.Void

        private final class ZoetropeObserver: Foundation.NSObject, XCTestObservation {
            let failed: Texts
            let ended: @convention(c) (Swift.UnsafePointer<Swift.CChar>, Swift.Double, Swift.Bool) -> Swift.Void

            init(
                _ failed: @escaping Texts,
                _ ended: @escaping @convention(c) (Swift.UnsafePointer<Swift.CChar>, Swift.Double, Swift.Bool) -> Swift.Void
            ) {
                self.failed = failed
                self.ended = ended
            }

            func testCase(
                _ testCase: XCTestCase, didFailWithDescription description: Swift.String,
                inFile filePath: Swift.String?, atLine lineNumber: Swift.Int
            ) {
                failed(testCase.name, description)
            }

            func testCaseDidFinish(_ testCase: XCTestCase) {
                let run = testCase.testRun
                ended(testCase.name, run?.totalDuration ?? 0, run?.hasBeenSkipped ?? false)
            }
        }

        @_cdecl("zoetrope_run_xctest")
        public func zoetropeRunXCTest(
            _ accepts: @convention(c) (Swift.UnsafePointer<Swift.CChar>, Swift.UnsafePointer<Swift.CChar>) -> Swift.Bool,
            _ failed: @escaping @convention(c) (Swift.UnsafePointer<Swift.CChar>, Swift.UnsafePointer<Swift.CChar>) -> Swift.Void,
            _ ended: @escaping @convention(c) (Swift.UnsafePointer<Swift.CChar>, Swift.Double, Swift.Bool) -> Swift.Void
        ) -> Swift.Int32 {
            let all: [XCTestCaseEntry] = [
        \(cases.entries.joined(separator: ",\n"))
            ]
            let chosen = all.map { entry -> XCTestCaseEntry in
                let name = Swift.String(reflecting: entry.testCaseClass)
                return (entry.testCaseClass, entry.allTests.filter { accepts(name, $0.0) })
            }.filter { !$0.allTests.isEmpty }
            guard !chosen.isEmpty else { return -1 }
            XCTestObservationCenter.shared.addTestObserver(ZoetropeObserver(failed, ended))
            return XCTMain(chosen, arguments: ["tests"]) as Swift.Int32
        }

        """
    }
}
