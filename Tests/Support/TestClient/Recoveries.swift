/// The times from a fault that a test makes until all is whole again.
///
/// They are printed, and compared with nothing: a table in SCALING.md has them, beside the tests' names.
public struct Recoveries {
    private let fault: String
    private var begun = ContinuousClock.now
    private var times: [Duration] = []

    /// Makes a list without times.
    ///
    /// - Parameter fault: what happens.
    public init(of fault: String) {
        self.fault = fault
    }

    /// Notes that the fault is there from now on, or that nothing prevents the recovery any more.
    public mutating func begin() {
        begun = .now
    }

    /// Notes that all is whole again.
    public mutating func end() {
        times.append(ContinuousClock.now - begun)
    }

    /// Prints the times.
    public func report() {
        let sorted = times.sorted()
        guard let longest = sorted.last else { return }
        let many = sorted.count > 1 ? ", \(Self.seconds(longest)) at most of \(sorted.count)" : ""
        print("\(fault): whole again after \(Self.seconds(sorted[sorted.count / 2]))\(many)")
    }

    private static func seconds(_ duration: Duration) -> String {
        let hundredths = Int((duration / .milliseconds(10)).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s"
    }
}
