import QuartzCore

/// A check of spelling, for which a stage has no words: all are right.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    /// None.
    open class var availableLanguages: [String] { [] }

    /// Returns the place of the first word that is wrong: none.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

    /// Returns words that may have been meant: none.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    /// Returns words that begin so: none.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    /// Does nothing: all words are right.
    open func ignoreWord(_ wordToIgnore: String) {}
    /// Does nothing: all words are right.
    open class func learnWord(_ word: String) {}
    /// Returns false: no words are kept.
    open class func hasLearnedWord(_ word: String) -> Bool { false }
}
