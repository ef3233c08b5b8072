import QuartzCore

/// Hears which documents were picked.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
    /// Is not called: there are no documents.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Is not called: there are no documents.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    /// Is called when the screen has been closed.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// What becomes of a document that is picked.
public enum UIDocumentPickerMode: UInt, Sendable {
    case `import`, open, exportToService, moveToService
}

/// The screen on which documents are picked: a stage has none, which it says; it can be closed.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    /// The object that hears what was picked.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Has no effect: there are no documents.
    open var allowsMultipleSelection = false
    /// Has no effect: there are no documents.
    open var shouldShowFileExtensions = false
    /// Has no effect: there are no documents.
    open var directoryURL: URL?
    /// What becomes of a document.
    open var documentPickerMode: UIDocumentPickerMode { mode }
    private final let mode: UIDocumentPickerMode
    private final let bar = UINavigationBar()
    private final let label = UILabel()

    /// Makes a screen for documents of some types.
    ///
    /// - Parameters:
    ///   - allowedUTIs: the types' identifiers.
    ///   - mode: what becomes of a document.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.mode = mode
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// Makes a screen for documents of some types.
    ///
    /// - Parameters:
    ///   - contentTypes: the types; this UIKit has none of its own.
    ///   - asCopy: whether a document is copied.
    public convenience init<ContentType>(forOpeningContentTypes contentTypes: [ContentType], asCopy: Bool = false) {
        self.init(documentTypes: [], in: asCopy ? .import : .open)
    }

    /// Makes a screen on which documents would be given away.
    public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
        self.init(documentTypes: [], in: asCopy ? .exportToService : .moveToService)
    }

    /// Makes a screen for documents that are opened.
    public required init?(coder: NSCoder) {
        mode = .open
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let item = UINavigationItem(title: "Documents")
        item.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: Selector(UIDocumentPickerViewController.cancel))
        bar.items = [item]
        label.text = "There are no documents here."
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        for part in [bar, label] { view.addSubview(part) }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.safeAreaInsets.top
        bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 44)
        label.frame = view.bounds.inset(by: UIEdgeInsets(top: top + 44, left: 24, bottom: 0, right: 24))
    }

    private func cancel() {
        let leaving = presentingViewController
        leaving?.dismiss(animated: true)
        delegate?.documentPickerWasCancelled(self)
    }
}
