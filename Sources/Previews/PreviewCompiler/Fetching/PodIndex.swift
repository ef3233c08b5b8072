import Foundation
import ProjectFiles

/// The index of CocoaPods, which tells the repositories of pods.
///
/// Its files are laid out as in <https://blog.cocoapods.org/CocoaPods-1.7.2>: a pod's are in a folder named after the first
/// three digits of the MD5 of its name.
struct PodIndex {
    /// The address of the index.
    static let address = "https://cdn.cocoapods.org"

    let run: GitCheckout.Running

    /// Returns where a pod's sources are.
    ///
    /// - Parameter pod: the pod.
    /// - Returns: the repository; nil if the index has no such pod or version, or one that is in no repository.
    /// - Throws: `GitCheckout.Fault` if the index can't be read, and what running a program throws.
    func source(of pod: Pod) throws -> PackageSource? {
        let digits = try hash(of: pod.name).prefix(3).map(String.init)
        var version: String?
        if case .revision(let name) = pod.version, VersionNumber(name) != nil { version = name }
        if version == nil {
            guard let list = try load("all_pods_versions_\(digits.joined(separator: "_")).txt") else { return nil }
            version = Self.version(pod, in: list)
        }
        guard let version,
            let text = try load(
                "Specs/\(digits.joined(separator: "/"))/\(pod.name)/\(version)/\(pod.name).podspec.json"),
            let description = try? JSONDecoder().decode(Description.self, from: Data(text.utf8)),
            let address = description.source.git
        else { return nil }
        let source = description.source
        return PackageSource(
            address, version: PackageVersion(named: source.commit ?? source.tag ?? source.branch))
    }

    /// The newest version of a pod that it asks for, in a list whose lines are names followed by versions, all behind slashes.
    private static func version(_ pod: Pod, in list: String) -> String? {
        for line in list.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "/")
            guard parts.first.map(String.init) == pod.name else { continue }
            return pod.version.choice(among: parts.dropFirst().map { "refs/tags/\($0)" }).map {
                String($0.dropFirst(10))
            }
        }
        return nil
    }

    private func hash(of name: String) throws -> String {
        let outcome = try run(["sh", "-c", "printf %s \"$1\" | md5sum", "sh", name])
        guard outcome.status == 0 else {
            throw GitCheckout.Fault(text: "md5sum is not on this machine", isOfServer: true)
        }
        return outcome.output
    }

    /// How curl says that there is no such file, and that it is not there itself.
    private static let status = (missing: Int32(22), noProgram: Int32(127))

    /// Loads a file of the index; nil if there is none of the name.
    private func load(_ file: String) throws -> String? {
        let outcome = try run([
            "curl", "--fail", "--silent", "--show-error", "--location", "--proto", "=https", "--proto-redir",
            "=https", "--max-filesize", "\(ProjectFolder.sourceLimit)", "\(Self.address)/\(file)",
        ])
        switch outcome.status {
        case 0: return outcome.output
        case Self.status.missing: return nil
        case Self.status.noProgram: throw GitCheckout.Fault(text: "curl is not on this machine", isOfServer: true)
        default:
            let text = outcome.output.split(whereSeparator: \.isNewline).last.map(String.init) ?? "no answer"
            throw GitCheckout.Fault(text: text, isOfServer: true)
        }
    }

    /// What is read of a pod's description.
    private struct Description: Decodable {
        struct Source: Decodable {
            var git: String?
            var tag: String?
            var commit: String?
            var branch: String?
        }

        var source: Source
    }
}
