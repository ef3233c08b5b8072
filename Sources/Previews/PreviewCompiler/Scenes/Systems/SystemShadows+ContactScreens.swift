extension SystemShadows {
    /// The screens of contacts.
    static let contactScreens = Framework(
        types: contacts.types + ["CNContactPickerViewController", "CNContactViewController"],
        source: #"""
            import UIKit

            public struct CNContactProperty {
                public let contact: CNContact
                public let key: String
                public let value: Any?
                public let identifier: String?
                public let label: String?
            }

            @preconcurrency @MainActor
            public protocol CNContactPickerDelegate: AnyObject {
                func contactPickerDidCancel(_ picker: CNContactPickerViewController)
                func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
                func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
                func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
                func contactPicker(
                    _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
            }

            extension CNContactPickerDelegate {
                public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
                public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
                public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
                public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
                public func contactPicker(
                    _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
                ) {}
            }

            /// The screen on which contacts are chosen, of whom there are none; it can be closed.
            open class CNContactPickerViewController: UIViewController {
                open weak var delegate: (any CNContactPickerDelegate)?
                open var displayedPropertyKeys: [String]?
                open var predicateForEnablingContact: NSPredicate?
                open var predicateForSelectionOfContact: NSPredicate?
                open var predicateForSelectionOfProperty: NSPredicate?
                private final let bar = UINavigationBar()
                private final let label = UILabel()

                open override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    let item = UINavigationItem(title: "Contacts")
                    item.rightBarButtonItem = UIBarButtonItem(
                        systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
                    bar.items = [item]
                    label.text = "No Contacts"
                    label.textColor = .secondaryLabel
                    label.textAlignment = .center
                    for part in [bar, label] { view.addSubview(part) }
                }
                open override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 44)
                    label.frame = view.bounds
                }
                private func cancel() {
                    presentingViewController?.dismiss(animated: true)
                    delegate?.contactPickerDidCancel(self)
                }
            }

            @preconcurrency @MainActor
            public protocol CNContactViewControllerDelegate: AnyObject {
                func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
                func contactViewController(
                    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty) -> Bool
            }

            extension CNContactViewControllerDelegate {
                public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
                public func contactViewController(
                    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
                ) -> Bool { true }
            }

            /// A contact's page, with the name alone; that of a new one can be closed.
            open class CNContactViewController: UIViewController {
                open weak var delegate: (any CNContactViewControllerDelegate)?
                public final private(set) var contact = CNContact()
                private final var isNew = false
                open var contactStore: CNContactStore?
                open var displayedPropertyKeys: [any CNKeyDescriptor]?
                open var allowsEditing = true
                open var allowsActions = true
                open var shouldShowLinkedContacts = false
                open var alternateName: String?
                open var message: String?
                private final let label = UILabel()

                open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }
                public convenience init(for contact: CNContact) {
                    self.init(nibName: nil, bundle: nil)
                    self.contact = contact
                }
                public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
                public convenience init(forNewContact contact: CNContact?) {
                    self.init(for: contact ?? CNContact())
                    isNew = true
                }

                open override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    label.text = CNContactFormatter.string(from: contact, style: .fullName) ?? alternateName
                    label.font = .preferredFont(forTextStyle: .title1)
                    label.textAlignment = .center
                    view.addSubview(label)
                    guard isNew else { return }
                    title = "New Contact"
                    navigationItem.leftBarButtonItem = UIBarButtonItem(
                        systemItem: .cancel,
                        primaryAction: UIAction { [weak self] _ in
                            guard let self else { return }
                            delegate?.contactViewController(self, didCompleteWith: nil)
                        })
                }
                open override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    label.frame = CGRect(x: 20, y: view.safeAreaInsets.top + 40, width: view.bounds.width - 40, height: 44)
                }
            }

            """#)
}
