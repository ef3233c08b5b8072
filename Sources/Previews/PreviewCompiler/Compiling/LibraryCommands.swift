import Foundation

/// The programs that make a library: the one that swiftc starts to compile, and the one that clang, which it starts to link,
/// starts for that.
///
/// Started without those two they take a quarter of a second less, as swiftc asks the compiler for its paths each time.
struct LibraryCommands {
    private static let module = "ZoetropePlaceholder"
    /// What stands in the linker's arguments for those that the objects ask for.
    private static let asked = "-l" + module
    private let compiler: [String]
    private let linker: [String]
    private let source: String
    private let object: String
    private let library: String

    /// Asks swiftc and clang for the programs; nil if they do not name those that are known here.
    ///
    /// - Parameters:
    ///   - folder: a folder for files.
    ///   - arguments: returns swiftc's arguments for a module and a library.
    init?(in folder: String, arguments: (_ module: String, _ library: String) -> [String]) {
        source = folder + "/placeholder.swift"
        object = folder + "/placeholder.o"
        library = folder + "/placeholder.so"
        for file in [source, object] {
            guard FileManager.default.createFile(atPath: file, contents: Data()) else { return nil }
        }
        let command = arguments(Self.module, library) + [source, "-driver-print-jobs"]
        guard let run = try? Subprocess.run("swiftc", command), run.status == 0 else { return nil }
        let jobs = run.output.split(separator: "\n").map { Self.words($0) }
        let programs = jobs.map { ($0[0] as NSString).lastPathComponent }
        guard programs == ["swift-frontend", "swift-autolink-extract", "clang"],
            ["-primary-file", "-c"].allSatisfy(jobs[0].contains),
            let output = jobs[0].lastIndex(of: "-o"), output + 1 < jobs[0].count
        else { return nil }
        compiler = Array(jobs[0][..<output] + jobs[0][(output + 2)...])
        let made = jobs[0][output + 1]
        let driver = jobs[2].map { [object] word in word == made ? object : word.hasPrefix("@") ? Self.asked : word }
        guard let linker = Self.linker(of: driver) else { return nil }
        self.linker = linker
        guard [object, library, Self.asked].allSatisfy(linker.contains) else { return nil }
    }

    /// Asks clang for the linker with its arguments that a command of clang's starts; nil if it does not name one.
    private static func linker(of command: [String]) -> [String]? {
        let tools = (command[0] as NSString).deletingLastPathComponent
        // Faster than the linker that clang prefers.
        let choice = FileManager.default.isExecutableFile(atPath: tools + "/ld.lld") ? ["-fuse-ld=lld"] : []
        guard let run = try? Subprocess.run([command + choice + ["-###"]])[0], run.status == 0,
            let line = run.output.split(separator: "\n").last
        else { return nil }
        let words = words(line)
        return words.first.map(FileManager.default.isExecutableFile) == true ? words : nil
    }

    /// Returns the compiler with its arguments for some of a module's sources.
    ///
    /// - Parameters:
    ///   - compiled: the sources that are compiled, each with the path of its object.
    ///   - sources: the paths of all sources of the module.
    ///   - module: the module's name.
    ///   - isOptimised: false to make what runs slower sooner.
    /// - Returns: the command.
    func compile(
        _ compiled: [(source: String, object: String)], of sources: [String], module: String, isOptimised: Bool = true
    ) -> [String] {
        // The objects are taken for those of the sources in the order in which these are named.
        command(for: compiled.map(\.source), of: sources, module: module).map {
            $0 == "-O" && !isOptimised ? "-Onone" : $0
        }
            + sources.compactMap { source in compiled.first { $0.source == source } }
            .flatMap { ["-o", $0.object] }
    }

    /// Returns the compiler with its arguments to find the errors in some of a module's sources, and to make nothing.
    ///
    /// - Parameters:
    ///   - checked: the sources that are looked at.
    ///   - sources: the paths of all sources of the module.
    ///   - module: the module's name.
    /// - Returns: the command.
    func check(_ checked: [String], of sources: [String], module: String) -> [String] {
        command(for: checked, of: sources, module: module).map { $0 == "-c" ? "-typecheck" : $0 }
    }

    /// Returns the compiler with its arguments to find all errors in some of a module's sources, those in how values flow through
    /// functions too, and to make nothing.
    ///
    /// - Parameters:
    ///   - checked: the sources that are looked at.
    ///   - sources: the paths of all sources of the module.
    ///   - module: the module's name.
    /// - Returns: the command.
    func checkFlow(_ checked: [String], of sources: [String], module: String) -> [String] {
        command(for: checked, of: sources, module: module).map { $0 == "-c" ? "-emit-sil" : $0 == "-O" ? "-Onone" : $0 }
            + checked.flatMap { _ in ["-o", "/dev/null"] }
    }

    private func command(for primary: [String], of sources: [String], module: String) -> [String] {
        let primary = Set(primary)
        let all = sources.flatMap { primary.contains($0) ? ["-primary-file", $0] : [$0] }
        return compiler.flatMap { word -> [String] in
            switch word {
            case "-primary-file": []
            case source: all
            case Self.module: [module]
            default: [word.hasSuffix("=" + Self.module) ? word.dropLast(Self.module.count) + module : word]
            }
        }
    }

    /// Returns the linker with its arguments for a library of objects.
    ///
    /// - Parameters:
    ///   - objects: the paths of the objects.
    ///   - asked: the arguments that they ask for.
    ///   - library: the library's path.
    /// - Returns: the command.
    func link(_ objects: [String], asking asked: [String], to library: String) -> [String] {
        linker.flatMap { word -> [String] in
            switch word {
            case object: objects
            case Self.asked: asked
            case self.library: [library]
            default: [word]
            }
        }
    }

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
