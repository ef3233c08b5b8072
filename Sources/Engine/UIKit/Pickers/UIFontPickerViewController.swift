import QuartzCore

/// Hears which font was picked.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
    /// Is called when a font was picked.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    /// Is called when the screen was closed without one.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// Does nothing.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    /// Does nothing.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// The screen on which a font is picked: those that the stage has, by their families.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// What fonts are shown.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        /// Has no effect: families are shown.
        open var includeFaces = false
        /// Has no effect: families have their own font.
        open var displayUsingSystemFont = false
    }

    /// The object that hears what was picked.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// The font that was picked; nil before.
    open var selectedFontDescriptor: UIFontDescriptor?
    /// What fonts are shown.
    open private(set) var configuration: Configuration
    private final let table = UITableView()
    private final lazy var rows = FontRows(self)

    /// Makes a screen.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// Makes a screen with the standard configuration.
    public convenience init() {
        self.init(configuration: Configuration())
    }

    /// Makes a screen, whatever the coder holds.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        (table.dataSource, table.delegate) = (rows, rows)
        view.addSubview(table)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if selectedFontDescriptor == nil { delegate?.fontPickerViewControllerDidCancel(self) }
    }

    final func pick(_ family: String) {
        selectedFontDescriptor = UIFontDescriptor(name: family, size: 17)
        delegate?.fontPickerViewControllerDidPickFont(self)
        dismiss(animated: true)
    }
}

/// The families of fonts as rows.
private final class FontRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    private weak var picker: UIFontPickerViewController?
    private let families = UIFont.familyNames

    init(_ picker: UIFontPickerViewController) {
        self.picker = picker
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { families.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "font")
            ?? UITableViewCell(style: .default, reuseIdentifier: "font")
        cell.textLabel?.text = families[indexPath.row]
        cell.textLabel?.font = UIFont(name: families[indexPath.row], size: 17) ?? .systemFont(ofSize: 17)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        picker?.pick(families[indexPath.row])
    }
}
