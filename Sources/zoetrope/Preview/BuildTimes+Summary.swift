import Foundation
import PreviewHost
import PreviewProtocol

extension BuildTimes {
    /// The durations in words.
    var summary: String {
        String(
            format: "%.2f s: rewriting %.2f s, compiling %.2f s, linking %.2f s", rewriting + compiling + linking,
            rewriting, compiling, linking)
    }
}

extension ShowingTimes {
    /// The durations in words.
    var summary: String {
        String(format: "%.2f s: loading %.2f s, repeating %.2f s", loading + repeating, loading, repeating)
    }
}
