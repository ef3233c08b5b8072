/// The version of a package that a project asks for.
package enum PackageVersion: Equatable, Sendable {
    /// The newest.
    case any
    /// A commit by its whole hash, or what a tag or a branch is called.
    case revision(String)
    /// Any version from one on, and below another if there is one.
    case range(VersionNumber, below: VersionNumber?)

    /// Makes the version that a name stands for; any for what is no name of one.
    ///
    /// What an untrusted file has must be a word for git, and no option.
    package init(named name: String?) {
        guard let name, name.wholeMatch(of: #/[\w.][\w.\/+-]*/#) != nil else {
            self = .any
            return
        }
        self = .revision(name)
    }

    /// Makes the range that a requirement of CocoaPods or Carthage stands for, `~> 4.1`, `>= 2.0` or `4.1.2`; nil for what is none.
    ///
    /// - Parameters:
    ///   - text: the requirement.
    ///   - isSemantic: whether `~> 4.1.2` means all versions below 5, as Carthage has it; otherwise all below 4.2, as CocoaPods has
    ///     it.
    init?(requirement text: String, isSemantic: Bool) {
        let parts = text.split(separator: " ")
        guard let last = parts.last, parts.count <= 2, let number = VersionNumber(String(last)) else { return nil }
        switch parts.count == 2 ? parts[0] : "=" {
        case "~>": self = .range(number, below: isSemantic ? number.nextMajor : number.nextOfLastButOne)
        case ">=", ">": self = .range(number, below: nil)
        case "=", "==": self = .revision(String(last))
        default: return nil
        }
    }

    /// Whether it is a commit's whole hash.
    package var commit: String? {
        guard case .revision(let name) = self, name.wholeMatch(of: #/[0-9a-f]{40}/#) != nil else { return nil }
        return name
    }

    /// Returns which of a repository's references has this version.
    ///
    /// - Parameter references: their full names, such as `refs/tags/1.0.0` and `refs/heads/main`.
    /// - Returns: one of them; nil if none has it, and for any version if no tag has a number.
    package func choice(among references: [String]) -> String? {
        switch self {
        case .revision(let name):
            return ["refs/tags/\(name)", "refs/tags/v\(name)", "refs/heads/\(name)"].first(where: references.contains)
        case .any: return Self.newest(of: references) { _ in true }
        case .range(let lower, let upper):
            return Self.newest(of: references) { number in !(number < lower) && upper.map { number < $0 } ?? true }
        }
    }

    private static func newest(of references: [String], where isAdmitted: (VersionNumber) -> Bool) -> String? {
        references.compactMap { reference -> (name: String, number: VersionNumber)? in
            guard reference.hasPrefix("refs/tags/"), let number = VersionNumber(String(reference.dropFirst(10))),
                isAdmitted(number)
            else { return nil }
            return (reference, number)
        }.max { $0.number < $1.number }?.name
    }
}

/// The number of a release, such as 5.0.1.
package struct VersionNumber: Comparable, Sendable {
    /// Its parts, the first one first.
    let parts: [Int]

    /// The greatest number of parts, and of the digits of each.
    private static let limit = (parts: 5, digits: 9)

    /// Reads a number, with or without a `v` before it; nil for what is none, as that of a release before the release.
    package init?(_ text: String) {
        let digits = text.hasPrefix("v") || text.hasPrefix("V") ? text.dropFirst() : text[...]
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.count <= Self.limit.digits && part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
        }
        guard numbers.count == parts.count, parts.count <= Self.limit.parts else { return nil }
        self.parts = numbers
    }

    private init(parts: [Int]) {
        self.parts = parts
    }

    /// The first number that is not compatible by the rules of semantic versioning: 2.0 after 1.4.2, and 0.5 after 0.4.2.
    var nextMajor: VersionNumber {
        parts[0] == 0 && parts.count > 1
            ? VersionNumber(parts: [0, parts[1] + 1]) : VersionNumber(parts: [parts[0] + 1])
    }

    /// The first number with another second part: 1.5 after 1.4.2.
    var nextMinor: VersionNumber {
        VersionNumber(parts: [parts[0], (parts.count > 1 ? parts[1] : 0) + 1])
    }

    /// The first number that CocoaPods' `~>` leaves out: 1.5 after 1.4.2, and 2 after 1.4.
    var nextOfLastButOne: VersionNumber {
        var kept = Array(parts.dropLast(parts.count > 1 ? 1 : 0))
        kept[kept.count - 1] += 1
        return VersionNumber(parts: kept)
    }

    package static func < (left: VersionNumber, right: VersionNumber) -> Bool {
        for index in 0..<max(left.parts.count, right.parts.count) {
            let (one, other) = (left.part(index), right.part(index))
            if one != other { return one < other }
        }
        return false
    }

    package static func == (left: VersionNumber, right: VersionNumber) -> Bool { !(left < right) && !(right < left) }

    private func part(_ index: Int) -> Int { index < parts.count ? parts[index] : 0 }
}
