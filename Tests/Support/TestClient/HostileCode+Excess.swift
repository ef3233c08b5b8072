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

    /// Code that finds the memory that it shares with the server; `ring` is what it says to that.
    ///
    /// As in CChildProcess/ring.h: the numbers of written bytes and of taken ones, each in a line of 64 bytes, what the server
    /// waits at, and, after 256 bytes, the ring's 65536.
    private static let ring = """
        var line = [CChar](repeating: 0, count: 512)
        var base: UInt = 0
        if let maps = fopen("/proc/self/maps", "r") {
            while fgets(&line, 512, maps) != nil { if strstr(line, "memfd:rings") != nil { base = strtoul(line, nil, 16) } }
            fclose(maps)
        }
        let ring = UnsafeMutableRawPointer(bitPattern: base)! + 65792
        """

    /// Code that writes bytes to the server without end.
    public static func flooding(_ bytes: [UInt8]) -> String {
        """
        \(ring)
        let message: [UInt8] = \(bytes)
        typealias Call = @convention(c) (Int, UnsafeMutableRawPointer, Int, Int, Int, Int, Int) -> Int
        let call = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)
        while getpid() > 0 {
            var written = ring.load(as: UInt32.self)
            while written &- ring.load(fromByteOffset: 64, as: UInt32.self) <= UInt32(65536 - message.count) {
                for byte in message {
                    (ring + 256 + Int(written % 65536)).storeBytes(of: byte, as: UInt8.self)
                    written &+= 1
                }
            }
            ring.storeBytes(of: written, as: UInt32.self)
            ring.storeBytes(of: ring.load(fromByteOffset: 128, as: UInt32.self) &+ 1, toByteOffset: 128, as: UInt32.self)
            // FUTEX_WAKE
            #if arch(x86_64)
            _ = call(202, ring + 128, 1, 1, 0, 0, 0)
            #else
            _ = call(98, ring + 128, 1, 1, 0, 0, 0)
            #endif
        }
        """
    }

    /// Code that says to have written more than there is room for.
    public static let claiming = """
        \(ring)
        while getpid() > 0 { ring.storeBytes(of: ring.load(fromByteOffset: 64, as: UInt32.self) &+ 70000, as: UInt32.self) }
        """

    /// Code that writes whatever it can to all that it shares with the server, without end.
    public static let scribbling = """
        \(ring)
        var next: UInt64 = 1
        while getpid() > 0 {
            next = next &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let place = Int(next >> 40) % 131_584 / 4 * 4
            let offset = next % 3 == 0 ? place : place % 256 + (place > 65792 ? 65792 : 0)
            (ring - 65792 + offset / 4 * 4).storeBytes(of: UInt32(truncatingIfNeeded: next >> 20), as: UInt32.self)
        }
        """

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
