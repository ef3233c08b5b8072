import ArgumentParser
import Foundation
import Glibc

/// The program that runs.
enum RunningProgram {
    /// Its file, links resolved.
    static func file() throws -> URL {
        guard let executable = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
            throw ValidationError("the executable's path is not known")
        }
        return executable
    }

    /// Returns this program's file, whose engine the machine's Swift compiles for.
    ///
    /// An installed program that was built with
    /// another Swift is built with the machine's, once, and that build is run in its place with the same arguments.
    ///
    /// - Throws: `ValidationError` if it can't be built.
    static func fittingFile() throws -> URL {
        let executable = try file()
        guard let build = try localBuild(of: executable) else { return executable }
        if !build.isWhole {
            say(
                "this machine's Swift is \(build.version.number), and Zoetrope was built with another one: building it with this "
                    + "one, once, in \(build.folder.path); it takes 5 to 10 minutes")
            let bar = ProgressBar()
            defer { bar.clear() }
            try build.make(show: bar.show)
        }
        execv(build.program.path, CommandLine.unsafeArgv)
        throw ValidationError("\(build.program.path) can't be run: \(String(cString: strerror(errno)))")
    }

    /// The build that takes an installed program's place; nil if the machine's Swift fits it, or there is none.
    static func localBuild(of executable: URL) throws -> LocalBuild? {
        guard let record = try BuildRecord.beside(executable), let compiler = ToolRun.path(of: "swiftc"),
            let version = SwiftVersion(of: compiler), version != SwiftVersion(printed: record.swift)
        else { return nil }
        return LocalBuild(of: executable, record, with: version, compiler, in: LocalBuild.cache())
    }

    private static func say(_ text: String) {
        FileHandle.standardError.write(Data("zoetrope: \(text)\n".utf8))
    }
}
