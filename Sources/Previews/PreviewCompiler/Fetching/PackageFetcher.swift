import Foundation
import PreviewProtocol
import ProjectFiles

/// What brings packages that a project's files name, and that are not in its folder, into `.build/checkouts` there.
///
/// Each module is looked for once. What a server can't give, and what has no sources in Swift, stays away.
package final class PackageFetcher {
    /// The modules that a project lacks, and where they may come from.
    struct Wishes {
        var modules: Set<String>
        var origins: PackageOrigins
    }

    /// What all packages may take together.
    struct Limits {
        /// The number of packages.
        var packages = 40
        /// The seconds for one program, as what lists a repository's files, and for all.
        var seconds = (each: 60.0, all: 240.0)
    }

    private let folder: String
    private let variables: [String]
    private var limits: Limits
    /// The modules that have been looked for.
    private var tried: Set<String> = []
    /// The servers that can't be reached.
    private var unreachable: Set<String> = []

    /// - Parameters:
    ///   - folder: the absolute path of the project's folder.
    ///   - limits: what all packages may take together.
    ///   - variables: assignments for the environment of the programs that it runs, git and curl.
    init(in folder: String, limits: Limits = Limits(), variables: [String] = []) {
        (self.folder, self.limits, self.variables) = (folder, limits, variables)
    }

    /// Brings packages.
    ///
    /// - Parameters:
    ///   - wishes: the modules, and where they may come from.
    ///   - tell: is told of each package when it begins to be fetched, and again if it can't be.
    ///   - isWanted: is asked again and again whether it may go on.
    /// - Returns: whether anything has come.
    /// - Throws: `Subprocess.Abandoned` if it was not wanted any more; what was not yet there is looked for again.
    func fetch(
        _ wishes: Wishes, tell: (PackageFetch) -> Void, while isWanted: () -> Bool
    ) throws(Subprocess.Abandoned) -> Bool {
        do {
            return try withoutActuallyEscaping(isWanted) { isWanted in
                try fetch(wishes, tell) { try self.run($0, while: isWanted) }
            }
        } catch {
            throw Subprocess.Abandoned()
        }
    }

    /// - Throws: `Subprocess.Abandoned` alone.
    private func fetch(
        _ wishes: Wishes, _ tell: (PackageFetch) -> Void, _ run: @escaping GitCheckout.Running
    ) throws -> Bool {
        var hasAny = false
        for module in wishes.modules.sorted() where !tried.contains(module) && Self.isName(module) {
            guard limits.packages > 0, limits.seconds.all > 0 else { break }
            do {
                var source = wishes.origins.source(of: module)
                if source == nil, !unreachable.contains(PodIndex.address), let pod = wishes.origins.pod(of: module) {
                    source = try PodIndex(run: run).source(of: pod)
                }
                if let source { hasAny = try fetch(source, with: module, tell, run) || hasAny }
            } catch let abandoned as Subprocess.Abandoned {
                throw abandoned
            } catch {
                let fault = error as? GitCheckout.Fault
                if fault?.isOfServer == true { unreachable.insert(PodIndex.address) }
                tell(PackageFetch(name: module, address: PodIndex.address, fault: fault?.text ?? "\(error)"))
            }
            tried.insert(module)
        }
        return hasAny
    }

    private func fetch(
        _ source: PackageSource, with module: String, _ tell: (PackageFetch) -> Void,
        _ run: @escaping GitCheckout.Running
    ) throws -> Bool {
        guard !unreachable.contains(source.host) else { return false }
        let shelf = "\(folder)/.build/checkouts"
        guard ![source.name, module].contains(where: { FileManager.default.fileExists(atPath: "\(shelf)/\($0)") })
        else {
            return false
        }
        limits.packages -= 1
        var told = PackageFetch(name: source.name, address: source.address)
        tell(told)
        let draft = "\(folder)/.build/fetching-\(source.name)"
        defer { try? FileManager.default.removeItem(atPath: draft) }
        do {
            if source.address.hasPrefix("http:") {
                throw GitCheckout.Fault(text: "anybody on the way could change it: https and ssh are trusted alone")
            }
            try makeShelf()
            try? FileManager.default.removeItem(atPath: draft)
            let checkout = GitCheckout(path: draft, run: run)
            let version = try checkout.fetch(source)
            let paths = try checkout.paths()
            guard Self.hasSwift(module, in: paths) else {
                throw GitCheckout.Fault(text: "\(module) has no sources in Swift there")
            }
            try checkout.checkOut(without: ProjectFolder.skippedOfPackages)
            // All of a repository is the module after which nothing in it is named.
            let name = Self.hasFolder(module, in: paths) ? source.name : module
            try FileManager.default.moveItem(atPath: draft, toPath: "\(shelf)/\(name)")
            told.version = version ?? ""
            tell(told)
            return true
        } catch let abandoned as Subprocess.Abandoned {
            throw abandoned
        } catch let fault as GitCheckout.Fault {
            if fault.isOfServer { unreachable.insert(source.host) }
            told.fault = fault.text
        } catch {
            told.fault = "\(error)"
        }
        tell(told)
        return false
    }

    /// Whether a module's name may be that of a folder: between backticks Swift takes any.
    private static func isName(_ module: String) -> Bool { module.wholeMatch(of: #/[A-Za-z_]\w*/#) != nil }

    /// Makes the folder for packages, which git overlooks if it was not there.
    ///
    /// - Throws: `GitCheckout.Fault` if a link leads somewhere else.
    private func makeShelf() throws {
        let files = FileManager.default
        for name in [".build", ".build/checkouts"] {
            let path = "\(folder)/\(name)"
            // Of a link itself, not of where it leads.
            let type = (try? files.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
            switch type {
            case .typeDirectory?: continue
            case nil:
                do {
                    try files.createDirectory(atPath: path, withIntermediateDirectories: false)
                    if name == ".build" { try Data("*\n".utf8).write(to: URL(fileURLWithPath: "\(path)/.gitignore")) }
                } catch {
                    throw GitCheckout.Fault(text: "\(path) can't be written")
                }
            default: throw GitCheckout.Fault(text: "\(path) is no folder")
            }
        }
    }

    /// Whether files have Swift sources of a module: in the folders of its name if there are any, else anywhere.
    static func hasSwift(_ module: String, in paths: [String]) -> Bool {
        let name = module.lowercased()
        let parts = paths.map { $0.split(separator: "/") }
            .filter { !$0.dropLast().contains { ProjectFolder.skippedOfPackages.contains(String($0)) } }
        // A folder of that name may hold documentation alone.
        let own = parts.filter { isSource($0) && $0.dropLast().contains { $0.lowercased() == name } }
        return (own.isEmpty ? parts : own).contains {
            $0.last?.hasSuffix(".swift") == true && $0.last != "Package.swift"
        }
    }

    private static func hasFolder(_ module: String, in paths: [String]) -> Bool {
        paths.map { $0.split(separator: "/") }.contains { path in
            isSource(path) && path.dropLast().contains { $0.lowercased() == module.lowercased() }
        }
    }

    private static func isSource(_ path: [Substring]) -> Bool {
        path.last?.contains(#/\.(?:swift|m|mm|h|c|cc|cpp)$/#) == true
    }

    private func run(_ command: [String], while isWanted: () -> Bool) throws -> Subprocess.Outcome {
        let clock = ContinuousClock()
        let start = clock.now
        defer { limits.seconds.all -= (clock.now - start).seconds }
        let most = min(limits.seconds.each, limits.seconds.all)
        var isLate = false
        do {
            return try Subprocess.run("env", variables + command) {
                isLate = (clock.now - start).seconds > most
                return !isLate && isWanted()
            }
        } catch is Subprocess.Abandoned where isLate {
            throw GitCheckout.Fault(text: "no answer in \(Int(most)) s", isOfServer: true)
        }
    }
}
