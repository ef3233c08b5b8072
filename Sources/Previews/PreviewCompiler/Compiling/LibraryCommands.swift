import Foundation

/// The programs that swiftc starts to make a library.
///
/// Started without swiftc they take a quarter of a second less, as that asks the compiler for its paths each time.
struct LibraryCommands {
    private static let module = "ZoetropePlaceholder"
    private let jobs: [[String]]
    private let source: String
    private let library: String

    /// Asks swiftc for the programs; nil if it does not name those that are known here.
    ///
    /// - Parameters:
    ///   - folder: a folder for a file.
    ///   - arguments: returns swiftc's arguments for a module and a library.
    init?(in folder: String, arguments: (_ module: String, _ library: String) -> [String]) {
        source = folder + "/placeholder.swift"
        library = folder + "/placeholder.so"
        guard FileManager.default.createFile(atPath: source, contents: Data()) else { return nil }
        let command = arguments(Self.module, library) + [source, "-driver-print-jobs"]
        guard let run = try? Subprocess.run("swiftc", command), run.status == 0 else { return nil }
        let jobs = run.output.split(separator: "\n").map { Self.words($0) }
        let programs = jobs.map { ($0[0] as NSString).lastPathComponent }
        guard programs == ["swift-frontend", "swift-autolink-extract", "clang"] else { return nil }
        let tools = (jobs[2][0] as NSString).deletingLastPathComponent
        // Faster than the linker that clang prefers.
        let linker = FileManager.default.isExecutableFile(atPath: tools + "/ld.lld") ? ["-fuse-ld=lld"] : []
        self.jobs = [jobs[0], jobs[1], jobs[2] + linker]
    }

    /// Returns the programs with their arguments for other sources, in the order in which they are to be run.
    ///
    /// - Parameters:
    ///   - sources: the paths of the sources.
    ///   - module: the module's name.
    ///   - library: the library's path; files of a similar name are written, too.
    /// - Returns: the programs.
    func commands(for sources: [String], module: String, library: String) -> [[String]] {
        // What one program writes for the next lies in a folder of swiftc's own.
        let temporary = jobs[0].last { $0.hasSuffix("/\(Self.module)-1.o") }.map {
            ($0 as NSString).deletingLastPathComponent
        }
        return jobs.map { job in
            job.flatMap { word -> [String] in
                if word == source { return sources }
                if word == self.library { return [library] }
                if word == Self.module { return [module] }
                guard let temporary, word.contains(temporary) else { return [word] }
                return [word.replacing(temporary, with: library + ".parts")]
            }
        }
    }

    /// The folder into which the programs for a library write what it is made of.
    static func parts(of library: String) -> String { library + ".parts" }

    /// Splits a command as a shell does: at spaces that are neither quoted nor escaped.
    static func words(_ command: some StringProtocol) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in command {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character == " " {
                if let done = word { words.append(done) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + [word].compactMap { $0 }
    }
}
