import ArgumentParser
import Foundation

/// A build of an installed program with the machine's own Swift, from the sources that the installation brings.
///
/// It is kept in the user's cache, so that it is made once.
struct LocalBuild {
    /// What the C modules of the server include, and the packages of Debian that bring it.
    private static let headers = [
        "libwebsockets.h": "libwebsockets-dev", "openssl/ssl.h": "libssl-dev", "qrencode.h": "libqrencode-dev",
        "zlib.h": "zlib1g-dev",
    ]

    let version: SwiftVersion
    /// The path of the compiler, which is of that version.
    let compiler: String
    /// The folder of the build: the unpacked sources, and the page that they serve.
    let folder: URL
    private let archive: URL
    private let page: URL

    /// Names a build, which may not be made yet.
    ///
    /// - Parameters:
    ///   - executable: the installed program.
    ///   - record: how that was built.
    ///   - version: the machine's Swift.
    ///   - compiler: the path of that Swift's compiler.
    ///   - cache: the folder in which builds are kept.
    init(of executable: URL, _ record: BuildRecord, with version: SwiftVersion, _ compiler: String, in cache: URL) {
        self.version = version
        self.compiler = compiler
        folder = cache.appendingPathComponent("\(record.sources.prefix(12))-swift-\(version.number)")
        archive = executable.deletingLastPathComponent().appendingPathComponent("sources.tar.gz")
        page = executable.deletingLastPathComponent().appendingPathComponent("../../share/zoetrope/page").standardized
    }

    /// The user's cache: `XDG_CACHE_HOME`, else `.cache` in the home folder.
    static func cache(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
        // A relative one is ignored, as the XDG Base Directory Specification has it.
        let named = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
        let home = FileManager.default.homeDirectoryForCurrentUser
        return (named ?? home.appendingPathComponent(".cache")).appendingPathComponent("zoetrope")
    }

    var program: URL { folder.appendingPathComponent(".build/release/zoetrope") }

    /// Written when all of it is there.
    private var mark: URL { folder.appendingPathComponent("whole") }
    private var log: URL { folder.appendingPathComponent("build.log") }

    var isWhole: Bool {
        FileManager.default.fileExists(atPath: mark.path) && FileManager.default.isExecutableFile(atPath: program.path)
    }

    /// Builds it, which takes several minutes, and goes on with what an earlier attempt has left.
    ///
    /// - Parameter show: called with the share that is done, 0...1, and words.
    /// - Throws: `ValidationError` with what is missing, or the compiler's first error.
    func make(show: (Double, String) -> Void) throws {
        guard version.isSufficient else {
            throw ValidationError(
                "the Swift at \(compiler) is \(version.number): preview, check and test need \(SwiftVersion.first) or later"
            )
        }
        let missing = Self.missingPackages()
        guard missing.isEmpty else {
            throw ValidationError(
                "to build with Swift \(version.number), this machine lacks \(missing.joined(separator: ", ")): apt-get install "
                    + missing.joined(separator: " "))
        }
        try unpack()
        // Nodes need libnats and are nothing that previews use.
        let swift = URL(fileURLWithPath: compiler).deletingLastPathComponent().appendingPathComponent("swift")
        let status = try run(swift.path, ["build", "-c", "release", "--disable-default-traits"]) { done, all in
            show(Double(done) / Double(max(all, 1)), "\(done) of \(all), with Swift \(version.number)")
        }
        guard status == 0 else {
            throw ValidationError(
                "Zoetrope could not be built with Swift \(version.number): \(firstError); all that was said is in \(log.path)"
            )
        }
        try Data().write(to: mark)
    }

    /// The packages of Debian whose headers are not in the folder where all programs find them.
    static func missingPackages(includes: String = "/usr/include") -> [String] {
        headers.filter { header, _ in
            // Those of OpenSSL and zlib may depend on the machine's architecture.
            let places = ["", "x86_64-linux-gnu/", "aarch64-linux-gnu/"]
            return !places.contains { FileManager.default.fileExists(atPath: "\(includes)/\($0)\(header)") }
        }.values.sorted()
    }

    private func unpack() throws {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        guard let tar = ToolRun("/usr/bin/env", ["tar", "-xzf", archive.path, "-C", folder.path]), tar.status == 0
        else {
            throw ValidationError("the sources at \(archive.path) can't be unpacked to \(folder.path)")
        }
        let served = folder.appendingPathComponent("share/zoetrope/page")
        try? files.removeItem(at: served)
        try files.createDirectory(at: served.deletingLastPathComponent(), withIntermediateDirectories: true)
        try files.copyItem(at: page, to: served)
    }

    // Runs a program in the folder, keeps what it says, and tells the last of the counts that it prints, such as [12/345].
    private func run(_ program: String, _ arguments: [String], progress: (Int, Int) -> Void) throws -> Int32 {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try Data().write(to: log)
        let kept = try FileHandle(forWritingTo: log)
        try process.run()
        while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
            try kept.write(contentsOf: data)
            let counts = String(decoding: data, as: UTF8.self).matches(of: /\[([0-9]+)\/([0-9]+)\]/).last
            if let counts, let done = Int(counts.1), let all = Int(counts.2) { progress(done, all) }
        }
        try kept.close()
        process.waitUntilExit()
        return process.terminationStatus
    }

    private var firstError: String {
        let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.contains("error: ") }
        return line.flatMap { line in line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) } }
            ?? "no error was named"
    }
}
