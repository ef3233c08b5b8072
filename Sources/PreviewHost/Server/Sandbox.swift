import Foundation

/// The way in which a process that runs previewed code is started, and what it can reach.
public struct Sandbox: Sendable {
    private enum Isolation: Sendable {
        /// By the program at a path.
        case bubblewrap(String)
        /// The process confines itself.
        case own(Confinement)
    }

    /// The exit status of the program's probe that says that it can lose nothing; others are greater by what it can.
    public static let probeStatus: Int32 = 64
    /// The system's programs and libraries.
    static let systemFolders = ["/usr", "/lib", "/lib64", "/lib32", "/bin", "/etc/ld.so.cache", "/etc/localtime"]

    private let isolation: Isolation
    /// The folders that the process can read beside the system's libraries.
    private let readable: [String]

    /// Looks for bubblewrap, and tries it, or what the process can do by itself.
    ///
    /// - Parameters:
    ///   - readable: folders that the process can read, such as the project's and that of the libraries.
    ///   - executable: the program that runs the process.
    ///   - usesBubblewrap: whether bubblewrap is preferred.
    public init(readable: [String], for executable: String, usesBubblewrap: Bool = true) {
        let own = [URL(fileURLWithPath: executable).deletingLastPathComponent().path]
        self.readable = own + SwiftRuntime.folders + readable
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        let found = folders.map { "\($0)/bwrap" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        if usesBubblewrap, let found, Self.works(found) {
            isolation = .bubblewrap(found)
        } else {
            let status = Self.status(executable, [PreviewHost.command, "--probe"] + Self.options(self.readable)) ?? 0
            isolation = .own(Confinement(rawValue: max(status - Self.probeStatus, 0)))
        }
    }

    /// Returns a sandbox of a process that can reach everything.
    public static func none() -> Sandbox { Sandbox(isolation: .own([]), readable: ["/"]) }

    private init(isolation: Isolation, readable: [String]) {
        self.isolation = isolation
        self.readable = readable
    }

    /// The state of the isolation in one line for people.
    public var summary: String {
        let start = "Previewed code runs in a process of its own"
        let limits = "limited memory and time"
        let lack = "bubblewrap (Debian's package of that name) is missing, or not allowed here."
        switch isolation {
        case .bubblewrap: return "\(start) (bubblewrap): it sees the project alone, has no network, and \(limits)."
        case .own([.files, .network]):
            return """
                \(start) (Landlock and seccomp): it reads the project alone and writes no file, has no network, and \
                \(limits). Debian's package bubblewrap is missing, or not allowed here.
                """
        case .own(let lost):
            let network = lost.contains(.network) ? ["has no network"] : []
            let files = lost.contains(.files) ? ["reads the project alone and writes no file"] : []
            let kept =
                (lost.contains(.network) ? [] : ["has your network"])
                + (lost.contains(.files) ? [] : ["sees all of your files"])
            let held = (files + network + ["has \(limits)"]).joined(separator: ", ")
            return "\(start): it \(held), but \(kept.joined(separator: " and ")): \(lack)"
        }
    }

    /// Returns the program and arguments that run `executable` for previewed code.
    func command(_ executable: String) -> (program: String, arguments: [String]) {
        switch isolation {
        case .own(let confinement):
            let options = confinement.isEmpty ? ["--isolated"] : Self.options(readable)
            return (
                executable,
                [PreviewHost.command, "--confinement", "\(confinement.rawValue)"] + options
            )
        case .bubblewrap(let bubblewrap):
            let binds = (Self.systemFolders + readable).flatMap { ["--ro-bind-try", $0, $0] }
            return (
                bubblewrap,
                ["--unshare-all", "--die-with-parent", "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"] + binds
                    + ["--chdir", "/", "--", executable, PreviewHost.command, "--isolated"]
            )
        }
    }

    private static func options(_ readable: [String]) -> [String] { readable.flatMap { ["--readable", $0] } }

    private static func works(_ program: String) -> Bool {
        status(
            program,
            ["--unshare-all", "--ro-bind", "/", "/", "--proc", "/proc", "--dev", "/dev", "--", "/bin/true"]) == 0
    }

    /// Runs a program to its end.
    ///
    /// - Returns: its exit status; nil if it can't be started.
    private static func status(_ program: String, _ arguments: [String]) -> Int32? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : nil
    }
}

/// The places of Swift's libraries, and of the program that explains crashes.
enum SwiftRuntime {
    /// The folder of the libraries that this process uses, according to /proc/self/maps; nil if it uses none.
    static let libraries: String? = {
        let maps = ProcessFile.text("/proc/self/maps")
        guard let line = maps.split(separator: "\n").first(where: { $0.hasSuffix("/libswiftCore.so") }),
            let path = line.firstIndex(of: "/").map({ String(line[$0...]) })
        else { return nil }
        return URL(fileURLWithPath: path).deletingLastPathComponent().path
    }()

    /// The folders around it that a toolchain or a runtime consists of.
    static var folders: [String] {
        // .../usr/lib/swift/linux
        guard let libraries, libraries.hasSuffix("/lib/swift/linux"), !libraries.hasPrefix("/usr/") else { return [] }
        return [String(libraries.dropLast("/lib/swift/linux".count))]
    }
}
