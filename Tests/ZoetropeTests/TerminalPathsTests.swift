import Testing

@testable import zoetrope

@Suite struct TerminalPathsTests {
    @Test(arguments: [
        ("/home/me/Cards", "/home/me/Cards", "Sources/A.swift", "."),
        ("/home/me/Cards", "/home/me", "Cards/Sources/A.swift", "Cards"),
        ("/home/me/Cards", "/home/me/Other/Deep", "../../Cards/Sources/A.swift", "../../Cards"),
        ("/tmp/Cards", "/home/me/a/b/c", "/tmp/Cards/Sources/A.swift", "/tmp/Cards"),
        ("/Cards", "/", "Cards/Sources/A.swift", "Cards"), ("/", "/", "Sources/A.swift", "."),
    ])
    func pathsAreFromWhereTheProgramWasStarted(project: String, start: String, file: String, folder: String) {
        let paths = TerminalPaths(of: project, from: start)
        #expect(paths.path("Sources/A.swift") == file)
        #expect(paths.folder == folder)
        #expect(paths.path("/usr/lib/x.swift") == "/usr/lib/x.swift")
    }
}
