import ArgumentParser
import Glibc
import PreviewHost

/// The command `zoetrope run-previews`, by which `zoetrope preview` runs previewed code.
///
/// Its standard input is a socket.
struct RunPreviews: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: PreviewHost.command, abstract: "Runs previewed code for `zoetrope preview`.", shouldDisplay: false)

    @Flag(help: "Somebody else keeps it apart already.")
    var isolated = false

    @Option(help: "A folder that it can read, beside the system's.")
    var readable: [String] = []

    @Option(help: "What it must lose of what it could reach, as bits; it ends if it can't.")
    var confinement: Int32 = 0

    @Flag(help: "Only try what it can lose: the exit status says so.")
    var probe = false

    func run() throws {
        let lost = ChildLimits.impose(readable: isolated ? nil : readable)
        if probe { throw ExitCode(Sandbox.probeStatus + lost.rawValue) }
        guard lost.isSuperset(of: Confinement(rawValue: confinement)) else {
            throw ValidationError("this process can't be kept apart as it could be before")
        }
        let socket = dup(STDIN_FILENO)
        guard socket >= 0, dup2(open("/dev/null", O_RDONLY), STDIN_FILENO) == STDIN_FILENO else {
            throw ValidationError("this command is for `zoetrope preview` alone")
        }
        MainActor.assumeIsolated { PreviewChild(descriptor: socket).run() }
    }
}
