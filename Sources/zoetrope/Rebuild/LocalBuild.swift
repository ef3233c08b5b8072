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
        try Data().write(to: log)
        let kept = try FileHandle(forWritingTo: log)
        let arguments = ["build", "-c", "release", "--disable-default-traits"]
        let run = ToolRun(swift.path, arguments, in: folder) { output in
            try? kept.write(contentsOf: output)
            guard let (done, all) = Self.progress(in: output) else { return }
            show(Double(done) / Double(max(all, 1)), "\(done) of \(all), with Swift \(version.number)")
        }
        guard let run else { throw ValidationError("there is no swift beside \(compiler)") }
        guard run.status == 0 else {
            throw ValidationError(
                "Zoetrope could not be built with Swift \(version.number): \(run.firstError ?? "no error was named"); "
                    + "all that was said is in \(log.path)")
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

    // The last of the counts of steps that SwiftPM prints, such as [12/345].
    private static func progress(in output: Data) -> (done: Int, all: Int)? {
        let counts = String(decoding: output, as: UTF8.self).matches(of: /\[([0-9]+)\/([0-9]+)\]/).last
        guard let counts, let done = Int(counts.1), let all = Int(counts.2) else { return nil }
        return (done, all)
    }
}
