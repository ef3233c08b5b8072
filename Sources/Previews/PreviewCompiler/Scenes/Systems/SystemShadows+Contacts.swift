extension SystemShadows {
    /// Contacts, which are those that code makes itself.
    static let contacts = Framework(
        types: ["CNContact", "CNContactStore", "CNLabeledValue", "CNMutableContact", "CNPhoneNumber"],
        source: #"""
            import Previews
            import UIKit

            public enum CNEntityType: Int, Sendable { case contacts }
            public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
            public enum CNContactType: Int, Sendable { case person, organization }
            public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }
            public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
            public enum CNContactDisplayNameOrder: Int, Sendable { case userDefault, givenNameFirst, familyNameFirst }

            public struct CNError: CustomNSError, Hashable, Sendable {
                public enum Code: Int, Sendable {
                    case communicationError = 1, dataAccessError
                    case authorizationDenied = 100, noAccessableWritableContainers, unauthorizedKeys, featureDisabledByUser
                    case recordDoesNotExist = 200, insertedRecordAlreadyExists
                }
                public static let errorDomain = "CNErrorDomain"
                public static let authorizationDenied = Code.authorizationDenied
                public static let recordDoesNotExist = Code.recordDoesNotExist
                public let code: Code
                public init(_ code: Code) { self.code = code }
                public var errorCode: Int { code.rawValue }
            }

            public func ~= (code: CNError.Code, error: any Error) -> Bool { (error as? CNError)?.code == code }

            /// What of a contact is asked for.
            public protocol CNKeyDescriptor {}
            extension String: CNKeyDescriptor {}
            extension NSString: CNKeyDescriptor {}

            public let CNContactIdentifierKey = "identifier"
            public let CNContactGivenNameKey = "givenName"
            public let CNContactFamilyNameKey = "familyName"
            public let CNContactMiddleNameKey = "middleName"
            public let CNContactNamePrefixKey = "namePrefix"
            public let CNContactNameSuffixKey = "nameSuffix"
            public let CNContactNicknameKey = "nickname"
            public let CNContactOrganizationNameKey = "organizationName"
            public let CNContactDepartmentNameKey = "departmentName"
            public let CNContactJobTitleKey = "jobTitle"
            public let CNContactNoteKey = "note"
            public let CNContactBirthdayKey = "birthday"
            public let CNContactImageDataKey = "imageData"
            public let CNContactThumbnailImageDataKey = "thumbnailImageData"
            public let CNContactImageDataAvailableKey = "imageDataAvailable"
            public let CNContactTypeKey = "contactType"
            public let CNContactPhoneNumbersKey = "phoneNumbers"
            public let CNContactEmailAddressesKey = "emailAddresses"
            public let CNContactPostalAddressesKey = "postalAddresses"
            public let CNContactUrlAddressesKey = "urlAddresses"
            public let CNContactDatesKey = "dates"
            public let CNContactSocialProfilesKey = "socialProfiles"
            public let CNLabelHome = "_$!<Home>!$_"
            public let CNLabelWork = "_$!<Work>!$_"
            public let CNLabelOther = "_$!<Other>!$_"
            public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
            public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
            public let CNLabelPhoneNumberiPhone = "iPhone"
            public let CNLabelEmailiCloud = "iCloud"
            public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"

            extension NSNotification.Name {
                public static let CNContactStoreDidChange = Self("CNContactStoreDidChangeNotification")
            }

            public struct CNPhoneNumber: Hashable, Sendable {
                public let stringValue: String
                public init(stringValue string: String) { stringValue = string }
            }

            public struct CNLabeledValue<ValueType> {
                public let identifier: String
                public let label: String?
                public let value: ValueType
                public init(label: String?, value: ValueType) {
                    (identifier, self.label, self.value) = (UUID().uuidString, label, value)
                }
                public func settingValue(_ value: ValueType) -> Self { Self(label: label, value: value) }
                public func settingLabel(_ label: String?) -> Self { Self(label: label, value: value) }
                public static func localizedString(forLabel label: String) -> String {
                    label.hasPrefix("_$!<") ? String(label.dropFirst(4).dropLast(4)).lowercased() : label
                }
            }

            /// A person, whom code has made itself.
            open class CNContact: NSObject, NSCopying, @unchecked Sendable {
                fileprivate final var kept = CNContactContents()
                public override init() { super.init() }
                open var identifier: String { kept.identifier }
                open var givenName: String { kept.givenName }
                open var familyName: String { kept.familyName }
                open var middleName: String { kept.middleName }
                open var namePrefix: String { kept.namePrefix }
                open var nameSuffix: String { kept.nameSuffix }
                open var nickname: String { kept.nickname }
                open var organizationName: String { kept.organizationName }
                open var departmentName: String { kept.departmentName }
                open var jobTitle: String { kept.jobTitle }
                open var note: String { kept.note }
                open var phoneticGivenName: String { kept.phoneticGivenName }
                open var phoneticFamilyName: String { kept.phoneticFamilyName }
                open var previousFamilyName: String { kept.previousFamilyName }
                open var contactType: CNContactType { kept.contactType }
                open var birthday: DateComponents? { kept.birthday }
                open var imageData: Data? { kept.imageData }
                open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { kept.phoneNumbers }
                open var emailAddresses: [CNLabeledValue<NSString>] { kept.emailAddresses }
                open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { kept.postalAddresses }
                open var urlAddresses: [CNLabeledValue<NSString>] { kept.urlAddresses }
                open var imageDataAvailable: Bool { kept.imageData != nil }
                open var thumbnailImageData: Data? { kept.imageData }
                open func isKeyAvailable(_ key: String) -> Bool { true }
                open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
                open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { false }
                open func copy(with zone: NSZone? = nil) -> Any { self }
                open override func mutableCopy() -> Any {
                    let copy = CNMutableContact()
                    copy.kept = kept
                    return copy
                }
                open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
                open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate { NSPredicate(value: false) }
                open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
                    NSPredicate(value: false)
                }
                open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate { NSPredicate(value: false) }
                open class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
                    NSPredicate(value: false)
                }
            }

            extension CNContact: Identifiable {
                public var id: UUID { UUID(uuidString: identifier) ?? UUID() }
            }

            struct CNContactContents {
                let identifier = UUID().uuidString
                var givenName = ""
                var familyName = ""
                var middleName = ""
                var namePrefix = ""
                var nameSuffix = ""
                var nickname = ""
                var organizationName = ""
                var departmentName = ""
                var jobTitle = ""
                var note = ""
                var phoneticGivenName = ""
                var phoneticFamilyName = ""
                var previousFamilyName = ""
                var contactType: CNContactType = .person
                var birthday: DateComponents? = nil
                var imageData: Data? = nil
                var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
                var emailAddresses: [CNLabeledValue<NSString>] = []
                var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
                var urlAddresses: [CNLabeledValue<NSString>] = []
            }

            open class CNMutableContact: CNContact, @unchecked Sendable {
                open override var givenName: String { get { kept.givenName } set { kept.givenName = newValue } }
                open override var familyName: String { get { kept.familyName } set { kept.familyName = newValue } }
                open override var middleName: String { get { kept.middleName } set { kept.middleName = newValue } }
                open override var namePrefix: String { get { kept.namePrefix } set { kept.namePrefix = newValue } }
                open override var nameSuffix: String { get { kept.nameSuffix } set { kept.nameSuffix = newValue } }
                open override var nickname: String { get { kept.nickname } set { kept.nickname = newValue } }
                open override var organizationName: String {
                    get { kept.organizationName }
                    set { kept.organizationName = newValue }
                }
                open override var departmentName: String {
                    get { kept.departmentName }
                    set { kept.departmentName = newValue }
                }
                open override var jobTitle: String { get { kept.jobTitle } set { kept.jobTitle = newValue } }
                open override var note: String { get { kept.note } set { kept.note = newValue } }
                open override var phoneticGivenName: String {
                    get { kept.phoneticGivenName }
                    set { kept.phoneticGivenName = newValue }
                }
                open override var phoneticFamilyName: String {
                    get { kept.phoneticFamilyName }
                    set { kept.phoneticFamilyName = newValue }
                }
                open override var previousFamilyName: String {
                    get { kept.previousFamilyName }
                    set { kept.previousFamilyName = newValue }
                }
                open override var contactType: CNContactType {
                    get { kept.contactType }
                    set { kept.contactType = newValue }
                }
                open override var birthday: DateComponents? { get { kept.birthday } set { kept.birthday = newValue } }
                open override var imageData: Data? { get { kept.imageData } set { kept.imageData = newValue } }
                open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
                    get { kept.phoneNumbers }
                    set { kept.phoneNumbers = newValue }
                }
                open override var emailAddresses: [CNLabeledValue<NSString>] {
                    get { kept.emailAddresses }
                    set { kept.emailAddresses = newValue }
                }
                open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
                    get { kept.postalAddresses }
                    set { kept.postalAddresses = newValue }
                }
                open override var urlAddresses: [CNLabeledValue<NSString>] {
                    get { kept.urlAddresses }
                    set { kept.urlAddresses = newValue }
                }
            }

            """# + contactStore)
}
