import QuartzCore

/// Required constraints that can't all hold.
@MainActor
struct ConstraintConflict {
    /// The one that is left out.
    let broken: NSLayoutConstraint
    /// Those that it contradicts.
    let others: [NSLayoutConstraint]

    /// What UIKit logs.
    var message: String {
        let list = (others + [broken]).map { "    \"" + $0.text + "\"" }.joined(separator: ",\n")
        return "Unable to simultaneously satisfy constraints.\n"
            + "\tProbably at least one of the constraints in the following list is one you don't want.\n"
            + "(\n" + list + "\n)\n\nWill attempt to recover by breaking constraint\n" + broken.text + "\n"
    }
}
