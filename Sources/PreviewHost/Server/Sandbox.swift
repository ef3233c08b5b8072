import Foundation

/// The way in which a process that runs previewed code is started, and what it can reach.
public struct Sandbox: Sendable {
    /// The path of bubblewrap's program; nil if there is none, or the system does not allow it.
    private let bubblewrap: String?
    /// The folders that the process can read beside the system's libraries.
    private let readable: [String]
    /// Whether the process has no network without bubblewrap.
    private let leavesNetwork: Bool

    /// Looks for bubblewrap, and tries it, or what is possible without it.
    ///
    /// - Parameters:
    ///   - readable: folders that the process can read, such as the project's and that of the libraries.
    ///   - executable: the program that runs the process; without it the summary promises nothing of the network.
    public init(readable: [String], for executable: String? = nil) {
        self.readable = readable
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        let found = folders.map { "\($0)/bwrap" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        bubblewrap = found.flatMap { Self.works($0) ? $0 : nil }
        leavesNetwork =
            bubblewrap == nil
            && executable.map { Self.succeeds($0, [PreviewHost.command, "--probe"]) } ?? false
    }

    /// Returns a sandbox that does not use bubblewrap.
    public static func none() -> Sandbox { Sandbox(bubblewrap: nil, readable: []) }

    private init(bubblewrap: String?, readable: [String]) {
        self.bubblewrap = bubblewrap
        self.readable = readable
        leavesNetwork = false
    }

    /// Whether the process is kept apart by bubblewrap.
    public var isIsolated: Bool { bubblewrap != nil }

    /// The state of the isolation in one line for people.
    public var summary: String {
        isIsolated
            ? """
            Previewed code runs in a process of its own (bubblewrap): it sees the project alone, has no network, and \
            limited memory and time.
            """
            : """
            Previewed code runs in a process of its own with limited memory and time\
            \(leavesNetwork ? ", has no network," : "") but \(leavesNetwork ? "" : "has your network and ")sees all of \
            your files: bubblewrap (Debian's package of that name) is missing, or not allowed here.
            """
    }

    /// Returns the program and arguments that run `executable` with `arguments`.
    func command(_ executable: String, _ arguments: [String]) -> (program: String, arguments: [String]) {
        guard let bubblewrap else { return (executable, arguments) }
        let system = ["/usr", "/lib", "/lib64", "/lib32", "/bin", "/etc/ld.so.cache", "/etc/localtime"]
        let own = [URL(fileURLWithPath: executable).deletingLastPathComponent().path] + SwiftRuntime.folders + readable
        let binds = (system + own).flatMap { ["--ro-bind-try", $0, $0] }
        return (
            bubblewrap,
            ["--unshare-all", "--die-with-parent", "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"] + binds
                + ["--chdir", "/", "--", executable] + arguments
        )
    }

    private static func works(_ program: String) -> Bool {
        succeeds(
            program,
            ["--unshare-all", "--ro-bind", "/", "/", "--proc", "/proc", "--dev", "/dev", "--", "/bin/true"])
    }

    private static func succeeds(_ program: String, _ arguments: [String]) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
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
