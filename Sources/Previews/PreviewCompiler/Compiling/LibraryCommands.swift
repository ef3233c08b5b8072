import Foundation

/// The programs that swiftc starts to make a library.
///
/// Started without swiftc they take a quarter of a second less, as that asks the compiler for its paths each time.
struct LibraryCommands {
    private static let module = "ZoetropePlaceholder"
    private let compiler: [String]
    private let linkers: [[String]]
    private let source: String
    private let object: String
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
        guard programs == ["swift-frontend", "swift-autolink-extract", "clang"], jobs[0].contains("-primary-file"),
            let output = jobs[0].lastIndex(of: "-o"), output + 1 < jobs[0].count
        else { return nil }
        object = jobs[0][output + 1]
        compiler = Array(jobs[0][..<output] + jobs[0][(output + 2)...])
        let tools = (jobs[2][0] as NSString).deletingLastPathComponent
        // Faster than the linker that clang prefers.
        let linker = FileManager.default.isExecutableFile(atPath: tools + "/ld.lld") ? ["-fuse-ld=lld"] : []
        linkers = [jobs[1], jobs[2] + linker]
    }

    /// Returns the compiler with its arguments for some of a module's sources.
    ///
    /// - Parameters:
    ///   - compiled: the sources that are compiled, each with the path of its object.
    ///   - sources: the paths of all sources of the module.
    ///   - module: the module's name.
    /// - Returns: the command.
    func compile(
        _ compiled: [(source: String, object: String)], of sources: [String], module: String
    ) -> [String] {
        let primary = Set(compiled.map(\.source))
        let all = sources.flatMap { primary.contains($0) ? ["-primary-file", $0] : [$0] }
        let words = compiler.flatMap { word -> [String] in
            switch word {
            case "-primary-file": []
            case source: all
            case Self.module: [module]
            default: [word]
            }
        }
        // The objects are taken for those of the sources in the order in which these are named.
        return words
            + sources.compactMap { source in compiled.first { $0.source == source } }
            .flatMap { ["-o", $0.object] }
    }

    /// Returns the programs with their arguments that make a library of objects, in the order in which they are to be run.
    ///
    /// - Parameters:
    ///   - objects: the paths of the objects.
    ///   - library: the library's path; files of a similar name are written, too.
    /// - Returns: the commands.
    func link(_ objects: [String], to library: String) -> [[String]] {
        let temporary = (object as NSString).deletingLastPathComponent
        return linkers.map { job in
            job.flatMap { word -> [String] in
                if word == object { return objects }
                if word == self.library { return [library] }
                guard word.contains(temporary) else { return [word] }
                return [word.replacing(temporary, with: Self.parts(of: library))]
            }
        }
    }

    /// The folder into which the programs for a library write what one passes to the next.
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
