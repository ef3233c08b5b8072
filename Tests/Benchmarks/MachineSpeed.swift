import Dispatch
import Glibc

/// How fast this machine is just now, by work that is the same on every one: what other figures are to be read beside.
enum MachineSpeed {
    /// Prints the time of a fixed loop, of passes over memory, and of a system call, each the fastest of some runs and their
    /// median: far apart on a machine that has something else to do.
    static func print(into table: FigureTable) {
        for (name, work) in [
            ("a fixed loop of 10,000,000 multiplications, ms", loop), ("32 MB of memory read, ms", memory),
            ("10,000 system calls that do nothing, ms", calls),
        ] {
            var figures = Figures()
            for _ in 0..<15 { figures.add(milliseconds(of: work)) }
            table.row("this machine: " + name, figures.percentile(0.5), baseline: figures.percentile(0), nil)
        }
    }

    private static func milliseconds(of work: () -> UInt64) -> Double {
        let began = DispatchTime.now().uptimeNanoseconds
        let result = work()
        let ended = DispatchTime.now().uptimeNanoseconds
        // Nobody may leave the work out.
        precondition(result != 0)
        return Double(ended - began) / 1e6
    }

    /// Each product waits for the one before.
    private static func loop() -> UInt64 {
        var number: UInt64 = 1
        for _ in 0..<10_000_000 { number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }
        return number | 1
    }

    private static let words = [UInt64](repeating: 1, count: 4 << 20)

    private static func memory() -> UInt64 { words.reduce(0, &+) }

    private static func calls() -> UInt64 {
        var parents: UInt64 = 0
        for _ in 0..<10_000 { parents &+= UInt64(getppid()) }
        return parents | 1
    }
}
