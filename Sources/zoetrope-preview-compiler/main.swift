import Foundation
import PreviewCompiler

// A host that is gone is seen by the end of the input.
signal(SIGPIPE, SIG_IGN)
PreviewService(input: STDIN_FILENO, output: STDOUT_FILENO).run()
