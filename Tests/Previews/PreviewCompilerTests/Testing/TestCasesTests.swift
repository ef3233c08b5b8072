import Testing

@testable import PreviewCompiler

/// Which classes and methods are tests of XCTest.
@Suite struct TestCasesTests {
    private func names(_ source: String) -> [String] {
        let index = ProjectIndex(project(["A.swift": source]))
        return TestCases(in: index, of: ["A.swift"]).entries.map { entry in
            let type = entry.dropFirst().prefix { $0 != "." }
            return "\(type): " + entry.matches(of: #/\("(\w+)"/#).map { String($0.1) }.joined(separator: " ")
        }
    }

    @Test func methodsWhoseNamesBeginSoAreTestsExtensionsIncluded() {
        let source = """
            final class DeckTests: XCTestCase {
                func testOne() {}
                func testTwo() async throws {}
                func helper() {}
                func test(with number: Int) {}
                func testValue() -> Int { 1 }
                static func testNever() {}
                private func testHidden() {}
            }
            extension DeckTests { func testThree() throws {} }
            """
        #expect(names(source) == ["DeckTests: testOne testThree testTwo"])
    }

    @Test func aTestWhoseBodyIsLeftOutIsNoneThatPasses() {
        let source = "final class DeckTests: XCTestCase { func testOne() {}\nfunc testTwo() {} }"
        let cases = TestCases(
            in: ProjectIndex(project(["A.swift": source])), of: ["A.swift"], without: ["DeckTests.testOne"])
        #expect(
            cases.entries.count == 1 && !cases.entries[0].contains("testOne") && cases.entries[0].contains("testTwo"))
    }

    @Test func aSpecOfQuickHasTheExamplesThatItGathers() {
        let source = """
            open class QuickSpec: XCTestCase { open func spec() {} }
            final class DeckSpec: QuickSpec { override func spec() {} }
            """
        let index = ProjectIndex(project(["A.swift": source]))
        let entries = TestCases(in: index, of: ["A.swift"]).entries
        #expect(entries.count == 1 && entries[0].hasPrefix("(DeckSpec.self, DeckSpec.allTests.map"))
    }

    @Test func aClassHasTheTestsOfThoseAboveIt() {
        let source = """
            class Base: XCTestCase { func testBase() {} }
            class Derived: Base { override func testBase() {}; func testMore() {} }
            class None: XCTestCase {}
            class Other { func testNothing() {} }
            """
        #expect(names(source) == ["Base: testBase", "Derived: testBase testMore"])
    }
}
