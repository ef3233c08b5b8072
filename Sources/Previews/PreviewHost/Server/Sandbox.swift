import Foundation
import Glibc
import PreviewProtocol

/// The way in which a process that runs previewed code is started, and what it can't do.
public struct Sandbox: Sendable {
    /// The system's programs and libraries.
    static let systemFolders = ["/usr", "/lib", "/lib64", "/lib32", "/bin", "/etc/ld.so.cache", "/etc/localtime"]

    /// What keeps the process apart.
    let keeper: Keeper
    /// What a process that was started just so has found that it can't do; each one to come makes sure of it.
    let confinement: Confinement
    /// The path of bubblewrap, if that is the keeper.
    private let bubblewrap: String
    /// The files and folders that the process can read beside the system's libraries.
    private let readable: [String]

    /// Tries bubblewrap, if it is there, and what a process can give up by itself, from within, and takes what keeps more
    /// from it.
    ///
    /// - Parameters:
    ///   - readable: folders that the process can read, such as the project's and that of the libraries.
    ///   - executable: the program that runs the process.
    ///   - keepers: what may keep it apart, the best first.
    public init(readable: [String], for executable: String, by keepers: [Keeper] = [.bubblewrap, .itself]) {
        let all = [executable] + Self.libraries(beside: executable) + SwiftRuntime.folders + readable
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        let found = folders.map { "\($0)/bwrap" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        var best = Sandbox(keeper: .nobody, confinement: [], bubblewrap: "", readable: all)
        for keeper in keepers where best.confinement != .all && (keeper != .bubblewrap || found != nil) {
            let candidate = Sandbox(keeper: keeper, confinement: [], bubblewrap: found ?? "", readable: all)
            let confinement = candidate.probe(executable)
            guard confinement.rawValue.nonzeroBitCount > best.confinement.rawValue.nonzeroBitCount else { continue }
            best = Sandbox(keeper: keeper, confinement: confinement, bubblewrap: found ?? "", readable: all)
        }
        self = best
    }

    /// What previewed code may import and the program does not have in itself: it lies beside it, or will once it is wanted.
    private static func libraries(beside executable: String) -> [String] {
        let folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
        return PreviewFramework.all.map { folder.appendingPathComponent($0.file).path }
    }

    /// What a process that is started now may read and can't: it is not there, and stays unseen by that process if it comes.
    var absent: [String] { readable.filter { !FileManager.default.fileExists(atPath: $0) } }

    /// Returns a sandbox of a process that can reach everything.
    public static func none() -> Sandbox {
        Sandbox(keeper: .nobody, confinement: [], bubblewrap: "", readable: ["/"])
    }

    private init(keeper: Keeper, confinement: Confinement, bubblewrap: String, readable: [String]) {
        self.keeper = keeper
        self.confinement = confinement
        self.bubblewrap = bubblewrap
        self.readable = readable
    }

    /// The environment of the processes, in which there is nothing of the server's.
    static var environment: [String: String] {
        var environment = [
            "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8",
            // As a simulator has them: of the phone whose size the stage has unless it is told.
            "SIMULATOR_DEVICE_NAME": "iPhone 14", "SIMULATOR_MODEL_IDENTIFIER": "iPhone14,7",
        ]
        environment["LD_LIBRARY_PATH"] = SwiftRuntime.libraries
        return environment
    }

    /// Returns the program and arguments that run `executable` for previewed code.
    func command(_ executable: String) -> (program: String, arguments: [String]) {
        command(executable, ["--confinement", "\(confinement.rawValue)"])
    }

    private func command(_ executable: String, _ more: [String]) -> (program: String, arguments: [String]) {
        let arguments =
            [
                PreviewHost.command, "--keeper", keeper.rawValue, "--server", "\(getpid())", "--namespace",
                ConfinementProbe.processNamespace,
            ] + readable.flatMap { ["--readable", $0] } + more
        guard keeper == .bubblewrap else { return (executable, arguments) }
        let nobody = "65534"
        let binds = (Self.systemFolders + readable).flatMap { ["--ro-bind-try", $0, $0] }
        // Nothing can be written: not in what bubblewrap makes in memory, nor in /proc/sys.
        let closed = ["/", "/dev", "/proc", "/tmp"].flatMap { ["--remount-ro", $0] }
        return (
            bubblewrap,
            [
                "--unshare-all", "--unshare-user", "--uid", nobody, "--gid", nobody, "--cap-drop", "ALL",
                "--new-session", "--die-with-parent", "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp",
            ] + binds + closed + ["--chdir", "/", "--", executable] + arguments
        )
    }

    /// Has a process that is started as those to come say what it can't do.
    private func probe(_ executable: String) -> Confinement {
        let (program, arguments) = command(executable, ["--probe"])
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = Self.environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return [] }
        let text = (try? output.fileHandleForReading.readToEnd()).map { String(decoding: $0, as: UTF8.self) } ?? ""
        process.waitUntilExit()
        return Confinement(rawValue: Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0)
            .intersection(.all)
    }
}

/// The places of Swift's libraries.
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
