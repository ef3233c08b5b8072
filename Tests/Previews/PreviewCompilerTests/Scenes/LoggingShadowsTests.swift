import Testing

@testable import PreviewCompiler

@Suite struct LoggingShadowsTests {
    private func files(_ sources: String...) -> [String] {
        let named = sources.enumerated().map { ("\($0.offset).swift", $0.element) }
        return LoggingShadows.files(with: ProjectIndex(project(Dictionary(uniqueKeysWithValues: named)))).map(\.name)
    }

    @Test func aProjectThatLogsHasWhatItUses() {
        #expect(files("class A {}") == [])
        #expect(files(#"func f() { NSLog("a") }"#) == ["ns-log.swift"])
        #expect(files("let log = Logger()") == ["log-messages.swift", "os-log.swift", "logger.swift"])
        #expect(files(#"func f() { os_log("a") }"#) == ["log-messages.swift", "os-log.swift"])
        #expect(files("let signposter = OSSignposter()").last == "signposts.swift")
    }

    @Test func aTypeWithTheNameOfAModuleIsNoModule() {
        let index = ProjectIndex(project(["A.swift": "import OSLog\nlet a = OSLog.disabled"]))
        #expect(!index.isOwnModule("OSLog", before: "disabled"))
        #expect(index.isOwnModule("OSLog", before: "Logger"))
    }

    @Test func whatAProjectDeclaresItselfIsItsOwn() {
        #expect(files("struct Logger {}", "let log = Logger()") == [])
        #expect(files("struct Logger {}", #"let log = Logger(); func f() { os_log("a") }"#).count == 2)
        #expect(files(#"func NSLog(_ text: String) {}"#, #"func f() { NSLog("a") }"#) == [])
    }
}
