// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// A language and a region, as Core Foundation calls them.
public typealias CFLocale = NSLocale

/// The identifier of a language and a region: `en_US`.
public struct CFLocaleIdentifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Makes an identifier of a text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The direction in which a language is written.
public enum CFLocaleLanguageDirection: Int, Sendable {
    case unknown, leftToRight, rightToLeft, topToBottom, bottomToTop
}

/// Returns the stage's language and region, English of the United States.
public func CFLocaleCopyCurrent() -> CFLocale! { NSLocale(localeIdentifier: "en_US") }

/// Returns the identifier of a language and a region.
public func CFLocaleGetIdentifier(_ locale: CFLocale!) -> CFLocaleIdentifier! {
    CFLocaleIdentifier(rawValue: locale.object(forKey: .identifier) as? String ?? "")
}

/// Finds the direction in which a language's lines are written.
///
/// - Parameter isoLangCode: the language's code: `ar`.
/// - Returns: the direction; unknown for no language.
public func CFLocaleGetLanguageCharacterDirection(_ isoLangCode: String!) -> CFLocaleLanguageDirection {
    switch Locale.Language(identifier: isoLangCode).characterDirection {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .topToBottom: .topToBottom
    case .bottomToTop: .bottomToTop
    default: .unknown
    }
}
