import ArgumentParser
import Glibc
import PreviewHost

/// The command `zoetrope run-previews`, by which `zoetrope preview` runs previewed code.
///
/// Its standard input is a socket.
struct RunPreviews: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: PreviewHost.command, abstract: "Runs previewed code for `zoetrope preview`.", shouldDisplay: false)

    @Flag(help: "It is on no network already.")
    var isolated = false

    @Flag(help: "Only try whether the network can be left: the exit status is 0 if it can.")
    var probe = false

    func run() throws {
        if probe { throw ExitCode(ChildLimits.impose(leavesNetwork: true) ? 0 : 1) }
        ChildLimits.impose(leavesNetwork: !isolated)
        let socket = dup(STDIN_FILENO)
        guard socket >= 0, dup2(open("/dev/null", O_RDONLY), STDIN_FILENO) == STDIN_FILENO else {
            throw ValidationError("this command is for `zoetrope preview` alone")
        }
        MainActor.assumeIsolated { PreviewChild(descriptor: socket).run() }
    }
}
