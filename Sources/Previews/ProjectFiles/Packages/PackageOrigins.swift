import Foundation

/// The repository of a package, and the version of it that a project asks for.
package struct PackageSource: Equatable, Sendable {
    /// The address, which git understands and a shell reads as one word.
    package var address: String
    package var version: PackageVersion

    /// Makes a source; nil for an address that is none of a server's, or more than a word.
    package init?(_ address: String, version: PackageVersion) {
        guard address.wholeMatch(of: #/(?:https?|ssh):\/\/[\w.\/~:@+-]+|git@[\w.-]+:[\w.\/~-]+/#) != nil else {
            return nil
        }
        (self.address, self.version) = (address, version)
        guard !name.isEmpty, !name.hasPrefix("."), !name.hasPrefix("-") else { return nil }
    }

    /// The package's name, after which its folder is named.
    package var name: String {
        let last = address.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? ""
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// The address at which the server gives everybody what it gives to those whose keys it knows; nil for one that needs no key.
    package var openAddress: String? {
        guard let match = address.wholeMatch(of: #/(?:ssh:\/\/)?(?:[\w.-]+@)?([\w.-]+)[:\/]([\w.~-][\w.\/~+-]*)/#),
            !address.hasPrefix("http")
        else { return nil }
        return "https://\(match.1)/\(match.2)"
    }

    /// The name of the server.
    package var host: String {
        let place = address.firstRange(of: "://").map { address[$0.upperBound...] } ?? address[...]
        let whole = place.prefix { $0 != "/" }
        let host = whole.split(separator: "@").last ?? whole
        return String(host.prefix { $0 != ":" })
    }
}

/// A pod that a project asks for by its name.
package struct Pod: Equatable, Sendable {
    /// The name, without that of a part.
    package var name: String
    package var version: PackageVersion
}

/// The packages that a project depends on, as the files of its package managers name them.
package struct PackageOrigins: Equatable {
    /// The repositories by the names of the packages, in small letters.
    private var sources: [String: PackageSource] = [:]
    /// The packages of modules that are named otherwise, both in small letters.
    private var products: [String: String] = [:]
    /// The pods by the names of their modules, in small letters.
    private var pods: [String: Pod] = [:]
    /// Whether the project is made with CocoaPods.
    private var usesPods = false

    /// Makes the origins of nothing.
    package init() {}

    /// Whether a file of a name is read.
    static func reads(_ name: String) -> Bool { files.contains(name) || name.hasSuffix(".podspec") }
    private static let files: Set<String> = [
        "Cartfile", "Cartfile.resolved", "Package.resolved", "Package.swift", "Podfile", "Podfile.lock",
    ]

    /// Adds what a file names.
    ///
    /// A commit, a tag or a branch goes before a range of versions. It is read whenever something has been saved, so that each
    /// file is looked through for its own format alone.
    ///
    /// - Parameters:
    ///   - text: the file's text.
    ///   - name: the file's name.
    mutating func read(_ text: String, of name: String) {
        switch name {
        case "Package.resolved":
            for pin in (try? JSONDecoder().decode(Pins.self, from: Data(text.utf8)))?.all ?? [] {
                add(
                    PackageSource(pin.address, version: PackageVersion(named: pin.state?.revision)),
                    product: pin.package)
            }
        case "Package.swift":
            for declaration in text.components(separatedBy: ".package(").dropFirst() {
                guard let address = declaration.argument("url") else { continue }
                add(PackageSource(address, version: Self.version(of: declaration)))
            }
            for product in text.components(separatedBy: ".product(").dropFirst() {
                guard let name = product.argument("name"), let package = product.argument("package") else { continue }
                products[name.lowercased()] = package.lowercased()
            }
        case "Podfile": readPods(of: text)
        case "Podfile.lock": readLockedPods(of: text)
        case "Cartfile", "Cartfile.resolved": readCartfile(text)
        default:
            // What a pod's description says that it depends on.
            for line in text.split(whereSeparator: \.isNewline) where line.contains(".dependency") {
                guard let match = line.firstMatch(of: #/\.dependency\s*\(?\s*['"]([\w.+-]+)/#) else { continue }
                usesPods = true
                if Self.isName(match.1) { add(Pod(name: String(match.1), version: .any)) }
            }
        }
    }

    /// Adds what another project's files name, for which this one's go first.
    package mutating func merge(_ others: PackageOrigins) {
        sources.merge(others.sources) { own, _ in own }
        products.merge(others.products) { own, _ in own }
        pods.merge(others.pods) { own, _ in own }
        usesPods = usesPods || others.usesPods
    }

    /// Adds a repository, unless a version of it is known already, and the name of a module in it.
    mutating func add(_ source: PackageSource?, product: String? = nil) {
        guard let source else { return }
        let key = source.name.lowercased()
        if let product { products[product.lowercased()] = key }
        if case .revision? = sources[key]?.version { return }
        if case .revision = source.version {
            sources[key] = source
        } else if sources[key] == nil {
            sources[key] = source
        }
    }

    private mutating func add(_ pod: Pod) {
        let key = Self.module(of: pod.name)
        if pods[key] == nil || pods[key]?.version == .any { pods[key] = pod }
    }

    /// The version that a package's declaration in a `Package.swift` asks for.
    private static func version(of declaration: String) -> PackageVersion {
        // A declaration ends before the next one, and before the targets.
        let text = declaration.components(separatedBy: "arget").first ?? declaration
        for label in ["revision", "branch", "exact"] {
            if let name = text.argument(label) ?? text.literal(after: ".\(label)(") {
                return PackageVersion(named: name)
            }
        }
        guard let number = (text.argument("from") ?? text.bound).flatMap(VersionNumber.init) else { return .any }
        return .range(number, below: text.contains("upToNextMinor") ? number.nextMinor : number.nextMajor)
    }

    // MARK: Carthage

    private mutating func readCartfile(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split { $0.isWhitespace }
            guard words.count > 1, words[1].hasPrefix("\""), words[1].hasSuffix("\"") else { continue }
            let place = words[1].filter { $0 != "\"" }
            let rest = words.dropFirst(2).prefix { !$0.hasPrefix("#") }.joined(separator: " ")
            let version =
                rest.hasPrefix("\"")
                ? PackageVersion(named: rest.filter { $0 != "\"" })
                : PackageVersion(requirement: rest, isSemantic: true) ?? .any
            switch words[0] {
            case "github": add(PackageSource("https://github.com/\(place)", version: version))
            case "git": add(PackageSource(place, version: version))
            default: break
            }
        }
    }

    // MARK: CocoaPods

    private mutating func readPods(of text: String) {
        usesPods = true
        for line in text.split(whereSeparator: \.isNewline) where line.contains("pod") {
            guard let match = line.prefixMatch(of: #/\s*pod\s*\(?\s*['"]([\w.+-]+)[^'"]*['"](.*)/#),
                Self.isName(match.1)
            else { continue }
            let rest = String(match.2.prefix { $0 != "#" })
            if let address = rest.value(of: "git") {
                let name = rest.value(of: "commit") ?? rest.value(of: "tag") ?? rest.value(of: "branch")
                let source = PackageSource(address, version: PackageVersion(named: name))
                add(source, product: Self.module(of: String(match.1)))
            }
            let requirement = rest.prefixMatch(of: #/\s*,\s*['"]([^'"]+)['"]/#).map { String($0.1) } ?? ""
            add(
                Pod(
                    name: String(match.1),
                    version: PackageVersion(requirement: requirement, isSemantic: false) ?? .any))
        }
    }

    /// Adds the pods of a `Podfile.lock`: those that are installed with their numbers, `  - SnapKit (5.0.1)`, and below
    /// `CHECKOUT OPTIONS` those of repositories, whose name has a list of options.
    private mutating func readLockedPods(of text: String) {
        usesPods = true
        var (section, pod) = (Substring(), Substring())
        var options: [Substring: [String: String]] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            if !line.hasPrefix(" ") {
                section = line
            } else if section == "PODS:", line.hasPrefix("  - ") {
                let parts = line.dropFirst(4).split { " \"():".contains($0) }
                guard parts.count == 2, let name = parts[0].split(separator: "/").first, Self.isName(name) else {
                    continue
                }
                pods[Self.module(of: String(name))] = Pod(
                    name: String(name), version: PackageVersion(named: String(parts[1])))
            } else if section == "CHECKOUT OPTIONS:" || section == "EXTERNAL SOURCES:" {
                if let match = line.wholeMatch(of: #/  ([\w.+-]+):/#) { pod = match.1 }
                if let match = line.wholeMatch(of: #/    :(\w+): "?([^"]+)"?/#) {
                    options[pod, default: [:]][String(match.1)] = String(match.2)
                }
            }
        }
        for (pod, options) in options.sorted(by: { $0.key < $1.key }) {
            guard let address = options["git"] else { continue }
            let name = options["commit"] ?? options["tag"] ?? options["branch"]
            add(PackageSource(address, version: PackageVersion(named: name)), product: Self.module(of: String(pod)))
        }
    }

    /// Whether a text may be the name of a pod.
    private static func isName(_ text: Substring) -> Bool {
        text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_.+-".contains($0)) } && text.first != "-"
    }

    /// The name of a pod's module in small letters: what says that it is for iOS is no part of it.
    private static func module(of pod: String) -> String {
        var name = pod.lowercased()
        for end in ["-ios", ".swift", "-swift"] where name.hasSuffix(end) { name.removeLast(end.count) }
        return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    // MARK: A module's package

    /// Modules of packages whose names do not begin theirs.
    private static let packages = ["rxcocoa": "rxswift", "rxrelay": "rxswift"]
    /// The least length of a package's name that may be the beginning of its modules' names, as Nuke's is of NukeUI's.
    private static let prefixLength = 4

    /// Returns where a module's package comes from.
    ///
    /// - Parameter module: the module's name.
    /// - Returns: the source; nil if no file names a repository of the package.
    package func source(of module: String) -> PackageSource? {
        let name = module.lowercased()
        let keys = [name, products[name] ?? name, Self.packages[name] ?? name]
        return keys.lazy.compactMap { sources[$0] }.first
            ?? sources.filter { $0.key.count >= Self.prefixLength && name.hasPrefix($0.key) }
            .max { ($0.key.count, $1.key) < ($1.key.count, $0.key) }?.value
    }

    /// Returns the pod that has a module: one that the project names, or, as pods bring others with them, the one of the module's
    /// name.
    ///
    /// - Parameter module: the module's name.
    /// - Returns: the pod; nil if the project is made without CocoaPods.
    package func pod(of module: String) -> Pod? {
        pods[module.lowercased()] ?? (usesPods ? Pod(name: module, version: .any) : nil)
    }

    /// Returns the shell's commands that bring a module's package into the folder of a project.
    ///
    /// - Parameter module: the module's name.
    /// - Returns: the commands, to be given in the project's folder; nil if no file names the package.
    package func command(for module: String) -> String? {
        guard let source = source(of: module) else { return nil }
        let folder = ".build/checkouts/\(source.name)"
        let clone = "git clone \(source.address) \(folder)"
        guard case .revision(let name) = source.version else { return clone }
        return "\(clone) && git -C \(folder) checkout \(source.version.commit.map { String($0.prefix(12)) } ?? name)"
    }
}

extension String {
    /// The text of a call's first argument with a label, if it is a literal; the text begins behind the call's parenthesis.
    func argument(_ label: String) -> String? { literal(after: label + ":") }

    /// The literal that follows a text; nil if something else does.
    fileprivate func literal(after text: String) -> String? {
        guard let start = range(of: text) else { return nil }
        let rest = self[start.upperBound...].drop { $0.isWhitespace }
        guard rest.first == "\"" else { return nil }
        return String(rest.dropFirst().prefix { $0 != "\"" })
    }

    /// The lower bound of a range of literals; nil if there is none.
    fileprivate var bound: String? {
        firstMatch(of: #/"([^"]*)"\s*\.\.[<.]/#).map { String($0.1) }
    }

    /// The text that a key has in Ruby, `:git => 'https://...'` or `git: '...'`; nil if it has none.
    fileprivate func value(of key: String) -> String? {
        for prefix in [":\(key)", "\(key):"] {
            guard let start = range(of: prefix) else { continue }
            let rest = self[start.upperBound...].drop { $0.isWhitespace || $0 == "=" || $0 == ">" }
            guard let quote = rest.first, quote == "'" || quote == "\"" else { continue }
            return String(rest.dropFirst().prefix { $0 != quote })
        }
        return nil
    }
}

/// What a `Package.resolved` says, in its first version, `object.pins`, and in the later ones, `pins`.
private struct Pins: Decodable {
    struct Pin: Decodable {
        struct State: Decodable {
            var revision: String?
        }

        var location: String?
        /// The package's own name, which the first version has.
        var package: String?
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
