import QuartzCore

extension AttributeScopes {
    /// The attributes of text that UIKit knows.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the characters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the characters.
        public let backgroundColor: BackgroundColorAttribute
        /// The arrangement of the paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The points that are added after each character.
        public let kern: KernAttribute
        /// The points that are added after each character, ligatures aside.
        public let tracking: TrackingAttribute
        /// The style of the line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the line under the text.
        public let underlineColor: UnderlineColorAttribute
        /// The style of the line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of the line through the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The points by which the text is raised.
        public let baselineOffset: BaselineOffsetAttribute
        /// The attributes that Foundation knows.
        public let foundation: AttributeScopes.FoundationAttributes
    }

    /// The attributes of text that UIKit knows.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// An attribute that UIKit knows; SwiftUI's of the same name where that is there, too.
    @_disfavoredOverload
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}

extension AttributeScopes.UIKitAttributes {
    /// The font of characters.
    public enum FontAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = UIFont
        /// The name, which it has in an `NSAttributedString`, too.
        public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The colour of characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = UIColor
        /// The name, which it has in an `NSAttributedString`, too.
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The colour behind characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = UIColor
        /// The name, which it has in an `NSAttributedString`, too.
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// The arrangement of a paragraph.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = NSParagraphStyle
        /// The name, which it has in an `NSAttributedString`, too.
        public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    /// The points that are added after each character.
    public enum KernAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = CGFloat
        /// The name, which it has in an `NSAttributedString`, too.
        public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// The points that are added after each character, ligatures aside.
    public enum TrackingAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = CGFloat
        /// The name, which it has in an `NSAttributedString`, too.
        public static let name = NSAttributedString.Key.tracking.rawValue
    }

    /// The style of a line under text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = NSUnderlineStyle
        /// The name, which it has in an `NSAttributedString`, too.
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// The colour of a line under text.
    public enum UnderlineColorAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = UIColor
        /// The name, which it has in an `NSAttributedString`, too.
        public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    /// The style of a line through text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = NSUnderlineStyle
        /// The name, which it has in an `NSAttributedString`, too.
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// The colour of a line through text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = UIColor
        /// The name, which it has in an `NSAttributedString`, too.
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    /// The points by which text is raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = CGFloat
        /// The name, which it has in an `NSAttributedString`, too.
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
}

/// An attribute under the names that both kinds of attributed strings have for it.
private struct SharedAttribute: Sendable {
    let key: NSAttributedString.Key
    /// Returns a container's value as an `NSAttributedString` has it; nil for none.
    let value: @Sendable (AttributeContainer) -> Any?
    /// Gives a container the value that an `NSAttributedString` has.
    let set: @Sendable (inout AttributeContainer, Any) -> Void

    static func plain<Key: AttributedStringKey>(_: Key.Type) -> SharedAttribute where Key.Value: Sendable {
        SharedAttribute(
            key: NSAttributedString.Key(Key.name), value: { $0[Key.self] },
            set: { $0[Key.self] = $1 as? Key.Value })
    }

    static func number<Key: AttributedStringKey>(_: Key.Type) -> SharedAttribute where Key.Value == CGFloat {
        SharedAttribute(
            key: NSAttributedString.Key(Key.name), value: { $0[Key.self] },
            set: { $0[Key.self] = ($1 as? CGFloat) ?? ($1 as? NSNumber).map { CGFloat($0.doubleValue) } })
    }

    static func line<Key: AttributedStringKey>(_: Key.Type) -> SharedAttribute where Key.Value == NSUnderlineStyle {
        SharedAttribute(
            key: NSAttributedString.Key(Key.name), value: { $0[Key.self]?.rawValue },
            set: { $0[Key.self] = ($1 as? Int).map(NSUnderlineStyle.init(rawValue:)) })
    }

    static let all: [SharedAttribute] = {
        typealias Known = AttributeScopes.UIKitAttributes
        return [
            plain(Known.FontAttribute.self), plain(Known.ForegroundColorAttribute.self),
            plain(Known.BackgroundColorAttribute.self), plain(Known.ParagraphStyleAttribute.self),
            number(Known.KernAttribute.self), number(Known.TrackingAttribute.self),
            line(Known.UnderlineStyleAttribute.self), plain(Known.UnderlineColorAttribute.self),
            line(Known.StrikethroughStyleAttribute.self), plain(Known.StrikethroughColorAttribute.self),
            number(Known.BaselineOffsetAttribute.self),
        ]
    }()
}

extension AttributeContainer {
    /// Makes a container of those attributes that UIKit knows.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for attribute in SharedAttribute.all {
            if let value = dictionary[attribute.key] { attribute.set(&self, value) }
        }
    }

    /// The attributes that UIKit knows, as an `NSAttributedString` has them.
    var dictionary: [NSAttributedString.Key: Any] {
        SharedAttribute.all.reduce(into: [:]) { $0[$1.key] = $1.value(self) }
    }
}

extension NSAttributedString {
    /// Makes a text of one with attributes that UIKit knows.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(releasing: "")
        for run in attrStr.runs {
            text.append(
                NSAttributedString(
                    releasing: String(attrStr[run.range].characters), attributes: run.attributes.dictionary))
        }
        self.init(releasing: text)
    }
}

extension AttributedString {
    /// Makes a text of one with attributes that UIKit knows.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { attributes, range, _ in
            let part = nsStr.attributedSubstring(from: range).string
            append(AttributedString(part, attributes: AttributeContainer(attributes)))
        }
    }
}

/// The change of a text's attributes, as a configuration makes it.
public struct UIConfigurationTextAttributesTransformer {
    /// The change.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Makes a transformer of its function.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Returns the changed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
