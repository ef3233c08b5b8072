import Foundation
import TestClient
import Testing

@testable import zoetrope

/// What `zoetrope test` runs, says and writes, and how it ends.
@Suite struct TestCommandTests {
    private static let deck = """
        import UIKit

        public class Deck: UIViewController {
            @objc dynamic var taps = 0
            private(set) var fired = 0
            let button = UIButton(type: .system)

            public override func viewDidLoad() {
                super.viewDidLoad()
                button.frame = CGRect(x: 0, y: 0, width: 390, height: 200)
                button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
                view.addSubview(button)
                Timer.scheduledTimer(
                    timeInterval: 2, target: self, selector: #selector(fire), userInfo: nil, repeats: false)
            }

            @objc private func tapped(_ sender: UIButton) { taps += 1 }
            @objc func fire() { fired += 1 }
            func soon(_ done: @escaping () -> Void) { DispatchQueue.main.async(execute: done) }
            func title(of card: Int) -> String { "card" }
        }

        class Jokers: Deck {}
        extension Jokers { override func title(of card: Int) -> String { "joker" } }

        #Preview { Deck() }
        """

    private static let xctests = """
        #if canImport(StageTesting)
        import StageTesting
        #endif
        import XCTest
        @testable import Cards

        @MainActor final class DeckTests: XCTestCase {
            func testATapCounts() throws {
                let stage = Stage(Deck())
                let deck = try XCTUnwrap(stage.viewController as? Deck)
                stage.tap(at: CGPoint(x: 100, y: 100))
                XCTAssertEqual(deck.taps, 1)
                stage.advance(by: 3)
                XCTAssertEqual(deck.fired, 1)
            }

            func testAnExtensionOverrides() async {
                let deck: Deck = Jokers()
                XCTAssertEqual(deck.title(of: 1), "joker")
            }

            func testWhatRunsOutsideOfAStageIsWaitedFor() {
                let later = expectation(description: "soon")
                Deck().soon { later.fulfill() }
                wait(for: [later], timeout: 30)
            }

            func testThatFails() { XCTAssertEqual(1, 2, "<none>") }
            func testThatSkips() throws { throw XCTSkip("not today") }
            func testThatTraps() { _ = [Int]()[shared] }
        }
        """

    private static let swiftTests = """
        import Testing
        @testable import Cards

        final class Mock {}

        @Suite struct NumberTests {
            @Test func aThreadOfItsOwnHasNoStage() async {
                #expect(Int.random(in: 1...1) == shared)
                #expect(await MainActor.run { Cards.Deck().title(of: 1) } == "card")
            }

            @Test(arguments: [1, 2]) func numbers(number: Int) { #expect(number == 1) }
        }
        """

    private static func folder() throws -> TestFolder {
        try TestFolder([
            "Sources/Cards/Deck.swift": deck, "Tests/CardsTests/DeckTests.swift": xctests,
            "Tests/CardsTests/Mock.swift": "final class Mock {}",
            "Tests/NumberTests/NumberTests.swift": swiftTests, "Tests/Shared/Shared.swift": "let shared = 1",
        ])
    }

    private func test(_ folder: TestFolder, _ arguments: String...) throws -> RunningCommand.Result {
        try RunningCommand(["test", folder.path] + arguments).wait()
    }

    @Test func testsOfBothFrameworksRunAndTheirResultsAreWritten() throws {
        let folder = try Self.folder()
        let result = try test(folder, "--skip", "Traps", "--xunit-output", "\(folder.path)/results.xml")
        #expect(result.status == 1, "\(result.errors)")
        #expect(result.output.contains("Executed 5 tests, with 1 test skipped and 1 failure"))
        #expect(result.output.contains("DeckTests.swift:28: error: DeckTests.testThatFails"))
        #expect(result.errors.contains("Test run with 2 tests in 1 suite failed"))
        let xctest = try String(contentsOfFile: "\(folder.path)/results.xml", encoding: .utf8)
        #expect(xctest.contains(#"tests="5" failures="1" skipped="1""#))
        #expect(xctest.contains(#"<testcase classname="CardsTests.DeckTests" name="testATapCounts""#))
        #expect(xctest.contains("&lt;none&gt;"))
        let swiftTesting = try String(contentsOfFile: "\(folder.path)/results-swift-testing.xml", encoding: .utf8)
        #expect(swiftTesting.contains(#"tests="2" failures="1""#))
        #expect(swiftTesting.contains(#"classname="NumberTests.NumberTests""#))
    }

