import Foundation
import PreviewProtocol

extension BuildTimes {
    /// The durations in words.
    var summary: String {
        String(
            format: "%.2f s: rewriting %.2f s, compiling %.2f s, linking %.2f s", rewriting + compiling + linking,
            rewriting, compiling, linking)
    }
}
