/// What Swift 2 wrote otherwise than a parser of today reads: on a line at a time, so that every line stays where it is.
enum SwiftTwoSyntax {
    /// Returns a text in the syntax of today.
    static func converted(_ text: String) -> String {
        // Whether the lines go on with what an `if let` binds.
        var isBinding = false
        // Whether an `if let` has begun whose braces have not.
        var isOpen = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { old in
            guard old.utf8.count <= longest else {
                (isBinding, isOpen) = (false, false)
                return String(old)
            }
            var new = line(old)
            if isBinding { new.replace(#/^(\s*)(\w+)\s*=\s+(?=\S)/#) { "\($0.1)let \($0.2) = " } }
            if isOpen { new.replace(#/^(\s*)where\s/#) { "\($0.1), " } }
            let isBeginning = new.contains(#/\b(?:if|guard|while)\s+(?:let|var)\b/#)
            isBinding = (isBinding || isBeginning) && new.contains(#/,\s*$/#)
            isOpen = (isOpen || isBeginning) && !new.contains("{")
            return new
        }.joined(separator: "\n")
    }

    /// The bytes of the longest line that is looked at: what nobody has typed must not take its square in time.
    private static let longest = 2000

    private static func line(_ text: Substring) -> String {
        var line = String(text)
        // for var i = 0; i < n; i++ {
        line.replace(
            #/for\s*\(?\s*var\s+(\w+)\s*(?::\s*\w+)?\s*=\s*([^;]+?)\s*;\s*\w+\s*(<=?)\s*([^;]+?)\s*;\s*(?:\w+\s*\+\+|\+\+\s*\w+|\w+\s*\+=\s*1)\s*\)?\s*\{/#
        ) { "for \($0.1) in stride(from: \($0.2), \($0.3 == "<" ? "to" : "through"): \($0.4), by: 1) {" }
        line.replace(
            #/for\s*\(?\s*var\s+(\w+)\s*(?::\s*\w+)?\s*=\s*([^;]+?)\s*;\s*\w+\s*(<=?)\s*([^;]+?)\s*;\s*\w+\s*\+=\s*([^;{]+?)\s*\)?\s*\{/#
        ) { "for \($0.1) in stride(from: \($0.2), \($0.3 == "<" ? "to" : "through"): \($0.4), by: \($0.5)) {" }
        line.replace(
            #/for\s*\(?\s*var\s+(\w+)\s*(?::\s*\w+)?\s*=\s*([^;]+?)\s*;\s*\w+\s*(>=?)\s*([^;]+?)\s*;\s*(?:\w+\s*--|--\s*\w+|\w+\s*-=\s*1)\s*\)?\s*\{/#
        ) { "for \($0.1) in stride(from: \($0.2), \($0.3 == ">" ? "to" : "through"): \($0.4), by: -1) {" }
        // i++ and ++i as statements
        line.replace(#/^(\s*(?:.*[{;]\s*)?)([\w.\[\]]*\w[\]!?]*)(\+\+|--)(\s*(?:[};].*)?(?:\/\/.*)?)$/#) {
            "\($0.1)\($0.2) \($0.3 == "++" ? "+=" : "-=") 1\($0.4)"
        }
        line.replace(#/^(\s*(?:.*[{;]\s*)?)(\+\+|--)([\w.\[\]]*\w[\]!?]*)(\s*(?:[};].*)?(?:\/\/.*)?)$/#) {
            "\($0.1)\($0.3) \($0.2 == "++" ? "+=" : "-=") 1\($0.4)"
        }
        // if let a = b where c, and if let a = b, c = d
        if line.contains(#/\b(?:if|guard|while)\s+(?:let|var)\b/#) {
            line.replace(#/\swhere\s/#, with: ", ", maxReplacements: 1)
            line.replace(#/,\s*(\w+)\s*=\s+(?=\S)/#) { ", let \($0.1) = " }
        }
        line.replace(#/\binout\s+(\w+(?:\s+\w+)?)\s*:\s*/#) { "\($0.1): inout " }
        line.replace(#/@noescape\s+/#, with: "")
        line.replace(#/@autoclosure\(escaping\)/#, with: "@autoclosure @escaping")
        line.replace(#/([\w.]+)\.dynamicType\b/#) { "type(of: \($0.1))" }
        line.replace(#/\b(action|selector):\s*("[\w:]+")/#) { "\($0.1): Selector(\($0.2))" }
        line.replace(#/(respondsToSelector|performSelector)\(\s*("[\w:]+")/#) { "\($0.1)(Selector(\($0.2))" }
        // As the initialisers of Apple's classes were before they were looked at.
        line.replace(#/\b(override\s+(?:\w+\s+)?init)!\(/#) { "\($0.1)(" }
        line.replace(#/\b__FUNCTION__\b/#, with: "#function")
        return line
    }
}
