import Foundation
import Testing

/// What the engine, the scenes and their simulation do without: clocks, randomness, input and output.
@Suite struct EngineSourcesTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources").standardized

    /// The files that may use one of the names, and for what.
    private static let exceptions = [
        // Which methods a class declares is in the symbol table of the file that it was loaded from.
        "Engine/ObjectiveCRuntime/LoadedImage.swift", "Engine/ObjectiveCRuntime/SymbolTable.swift",
        // Code of an app that asks for a file gets it.
        "Engine/StageTime/StageData.swift", "Engine/StageTime/URLRequest.swift",
        // The instants that a stage's time is counted from, and the text that shadows Foundation's names.
        "Engine/StageTime/StageClocks.swift", "Engine/StageTime/Shadows.swift",
    ]

    private static let names = [
        #"\bprint\("#, "FileHandle", "FileManager", "fopen", "stderr", "stdout", #"Data\(contentsOf"#,
        #"String\(contentsOf"#, #"\bDate\(\)"#, #"Date\.now"#, "clock_gettime", #"(Continuous|Suspending)Clock\.now"#,
        #"DispatchTime\.now"#, #"ProcessInfo\.processInfo"#, "getenv", "usleep", #"\.random\("#,
        "SystemRandomNumberGenerator", "arc4random",
    ]

    /// Returns the lines of code that use one of the names, as `path:line: code`.
    private func uses(below folder: String) throws -> [String] {
        let pattern = try Regex(Self.names.joined(separator: "|"))
        let root = Self.sources.appending(path: folder)
        let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return try files.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".c") }.sorted().flatMap { file in
            let path = "\(folder)/\(file)"
            guard !Self.exceptions.contains(path) else { return [String]() }
            let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
            return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { line, code in
                let code = code.trimmingCharacters(in: .whitespaces)
                guard !code.hasPrefix("//"), code.contains(pattern) else { return nil }
                return "\(path):\(line + 1): \(code)"
            }
        }
    }

    @Test(arguments: ["Engine", "Scenes"])
    func theyReadNoClockUseNoRandomnessAndDoNoInputOrOutput(folder: String) throws {
        #expect(try uses(below: folder) == [])
    }

    @Test func theSearchFindsWhatIsThere() throws {
        #expect(try !uses(below: "zoetrope").isEmpty)
        for file in Self.exceptions {
            #expect(FileManager.default.fileExists(atPath: Self.sources.appending(path: file).path))
        }
    }
}
