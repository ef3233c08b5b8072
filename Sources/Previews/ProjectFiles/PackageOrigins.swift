import Foundation

/// The repositories of the packages that a project depends on, as the files of its package managers name them.
package struct PackageOrigins: Equatable {
    /// A repository, and the commit of it that the project uses; nil for any.
    private struct Origin: Equatable {
        var address: String
        var commit: String?
    }

    /// The repositories by the names of the packages, in small letters.
    private var origins: [String: Origin] = [:]

    /// The files that are read.
    static let files: Set<String> = ["Cartfile", "Cartfile.resolved", "Package.resolved", "Package.swift"]

    /// Adds what a file names.
    ///
    /// A commit goes before none. It is read whenever something has been saved, so that each file is looked through for its own
    /// format alone.
    ///
    /// - Parameters:
    ///   - text: the file's text.
    ///   - name: the file's name.
    mutating func read(_ text: String, of name: String) {
        switch name {
        case "Package.resolved":
            for pin in (try? JSONDecoder().decode(Pins.self, from: Data(text.utf8)))?.all ?? [] {
                add(pin.address, commit: pin.state?.revision)
            }
        case "Package.swift":
            for declaration in text.components(separatedBy: ".package(").dropFirst() {
                if let address = declaration.argument("url") { add(address, commit: nil) }
            }
        default:
            for line in text.split(whereSeparator: \.isNewline) {
                let words = line.split { $0.isWhitespace }.prefix(3)
                guard words.count > 1, words[1].hasPrefix("\""), words[1].hasSuffix("\"") else { continue }
                let place = words[1].filter { $0 != "\"" }
                let commit = words.count > 2 && words[2].hasPrefix("\"") ? words[2].filter { $0 != "\"" } : nil
                switch words[0] {
                case "github": add("https://github.com/\(place)", commit: commit)
                case "git": add(place, commit: commit)
                default: break
                }
            }
        }
    }

    /// What somebody may paste into a shell: nothing that it reads as more than a word.
    private mutating func add(_ address: String, commit: String?) {
        guard address.wholeMatch(of: #/(?:https?|ssh):\/\/[\w.\/~:@+-]+|git@[\w.-]+:[\w.\/~-]+/#) != nil else { return }
        let name = Self.name(of: address).lowercased()
        guard !name.isEmpty, !name.hasPrefix("."), !name.hasPrefix("-") else { return }
        let known = commit.flatMap { $0.wholeMatch(of: #/[\w.][\w.-]*/#) == nil ? nil : $0 }
        guard origins[name] == nil || origins[name]?.commit == nil else { return }
        origins[name] = Origin(address: address, commit: known)
    }

    private static func name(of address: String) -> String {
        let last = address.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? ""
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// Modules of packages whose names do not begin theirs.
    private static let packages = ["rxcocoa": "rxswift", "rxrelay": "rxswift"]
    /// The least length of a package's name that may be the beginning of its modules' names, as Nuke's is of NukeUI's.
    private static let prefixLength = 4

    /// Returns the shell's commands that bring a module's package into the folder of a project.
    ///
    /// - Parameter module: the module's name.
    /// - Returns: the commands, to be given in the project's folder; nil if no file names the package.
    package func command(for module: String) -> String? {
        let name = module.lowercased()
        let keys = [name, Self.packages[name] ?? name]
        let found =
            keys.lazy.compactMap { origins[$0] }.first
            ?? origins.filter { $0.key.count >= Self.prefixLength && name.hasPrefix($0.key) }
            .max { ($0.key.count, $1.key) < ($1.key.count, $0.key) }?.value
        guard let found else { return nil }
        let folder = ".build/checkouts/\(Self.name(of: found.address))"
        let clone = "git clone \(found.address) \(folder)"
        return found.commit.map { "\(clone) && git -C \(folder) checkout \($0.prefix(12))" } ?? clone
    }
}

extension String {
    /// The text of a call's first argument with a label, if it is a literal; the text begins behind the call's parenthesis.
    func argument(_ label: String) -> String? {
        guard let start = range(of: label + ":") else { return nil }
        let rest = self[start.upperBound...].drop { $0.isWhitespace }
        guard rest.first == "\"" else { return nil }
        return String(rest.dropFirst().prefix { $0 != "\"" })
    }
}

/// What a `Package.resolved` says, in its first version, `object.pins`, and in the later ones, `pins`.
private struct Pins: Decodable {
    struct Pin: Decodable {
        struct State: Decodable {
            var revision: String?
        }

        var location: String?
        var repositoryURL: String?
        var state: State?

        var address: String { location ?? repositoryURL ?? "" }
    }

    struct Object: Decodable {
        var pins: [Pin]
    }

    var pins: [Pin]?
    var object: Object?

    var all: [Pin] { pins ?? object?.pins ?? [] }
}
