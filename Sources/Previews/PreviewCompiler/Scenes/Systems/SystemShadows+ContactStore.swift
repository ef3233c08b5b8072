extension SystemShadows {
    /// The phone's contacts, which its owner lets no app see.
    static let contactStore = #"""
        open class CNPostalAddress: NSObject {
            public override init() { super.init() }
            fileprivate final var parts: [String: String] = [:]
            open var street: String { parts["street"] ?? "" }
            open var subLocality: String { parts["subLocality"] ?? "" }
            open var city: String { parts["city"] ?? "" }
            open var state: String { parts["state"] ?? "" }
            open var postalCode: String { parts["postalCode"] ?? "" }
            open var country: String { parts["country"] ?? "" }
            open var isoCountryCode: String { parts["isoCountryCode"] ?? "" }
        }

        open class CNMutablePostalAddress: CNPostalAddress {
            open override var street: String { get { super.street } set { parts["street"] = newValue } }
            open override var subLocality: String { get { super.subLocality } set { parts["subLocality"] = newValue } }
            open override var city: String { get { super.city } set { parts["city"] = newValue } }
            open override var state: String { get { super.state } set { parts["state"] = newValue } }
            open override var postalCode: String { get { super.postalCode } set { parts["postalCode"] = newValue } }
            open override var country: String { get { super.country } set { parts["country"] = newValue } }
            open override var isoCountryCode: String {
                get { super.isoCountryCode }
                set { parts["isoCountryCode"] = newValue }
            }
        }

        public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

        open class CNPostalAddressFormatter: NSObject {
            public override init() { super.init() }
            open func string(from postalAddress: CNPostalAddress) -> String {
                Self.string(from: postalAddress, style: .mailingAddress)
            }
            open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
                let place = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
                return [postalAddress.street, place.joined(separator: " "), postalAddress.country].filter { !$0.isEmpty }
                    .joined(separator: "\n")
            }
        }

        open class CNContactFetchRequest: NSObject {
            open var keysToFetch: [any CNKeyDescriptor]
            open var predicate: NSPredicate?
            open var mutableObjects = false
            open var unifyResults = true
            open var sortOrder = CNContactSortOrder.none
            public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
        }

        open class CNSaveRequest: NSObject {
            public override init() { super.init() }
            open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
            open func update(_ contact: CNMutableContact) {}
            open func delete(_ contact: CNMutableContact) {}
            open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
            open func addMember(_ contact: CNContact, to group: CNGroup) {}
        }

        open class CNGroup: NSObject {
            fileprivate final var title = ""
            public final let identifier = UUID().uuidString
            open var name: String { title }
            public override init() { super.init() }
        }

        open class CNMutableGroup: CNGroup {
            open override var name: String { get { title } set { title = newValue } }
        }

        open class CNContainer: NSObject {
            public final let identifier = ""
            public final let name = ""
        }

        /// The contacts of a phone whose owner lets no app see them.
        open class CNContactStore: NSObject, @unchecked Sendable {
            public override init() { super.init() }
            open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
                Previews.AskedPermissions.contains("contacts") ? .denied : .notDetermined
            }
            open func requestAccess(
                for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
            ) {
                DispatchQueue.main.async {
                    Previews.AskedPermissions.insert("contacts")
                    completionHandler(false, CNError(.authorizationDenied))
                }
            }
            open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
                Previews.AskedPermissions.insert("contacts")
                throw CNError(.authorizationDenied)
            }
            open func unifiedContacts(
                matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
            ) throws -> [CNContact] { throw CNError(.authorizationDenied) }
            open func unifiedContact(
                withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
            ) throws -> CNContact { throw CNError(.authorizationDenied) }
            open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
                throw CNError(.authorizationDenied)
            }
            open func enumerateContacts(
                with fetchRequest: CNContactFetchRequest,
                usingBlock block: @escaping (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
            ) throws { throw CNError(.authorizationDenied) }
            open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw CNError(.authorizationDenied) }
            open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
                throw CNError(.authorizationDenied)
            }
            open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
            open func defaultContainerIdentifier() -> String { "" }
        }

        open class CNContactFormatter: NSObject {
            open var style = CNContactFormatterStyle.fullName
            public override init() { super.init() }
            open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
            open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
                let names = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
                let name = names.filter { !$0.isEmpty }.joined(separator: " ")
                return name.isEmpty ? (contact.organizationName.isEmpty ? nil : contact.organizationName) : name
            }
            open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
                CNContactGivenNameKey
            }
            open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
        }

        open class CNContactVCardSerialization: NSObject {
            open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }
            open class func data(with contacts: [CNContact]) throws -> Data {
                let cards = contacts.map { contact in
                    let name = CNContactFormatter.string(from: contact, style: .fullName) ?? ""
                    let lines =
                        ["BEGIN:VCARD", "VERSION:3.0", "N:\(contact.familyName);\(contact.givenName);;;", "FN:\(name)"]
                        + contact.phoneNumbers.map { "TEL:\($0.value.stringValue)" }
                        + contact.emailAddresses.map { "EMAIL:\($0.value)" } + ["END:VCARD", ""]
                    return lines.joined(separator: "\r\n")
                }
                return Data(cards.joined().utf8)
            }
            open class func contacts(with data: Data) throws -> [CNContact] { [] }
        }

        """#
}
