import Testing

@testable import PreviewCompiler

/// How the frameworks of tests among a project's packages are read.
@Suite struct TestFrameworksTests {
    private let path = ".build/checkouts/Nimble/Sources/Nimble/A.swift"

    private func text(_ source: String, at path: String) -> String {
        String(decoding: project([path: source])[0].ofThisSystem.text, as: UTF8.self)
    }

    @Test func theirConditionsAreThoseOfTheSystemThatTestsRunOn() {
        let source = """
            #if os(macOS) || os(iOS)
            let a = _apple()
            #else
            let a = _other()
            #endif
            #if SWIFT_PACKAGE && !canImport(Darwin)
            let b = 1
            #endif
            """
        let words = text(source, at: path).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words == "let a = _other() let b = 1")
        #expect(text(source, at: path).split(separator: "\n", omittingEmptySubsequences: false).count == 8)
        #expect(text(source, at: "Sources/A.swift") == source)
    }

    /// Nimble declares it where Foundation lacks it; it is compiled with every library.
    @Test func theirExceptionIsNotTheOneThatLibrariesHave() {
        let files = TestFrameworks.keptApart(project([path: "class NSException {}\nvar a: NSException?"]))
        #expect(
            String(decoding: files[0].text, as: UTF8.self)
                == "class Tested_NSException {}\nvar a: Tested_NSException?")
    }

    @Test func theirTypesGetOtherNamesWhereTheProjectHasTheSame() {
        let files = TestFrameworks.keptApart(
            project([
                path:
                    "public struct Expression<T> {}\nfunc expect<T>(_ value: Expression<T>) {}\nlet a = Kit.Expression",
                "Sources/B.swift": "public struct Expression<P> {}",
            ]))
        let texts = files.map { String(decoding: $0.text, as: UTF8.self) }
        #expect(
            texts[0]
                == "public struct Tested_Expression<T> {}\nfunc expect<T>(_ value: Tested_Expression<T>) {}\nlet a = Kit.Expression"
        )
        #expect(texts[1] == "public struct Expression<P> {}")
    }
}
