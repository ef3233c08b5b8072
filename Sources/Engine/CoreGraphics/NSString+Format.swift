import Foundation

extension NSString {
    /// Returns a text of a format and values, written as the user's language and region do; Foundation lacks it on Linux.
    ///
    /// - Parameters:
    ///   - format: the format, as `String(format:)` takes it.
    ///   - args: the values, one for each place of the format.
    /// - Returns: the text.
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        NSString(string: String(format: format.description, locale: Locale.current, arguments: args))
    }
}
