/// Swift code that tries what previewed code must not be able to do.
///
/// Each is a function's body, with `Foundation` and `Glibc`, that returns whether it got what it wanted.
public struct HostileCode: Sendable {
    /// A victim of such code: another process of the same user, and what only that and its user should know.
    public struct Victim: Sendable {
        /// The process, which has ``secret`` in its environment.
        public let process: Int32
        /// A port of this machine that takes connections.
        public let port: UInt16
        /// A file of the user's that contains ``secret``.
        public let file: String
        /// A folder that the code can read.
        public let project: String
        /// A word that is in no source.
        public let secret: String

        /// Makes a victim of its attributes.
        public init(process: Int32, port: UInt16, file: String, project: String, secret: String) {
            (self.process, self.port, self.file, self.project, self.secret) = (process, port, file, project, secret)
        }
    }

    /// A word for what it gets.
    public let name: String
    /// The statements.
    public let body: String

    /// Returns code that tries everything there is to try on a victim.
    public static func all(on victim: Victim) -> [HostileCode] {
        [
            HostileCode(name: "file", body: "return read(\"\(victim.file)\").contains(secret)"),
            HostileCode(name: "users", body: "return !read(\"/etc/passwd\").isEmpty"),
            // Its parent's too, and that of any other process that it can see.
            HostileCode(
                name: "environment",
                body: """
                    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
                    let known = ["\\(getppid())", "\(victim.process)", "\(victim.process)/task/\(victim.process)"]
                    return (all + known).contains { read("/proc/\\($0)/environ").contains(secret) }
                    """),
            HostileCode(name: "signal", body: "return kill(\(victim.process), 0) == 0 || kill(getppid(), 0) == 0"),
            HostileCode(
                name: "limit",
                body: """
                    var limits = rlimit()
                    return withUnsafeMutablePointer(to: &limits) {
                        call("prlimit", \(victim.process), 7, 0, Int(bitPattern: $0)) == 0
                    }
                    """),
            HostileCode(
                name: "write",
                body: """
                    let folders = ["\(victim.project)", "/", "/tmp", "/var/tmp", "/dev", "/dev/shm"]
                    return folders.contains { folder in
                        let path = "\\(folder)/zoetrope-\\(secret)"
                        defer { unlink(path) }
                        return FileManager.default.createFile(atPath: path, contents: Data([1]))
                    }
                    """),
            HostileCode(name: "sysctl", body: "return open(\"/proc/sys/kernel/hostname\", O_WRONLY) >= 0"),
            HostileCode(name: "terminal", body: "return open(\"/dev/tty\", O_RDWR) >= 0"),
            HostileCode(
                name: "connection",
                body: """
                    let end = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
                    var address = sockaddr_in()
                    address.sin_family = sa_family_t(AF_INET)
                    address.sin_port = in_port_t(\(victim.port)).bigEndian
                    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
                    return withUnsafePointer(to: &address) { pointer in
                        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                            connect(end, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                        }
                    }
                    """),
            HostileCode(
                name: "rights",
                body: """
                    let lines = read("/proc/self/status").split(separator: "\\n")
                    let sets = lines.filter { $0.hasPrefix("Cap") && !$0.hasPrefix("CapBnd") }.map { $0.split(separator: "\\t").last ?? "" }
                    let held = sets.contains { $0.contains { "123456789abcdef".contains($0) } }
                    return held || getuid() == 0 || geteuid() == 0
                    """),
            HostileCode(name: "shared", body: "return call(\"shmget\", 0, 600 << 20, 0o600) >= 0"),
            HostileCode(
                name: "memory", body: "return call(\"memfd_create\", Int(bitPattern: strdup(\"memory\")), 0) >= 0"),
            HostileCode(name: "namespace", body: "return call(\"unshare\", 0x10000000) == 0"),
            HostileCode(
                name: "arguments", body: "return read(\"/proc/\(victim.process)/cmdline\").contains(\"sleep\")"),
            HostileCode(name: "program", body: "\(starting("0"))\nreturn status == 0"),
            HostileCode(name: "copy", body: "let copy = call(\"fork\", 0)\nif copy == 0 { _exit(0) }\nreturn copy > 0"),
        ]
    }

    /// Returns statements that try all of it, and end the process with a message that names what worked: "reached: file".
    public static func statements(on victim: Victim) -> String {
        let tries = all(on: victim).map { code in
            "func \(code.name)() -> Bool {\n\(code.body)\n}\nif \(code.name)() { reached.append(\"\(code.name)\") }"
        }
        return """
            let secret = String("\(String(victim.secret.reversed()))".reversed())
            var reached: [String] = []
            func read(_ path: String) -> String {
                String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
            }
            // Functions of C that Swift does not know.
            func call(_ name: String, _ a: Int, _ b: Int = 0, _ c: Int = 0, _ d: Int = 0) -> Int {
                guard let symbol = dlsym(nil, name) else { return -1 }
                return Int(unsafeBitCast(symbol, to: (@convention(c) (Int, Int, Int, Int) -> Int32).self)(a, b, c, d))
            }
            \(tries.joined(separator: "\n"))
            FileHandle.standardError.write(Data("Fatal error: reached: \\(reached.joined(separator: " "))\\n".utf8))
            exit(1)
            """
    }
}
