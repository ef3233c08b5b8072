/// A release of Swift, as its compiler names it.
///
/// The modules that one has built are read by no other one.
struct SwiftVersion: Equatable {
    /// The first that the engine is built with.
    static let first = "6.2"

    /// Such as `6.3.1 (swift-6.3.1-RELEASE)`.
    let text: String

    /// Reads what `swiftc --version` prints.
    ///
    /// - Returns: nil if it names no version.
    init?(printed output: String) {
        guard let line = output.firstMatch(of: /Swift version ([0-9][^\n]*)/) else { return nil }
        text = String(line.1)
    }

    /// Has a compiler say its version.
    ///
    /// - Returns: nil if it can't be run, or says none.
    init?(of compiler: String) {
        guard let run = ToolRun(compiler, ["--version"]) else { return nil }
        self.init(printed: run.output)
    }

    /// The version alone, such as `6.3.1`.
    var number: String { String(text.prefix { $0 == "." || $0.isNumber }) }

    /// Whether the engine can be built with it.
    var isSufficient: Bool {
        let (own, first) = (Self.parts(number), Self.parts(Self.first))
        return !own.lexicographicallyPrecedes(first)
    }

    private static func parts(_ number: String) -> [Int] { number.split(separator: ".").compactMap { Int($0) } }
}
