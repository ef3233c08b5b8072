/// Statements of code that wants more than its share, or to stay.
extension HostileCode {
    /// Code that starts a program which does nothing, for as long as nobody else has one do nothing; `status` is 0 if it
    /// could.
    public static func starting(_ seconds: String) -> String {
        """
        var child: pid_t = 0
        var words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("\(seconds)"), nil]
        let status = posix_spawn(&child, "/bin/sleep", nil, nil, &words, nil)
        """
    }

    /// Code that starts such programs without end.
    public static func multiplying(_ seconds: String) -> String {
        "for _ in 0..<100_000 {\n\(starting(seconds))\nif status != 0 { usleep(1000) }\n}"
    }

    /// Code that finds its socket, and writes bytes to it without end.
    public static func flooding(_ bytes: [UInt8]) -> String {
        """
        let message: [UInt8] = \(bytes)
        while getpid() > 0 {
            for descriptor in Int32(3)..<64 {
                var type: Int32 = 0
                var length = socklen_t(4)
                if getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &type, &length) == 0 {
                    _ = write(descriptor, message, message.count)
                }
            }
        }
        """
    }

    /// Code that prints without end, on a thread, what would colour and clear a terminal.
    public static let printing = """
        Thread {
            let line = [UInt8](repeating: 0x41, count: 1000) + [0x1b, 0x5b, 0x32, 0x4a, 0x0a]
            while getpid() > 0 { _ = write(2, line, line.count) }
        }.start()
        """

    /// Code that computes without end, on threads.
    public static let computing = "for _ in 0..<8 { Thread { while getpid() > 0 {} }.start() }"

    /// Code that takes memory without end.
    public static let hoarding = """
        var hoard = [[UInt8]]()
        while getpid() > 0 { hoard.append([UInt8](repeating: 1, count: 1 << 20)) }
        """
}
