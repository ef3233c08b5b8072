import QuartzCore

/// An object whose text can be typed: all of Apple's requirements are optional, and of those here none is used, as a stage
/// has no keyboard of its own.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {}

/// An object into which text is typed.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Inserts text at the end.
    func insertText(_ text: String)
    /// Removes the last character.
    func deleteBackward()
}

/// A kind of keyboard, without effect: a stage has none.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The name of `asciiCapable` before iOS 7.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// A look of a keyboard, without effect.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
}

/// The title of a keyboard's return key, without effect.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The capitals that a keyboard begins with, without effect.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// Whether a keyboard corrects words, without effect.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

/// Whether spelling is checked, without effect.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default`, no, yes
}

/// Whether quotation marks are made typographic, without effect.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default`, no, yes
}

/// Whether two hyphens become a dash, without effect.
public enum UITextSmartDashesType: Int, Sendable {
    case `default`, no, yes
}

/// Whether spaces follow what is inserted and removed, without effect.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default`, no, yes
}

/// A set of what a text is searched for, without effect.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of the web.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// All of them.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// The meaning of a text that is typed, without effect.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The meaning's name.
    public let rawValue: String

    /// Makes a meaning of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A person's name.
    public static let name = UITextContentType(rawValue: "name")
    /// A user's name.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "newPassword")
    /// An address of electronic mail.
    public static let emailAddress = UITextContentType(rawValue: "emailAddress")
    /// A number of a telephone.
    public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
    /// A code that was sent to be typed once.
    public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
    /// A title before a name.
    public static let namePrefix = UITextContentType(rawValue: "namePrefix")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "givenName")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middleName")
    /// A family's name.
    public static let familyName = UITextContentType(rawValue: "familyName")
    /// What follows a name.
    public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A title of an occupation.
    public static let jobTitle = UITextContentType(rawValue: "jobTitle")
    /// A name of an organisation.
    public static let organizationName = UITextContentType(rawValue: "organizationName")
    /// A place.
    public static let location = UITextContentType(rawValue: "location")
    /// A street's whole address.
    public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
    /// The first line of a street's address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
    /// The second line of a street's address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "addressCity")
    /// A state.
    public static let addressState = UITextContentType(rawValue: "addressState")
    /// A city with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
    /// A part of a town.
    public static let sublocality = UITextContentType(rawValue: "sublocality")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "countryName")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postalCode")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address of a page.
    public static let URL = UITextContentType(rawValue: "URL")
    /// A number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
    /// A day of birth.
    public static let birthdate = UITextContentType(rawValue: "birthdate")
}

/// A line behind the last character of a text that is edited; it does not blink, so that a stage comes to rest.
final class TextCaret: UIView {
    /// Places the line behind a text.
    ///
    /// - Parameters:
    ///   - point: the top of the line, in the text's view.
    ///   - height: points.
    func place(at point: CGPoint, height: CGFloat) {
        frame = CGRect(x: point.x, y: point.y, width: 2, height: height)
        layer.cornerRadius = 1
    }
}
