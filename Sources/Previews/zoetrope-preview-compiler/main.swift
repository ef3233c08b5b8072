import Foundation
import PreviewCompiler
import StageTime

// A host that is gone is seen by the end of the input.
signal(SIGPIPE, SIG_IGN)
// Other signals end it, also where it was started by a thread that blocks them, as libdispatch's do, or ignores them.
for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
var none = sigset_t()
sigemptyset(&none)
sigprocmask(SIG_SETMASK, &none, nil)
switch CommandLine.arguments.dropFirst().first {
case nil: break
case "--make-frameworks":
    // For an installation, which can't make them itself.
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let faults = FrameworkLibraries.make(
        modules: program.deletingLastPathComponent().appendingPathComponent("Modules").path)
    for fault in faults { FileHandle.standardError.write(Data("\(fault)\n".utf8)) }
    exit(faults.isEmpty ? 0 : 1)
case let other?:
    let text = "no argument, or --make-frameworks, and not \(other): zoetrope preview starts this program\n"
    FileHandle.standardError.write(Data(text.utf8))
    exit(64)
}
PreviewService(
    input: STDIN_FILENO, output: STDOUT_FILENO, additions: [(name: Shadows.fileName, text: Shadows.source)]
).run()
