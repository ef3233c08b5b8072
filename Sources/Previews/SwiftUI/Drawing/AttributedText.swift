import Foundation
import UIKit

/// What marks within a line of a text mean, which Foundation lacks on Linux.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As `*this*`.
    public static let emphasized = Self(rawValue: 1)
    /// As `**this**`.
    public static let stronglyEmphasized = Self(rawValue: 2)
    /// As `` `this` ``.
    public static let code = Self(rawValue: 4)
    /// As `~~this~~`.
    public static let strikethrough = Self(rawValue: 32)
}

extension AttributeScopes {
    /// The attributes of texts.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes of texts, with those of Foundation.
    public nonisolated struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters, which is not shown.
        public let backgroundColor: BackgroundColorAttribute
        /// The line below the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The space between letters, in points.
        public let kern: KerningAttribute
        /// How far the letters are raised, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// What marks of a text mean.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The key of the font.
        public enum FontAttribute: AttributedStringKey {
            /// The values' type.
            public typealias Value = Font
            /// The key's name.
            public static let name = "SwiftUI.Font"
        }
        /// The key of the colour of the letters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The values' type.
            public typealias Value = Color
            /// The key's name.
            public static let name = "SwiftUI.ForegroundColor"
        }
        /// The key of the colour behind the letters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The values' type.
            public typealias Value = Color
            /// The key's name.
            public static let name = "SwiftUI.BackgroundColor"
        }
        /// The key of the line below the letters.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The values' type.
            public typealias Value = Text.LineStyle
            /// The key's name.
            public static let name = "SwiftUI.UnderlineStyle"
        }
        /// The key of the line through the letters.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The values' type.
            public typealias Value = Text.LineStyle
            /// The key's name.
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        /// The key of the space between letters.
        public enum KerningAttribute: AttributedStringKey {
            /// The values' type.
            public typealias Value = CGFloat
            /// The key's name.
            public static let name = "SwiftUI.Kern"
        }
        /// The key of what marks mean.
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            /// The values' type.
            public typealias Value = InlinePresentationIntent
            /// The key's name.
            public static let name = "NSInlinePresentationIntent"
        }
        /// The key of how far letters are raised.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The values' type.
            public typealias Value = CGFloat
            /// The key's name.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    /// Returns an attribute of texts.
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T
    {
        self[T.self]
    }
}

extension AttributedString {
    /// How a text with marks is read, which has no effect: marks within lines are, and no others.
    public struct MarkdownParsingOptions: Sendable {
        /// What marks mean.
        public enum InterpretedSyntax: Sendable {
            case full, inlineOnly, inlineOnlyPreservingWhitespace
        }
        /// What becomes of a text that can't be read.
        public enum FailurePolicy: Sendable {
            case throwError, returnPartiallyParsedIfPossible
        }

        /// What marks mean.
        public var interpretedSyntax: InterpretedSyntax
        /// What becomes of a text that can't be read.
        public var failurePolicy: FailurePolicy

        /// Makes options.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            (self.interpretedSyntax, self.failurePolicy) = (interpretedSyntax, failurePolicy)
        }
    }

    /// Makes one of a text with marks: `**strong**`, `*emphasised*`, `~~struck through~~`, `` `code` `` and `[linked](address)`.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self = MarkedText.runs(markdown).reduce(into: AttributedString()) { all, run in
            var part = AttributedString(run.string)
            var intent: InlinePresentationIntent = []
            if run.weight != nil { intent.insert(.stronglyEmphasized) }
            if run.isItalic { intent.insert(.emphasized) }
            if run.isStruckThrough { intent.insert(.strikethrough) }
            if run.font != nil { intent.insert(.code) }
            typealias Keys = AttributeScopes.SwiftUIAttributes
            if !intent.isEmpty { part[Keys.InlinePresentationIntentAttribute.self] = intent }
            if run.color != nil { part[Keys.ForegroundColorAttribute.self] = .accentColor }
            all += part
        }
    }
}

extension Text.Run {
    private typealias Keys = AttributeScopes.SwiftUIAttributes
    private typealias KeysOfUIKit = AttributeScopes.UIKitAttributes

    /// Makes a part of a text of one of a string with attributes.
    init(_ run: AttributedString.Runs.Run, of string: AttributedString) {
        self.init(string: String(string[run.range].characters))
        font = run[Keys.FontAttribute.self] ?? run[KeysOfUIKit.FontAttribute.self].map { Font($0) }
        let uiColor = run[KeysOfUIKit.ForegroundColorAttribute.self].map { Color(uiColor: $0) }
        color = (run[Keys.ForegroundColorAttribute.self] ?? uiColor).map { AnyShapeStyle($0) }
        isUnderlined =
            run[Keys.UnderlineStyleAttribute.self] != nil || run[KeysOfUIKit.UnderlineStyleAttribute.self] != nil
        isStruckThrough =
            run[Keys.StrikethroughStyleAttribute.self] != nil
            || run[KeysOfUIKit.StrikethroughStyleAttribute.self] != nil
        kerning = run[Keys.KerningAttribute.self] ?? run[KeysOfUIKit.KernAttribute.self]
        baseline = run[Keys.BaselineOffsetAttribute.self] ?? run[KeysOfUIKit.BaselineOffsetAttribute.self] ?? 0
        if run.link != nil { color = color ?? AnyShapeStyle(Color.accentColor) }
        guard let intent = run[Keys.InlinePresentationIntentAttribute.self] else { return }
        if intent.contains(.stronglyEmphasized) { weight = .bold }
        if intent.contains(.emphasized) { isItalic = true }
        if intent.contains(.strikethrough) { isStruckThrough = true }
        if intent.contains(.code) { font = (font ?? .body).monospaced() }
    }
}
