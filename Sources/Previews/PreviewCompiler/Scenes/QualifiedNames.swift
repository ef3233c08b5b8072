import Foundation

/// The names of Swift's and Foundation's types that a project gives to types of its own: in what is compiled with it they stand
/// behind their modules.
struct QualifiedNames {
    /// The names that added sources use, by their modules.
    ///
    /// What the added sources declare themselves is not among them.
    static let modules: [String: [String]] = [
        "Combine": ["AnyCancellable", "AnyPublisher"],
        "Swift": [
            "Collection", "Comparable", "Duration", "Equatable", "Error", "Float", "Hashable", "KeyPath",
            "MemoryLayout",
            "Never", "OptionSet", "Range", "Result", "Sequence", "Set",
        ],
        "Foundation": [
            "Bundle", "Data", "Date", "DateComponents", "IndexSet", "Locale", "Notification", "TimeInterval", "URL",
            "URLError",
        ],
        "ObjectiveCRuntime": ["Selector"],
        "SwiftUI": ["Animation", "Binding", "EnvironmentKey", "EnvironmentValues", "Transaction"],
    ]

    /// The name by which generated code has selectors beside a project.
    static func selector(beside index: ProjectIndex) -> String {
        index.declares("Selector") ? "ObjectiveCRuntime.Selector" : "Selector"
    }

    private let declared: [(name: String, module: String)]

    /// - Parameter index: the project.
    init(beside index: ProjectIndex) {
        let own = index.files.filter { !$0.isDependency }
        declared = Self.modules.flatMap { module, names in
            // Some call a variable so: `var Data = [Page]()`.
            names.filter { name in
                index.declares(name) || own.contains { $0.summary.declared.contains(name) }
            }.map { ($0, module) }
        }
    }

    /// Returns a source in which the names mean what they mean without the project.
    ///
    /// O(bytes) for each such name.
    func applied(to source: [UInt8]) -> [UInt8] {
        declared.reduce(source) { source, type in
            let text = String(decoding: source, as: UTF8.self)
            return Array(
                text.replacingOccurrences(
                    of: #"(?<![\w.@`])\#(type.name)(?![\w:])"#, with: "\(type.module).\(type.name)",
                    options: .regularExpression
                ).utf8)
        }
    }
}