    /// XCTest on Linux fails where times differ by more than a tenth; Apple's has nothing to compare them with without a baseline.
    @Test func whatIsMeasuredFailsByNoTimes() throws {
        let folder = try TestFolder([
            "Tests.swift": """
            import XCTest
            final class SpeedTests: XCTestCase {
                func testSpeed() {
                    var runs = 0
                    measure {
                        runs += 1
                        Thread.sleep(forTimeInterval: runs == 1 ? 0.5 : 0.001)
                    }
                    XCTAssertEqual(runs, 10)
                }
            }

            """
        ])
        let result = try test(folder)
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        #expect(result.output.contains("Executed 1 test, with 0 failures"))
    }

    /// As the tests of layoutBox/PinLayout wait for the layout of a window.
    @Test func aRunLoopLetsTimePassAtOnceAndWindowsAndFixturesAreThere() throws {
        let folder = try TestFolder([
            "Fixtures/cards.txt": "joker",
            "Tests.swift": """
            import UIKit
            import XCTest

            final class Page: UIViewController {
                var log: [String] = []
                override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
                override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
                override func viewDidLayoutSubviews() { log.append("layout") }
            }

            final class LoopTests: XCTestCase {
                func testAWindow() {
                    let page = Page()
                    let window = UIWindow()
                    window.rootViewController = page
                    window.makeKeyAndVisible()
                    XCTAssertEqual(page.log, ["will appear", "layout", "did appear"])
                    XCTAssertEqual(window.frame, UIScreen.main.bounds)
                    XCTAssertTrue(UIApplication.shared.keyWindow === window)
                    page.log = []
                    page.view.setNeedsLayout()
                    RunLoop.current.run(until: Date())
                    XCTAssertEqual(page.log, ["layout"])
                }

                func testAnHour() {
                    let start = Date()
                    var fired = 0
                    Timer.scheduledTimer(withTimeInterval: 600, repeats: true) { _ in fired += 1 }
                    RunLoop.main.run(until: start.addingTimeInterval(3600))
                    XCTAssertEqual(fired, 6)
                    XCTAssertEqual(Date().timeIntervalSince(start), 3600, accuracy: 30)
                }

                func testAFixture() throws {
                    let url = Bundle(for: Self.self).url(forResource: "cards.txt", withExtension: nil)
                    XCTAssertEqual(try String(contentsOf: XCTUnwrap(url), encoding: .utf8), "joker")
                }

                func testTurns() {
                    var isDone = false
                    DispatchQueue.main.asyncAfter(deadline: .now() + 20) { isDone = true }
                    while !isDone, RunLoop.current.run(mode: .default, before: .distantFuture) {}
                    XCTAssertTrue(isDone)
                }
            }

            """,
        ])
        let result = try test(folder)
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        #expect(result.output.contains("Executed 4 tests, with 0 failures"))
    }

    /// An hour here: the test would not end.
    @Test func whatAnExpectationWaitsForComesAsFastAsItCan() throws {
        let folder = try TestFolder([
            "Tests.swift": """
            import UIKit
            import XCTest

            @MainActor final class WaitTests: XCTestCase {
                private func later(_ seconds: Double) -> XCTestExpectation {
                    let end = expectation(description: "end")
                    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { end.fulfill() }
                    return end
                }

                func testAWait() { wait(for: [later(3600)], timeout: 4000) }
                func testWaitsInOrder() { wait(for: [later(1800), later(3600)], timeout: 4000, enforceOrder: true) }
                func testWaiters() {
                    XCTAssertEqual(XCTWaiter.wait(for: [later(3600)], timeout: 4000), .completed)
                    XCTAssertEqual(XCTWaiter().wait(for: [later(3600)], timeout: 4000), .completed)
                }
                func testAllExpectations() {
                    _ = later(3600)
                    waitForExpectations(timeout: 4000)
                    _ = later(3600)
                    waitForExpectations(timeout: 4000) { XCTAssertNil($0) }
                }

                func testAnAnimation() {
                    let (window, view) = (UIWindow(), UIView())
                    window.addSubview(view)
                    window.makeKeyAndVisible()
                    let end = expectation(description: "end")
                    UIView.animate(withDuration: 3600) { view.alpha = 0 } completion: { _ in end.fulfill() }
                    wait(for: [end], timeout: 4000)
                }
            }

            """
        ])
        let result = try test(folder)
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        #expect(result.output.contains("Executed 5 tests, with 0 failures"))
    }

