import ArgumentParser
import Glibc
import PreviewHost

/// The command `zoetrope run-previews`, by which `zoetrope preview` runs previewed code.
///
/// Its standard input is a socket, and the descriptor after its standard error is memory.
struct RunPreviews: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: PreviewHost.command, abstract: "Runs previewed code for `zoetrope preview`.", shouldDisplay: false)

    @Option(help: "Who keeps it apart.")
    var keeper = Keeper.nobody

    @Option(help: "A folder that it can read, beside the system's.")
    var readable: [String] = []

    @Option(help: "The server's process.")
    var server: Int32 = 0

    @Option(help: "The server's namespace of processes.")
    var namespace = ""

    @Option(help: "What it must not be able to do, as bits; it ends if it can.")
    var confinement: Int32 = 0

    @Flag(help: "Only print what it can't do, as bits.")
    var probe = false

    func run() throws {
        ChildLimits.impose(keptBy: keeper, readable: readable)
        let required = Confinement(rawValue: confinement)
        if probe || !required.isEmpty {
            let found = ConfinementProbe(readable: readable, server: server, namespace: namespace).find()
            if probe { return print(found.rawValue) }
            guard found.isSuperset(of: required) else {
                throw ValidationError("this process can't be kept apart as the one before could")
            }
        }
        let socket = dup(STDIN_FILENO)
        guard socket >= 0, dup2(open("/dev/null", O_RDONLY), STDIN_FILENO) == STDIN_FILENO,
            let child = MainActor.assumeIsolated({ PreviewChild(socket: socket) })
        else {
            throw ValidationError("this command is for `zoetrope preview` alone")
        }
        MainActor.assumeIsolated { child.run() }
    }
}

extension Keeper: ExpressibleByArgument {}
