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
PreviewService(
    input: STDIN_FILENO, output: STDOUT_FILENO, additions: [(name: Shadows.fileName, text: Shadows.source)]
).run()