    /// As ra1028/DiffableDataSources counts, and jmfieldman/Mortar locks.
    @Test func whatDarwinCountsAndLocksWithIsThere() throws {
        let folder = try TestFolder([
            "Tests.swift": """
            import Foundation
            import XCTest

            final class CounterTests: XCTestCase {
                func testThreads() {
                    nonisolated(unsafe) let counter = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
                    counter.initialize(repeating: 0, count: 2)
                    let lock = NSObject()
                    DispatchQueue.concurrentPerform(iterations: 1000) { _ in
                        OSAtomicIncrement32(counter)
                        objc_sync_enter(lock)
                        objc_sync_enter(lock)
                        counter[1] += 1
                        objc_sync_exit(lock)
                        objc_sync_exit(lock)
                    }
                    XCTAssertEqual(counter[0], 1000)
                    XCTAssertEqual(counter[1], 1000)
                    XCTAssertEqual(OSAtomicDecrement32(counter), 999)
                }
            }

            """
        ])
        let result = try test(folder)
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        #expect(result.output.contains("Executed 1 test, with 0 failures"))
    }

    @Test func aFilterChoosesAndATestThatEndsItsProcessFails() throws {
        let folder = try Self.folder()
        let chosen = try test(folder, "--filter", "CardsTests.DeckTests/testATap", "--filter", "aThread")
        #expect(chosen.status == 0, "\(chosen.output)\(chosen.errors)")
        #expect(chosen.output.contains("Executed 1 test, with 0 failures"))
        #expect(chosen.errors.contains("Test run with 1 test in 1 suite passed"))
        let none = try test(folder, "--filter", "nothing of the kind")
        #expect(none.status == 0)
        #expect(none.errors.contains("warning: No matching test cases were run"))
        let trap = try test(folder, "--filter", "Traps")
        #expect(trap.status == 1)
        #expect(trap.errors.contains("error: Exited with unexpected signal code"))
        let listed = try test(folder, "--list-tests").output.split(separator: "\n")
        #expect(listed.contains("CardsTests.DeckTests/testATapCounts"))
        #expect(listed.contains("NumberTests.NumberTests/numbers(number:)"))
    }

    @Test func whatDoesNotCompileIsAnError() throws {
        let folder = try TestFolder(["Tests.swift": "import Testing\n@Test func a() { #expect(1 == \"2\") }\n"])
        let result = try test(folder)
        #expect(result.status == 1)
        #expect(result.errors.contains("Tests.swift:2:"))
        #expect(try test(try TestFolder(["A.swift": "import UIKit\n"])).errors.contains("error: no tests found"))
        #expect(try test(folder, "--filter", "[").status == 2)
    }

    @Test func filesAreNamedFromWhereTheCommandWasStarted() throws {
        let folder = try TestFolder(["Cards/Tests/A.swift": "import Testing\n@Test func a() { #expect(1 == \"2\") }\n"])
        let result = try RunningCommand(["test", "Cards"], folder: folder.path).wait()
        #expect(result.errors.contains("zoetrope: Cards/Tests/A.swift:2:"), "\(result.errors)")
        let failing = try TestFolder([
            "Cards/Tests/B.swift": """
            import XCTest
            final class B: XCTestCase {
                func testB() { XCTFail("no") }
            }
            """
        ])
        let failed = try RunningCommand(["test", "Cards"], folder: failing.path).wait()
        #expect(failed.output.contains("\nCards/Tests/B.swift:3: error: B.testB"), "\(failed.output)")
    }

    @Test func aSaveRunsThemAgain() throws {
        func tests(_ number: Int) -> String { "import Testing\n@Test func a() { #expect(\(number) == 2) }\n" }
        let folder = try TestFolder(["Tests.swift": tests(2)])
        let log = folder.url.appending(path: "log")
        let file = folder.url.appending(path: "Tests.swift")
        func says(_ text: String) -> Bool {
            (try? String(contentsOf: log, encoding: .utf8))?.contains(text) == true
        }
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let program = URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent("zoetrope").path
        let watch = try RunningCommand(
            program: "/bin/sh", ["-c", "exec '\(program)' test '\(folder.path)' --watch > '\(log.path)' 2>&1"])
        try eventually("the first run") { says("Test run with 1 test in 0 suites passed") && says("waiting") }
        try tests(3).write(to: file, atomically: true, encoding: .utf8)
        try eventually("another run") { says("Test run with 1 test in 0 suites failed") }
        watch.signal(SIGINT)
        #expect(try watch.wait().status == 128 + SIGINT)
    }
}
