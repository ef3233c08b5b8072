/// The source that is compiled with a project which imports SafariServices: a browser as on a phone that is offline.
enum SafariShadows {
    /// Returns the source of a project that imports SafariServices.
    ///
    /// - Parameter index: the project's files.
    /// - Returns: a file's name and text; none for a project that does not import it, or that has types of those names.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        guard index.files.contains(where: { $0.summary.imports.contains("SafariServices") }),
            names.allSatisfy({ index.type(named: $0) == nil })
        else { return [] }
        return [(name: "safari.swift", text: Array(source.utf8))]
    }

    private static let names = ["SFSafariViewController", "SFSafariViewControllerDelegate"]

    static let source = """
        import UIKit

        @preconcurrency @MainActor
        public protocol SFSafariViewControllerDelegate: AnyObject {
            func safariViewControllerDidFinish(_ controller: SFSafariViewController)
            func safariViewController(
                _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
        }

        extension SFSafariViewControllerDelegate {
            public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
            public func safariViewController(
                _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
            ) {}
        }

        open class SFSafariViewController: UIViewController {
            public enum DismissButtonStyle: Int {
                case done, close, cancel
            }

            open class Configuration: NSObject {
                open var entersReaderIfAvailable = false
                open var barCollapsingEnabled = true
                public override init() { super.init() }
            }

            private final let address: URL
            public final let configuration: Configuration
            open weak var delegate: (any SFSafariViewControllerDelegate)?
            open var preferredBarTintColor: UIColor? { didSet { bar.barTintColor = preferredBarTintColor } }
            open var preferredControlTintColor: UIColor? { didSet { bar.tintColor = preferredControlTintColor } }
            open var dismissButtonStyle = DismissButtonStyle.done
            private final let bar = UINavigationBar(frame: .zero)
            private final let notice = UILabel()

            public init(url newAddress: URL, configuration: Configuration = Configuration()) {
                (address, self.configuration) = (newAddress, configuration)
                super.init(nibName: nil, bundle: nil)
                modalPresentationStyle = .fullScreen
            }

            public convenience init(url newAddress: URL, entersReaderIfAvailable: Bool) {
                let configuration = Configuration()
                configuration.entersReaderIfAvailable = entersReaderIfAvailable
                self.init(url: newAddress, configuration: configuration)
            }

            public required init?(coder: NSCoder) { nil }

            open override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                let item = UINavigationItem(title: address.host ?? address.absoluteString)
                let title = "\\(dismissButtonStyle)".capitalized
                item.leftBarButtonItem = UIBarButtonItem(
                    title: title, image: nil,
                    primaryAction: UIAction(title: title) { [weak self] _ in
                        guard let self else { return }
                        self.delegate?.safariViewControllerDidFinish(self)
                        self.dismiss(animated: true)
                    })
                bar.items = [item]
                notice.text = "There is no network here:\\n\\(address.absoluteString)"
                notice.numberOfLines = 0
                notice.textAlignment = .center
                notice.textColor = .secondaryLabel
                for part in [bar, notice] as [UIView] { view.addSubview(part) }
            }

            open override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                delegate?.safariViewController(self, didCompleteInitialLoad: false)
            }

            open override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                let top = view.safeAreaInsets.top
                bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44 + top)
                notice.frame = view.bounds.insetBy(dx: 32, dy: 100)
            }
        }

        """
}
