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
