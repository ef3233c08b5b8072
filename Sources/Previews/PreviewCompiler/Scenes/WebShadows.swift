/// The source that is compiled with a project which imports WebKit: web views as on a phone that is offline.
enum WebShadows {
    /// Returns the source of a project that imports WebKit.
    ///
    /// - Parameter index: the project's files.
    /// - Returns: a file's name and text; none for a project that does not import it, or that has types of those names.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        guard index.files.contains(where: { $0.summary.imports.contains("WebKit") }),
            names.allSatisfy({ index.type(named: $0) == nil })
        else { return [] }
        return [(name: "web.swift", text: Array(source.utf8))]
    }

    private static let names = [
        "WKNavigation", "WKNavigationDelegate", "WKPreferences", "WKUIDelegate", "WKUserContentController", "WKWebView",
        "WKWebViewConfiguration",
    ]

    private static let source = """
        import UIKit

        open class WKNavigation: NSObject {}

        @preconcurrency @MainActor
        public protocol WKNavigationDelegate: AnyObject {
            func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
            func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
            func webView(
                _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
        }

        extension WKNavigationDelegate {
            public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
            public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
            public func webView(
                _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
            ) {}
        }

        @preconcurrency @MainActor
        public protocol WKUIDelegate: AnyObject {}

        open class WKPreferences: NSObject {
            open var javaScriptEnabled = true
            open var javaScriptCanOpenWindowsAutomatically = false
            open var minimumFontSize: CGFloat = 0
        }

        open class WKUserContentController: NSObject {}

        open class WKWebViewConfiguration: NSObject {
            open var preferences = WKPreferences()
            open var userContentController = WKUserContentController()
            open var allowsInlineMediaPlayback = false
            open var applicationNameForUserAgent: String?
        }

        open class WKWebView: UIView {
            public final let configuration: WKWebViewConfiguration
            open weak var navigationDelegate: (any WKNavigationDelegate)?
            open weak var uiDelegate: (any WKUIDelegate)?
            public final let scrollView = UIScrollView()
            private final let notice = UILabel()
            open private(set) var url: URL?
            open private(set) var title: String?
            open var isLoading: Bool { false }
            open var estimatedProgress: Double { 1 }
            open var canGoBack: Bool { false }
            open var canGoForward: Bool { false }
            open var allowsBackForwardNavigationGestures = false
            open var allowsLinkPreview = true
            open var customUserAgent: String?

            public init(frame: CGRect, configuration: WKWebViewConfiguration) {
                self.configuration = configuration
                super.init(frame: frame)
                setUp()
            }

            public override convenience init(frame: CGRect) {
                self.init(frame: frame, configuration: WKWebViewConfiguration())
            }

            public required init?(coder: NSCoder) {
                configuration = WKWebViewConfiguration()
                super.init(coder: coder)
                setUp()
            }

            private func setUp() {
                backgroundColor = .systemBackground
                notice.numberOfLines = 0
                notice.textAlignment = .center
                notice.textColor = .secondaryLabel
                for part in [scrollView, notice] as [UIView] { addSubview(part) }
            }

            open override func layoutSubviews() {
                super.layoutSubviews()
                scrollView.frame = bounds
                notice.frame = bounds.insetBy(dx: 16, dy: 16)
            }

            private func fail() -> WKNavigation? {
                notice.text = url.map { "There is no network here:\\n\\($0.absoluteString)" }
                let navigation = WKNavigation()
                DispatchQueue.main.async { [weak self] in
                    guard let self else { return }
                    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
                    navigationDelegate?.webView(
                        self, didFailProvisionalNavigation: navigation, withError: URLError(.notConnectedToInternet))
                }
                return navigation
            }

            @discardableResult
            open func load(_ request: URLRequest) -> WKNavigation? {
                url = request.url
                return fail()
            }

            @discardableResult
            open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
                url = URL
                return fail()
            }

            @discardableResult
            open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
                notice.text = "Pages are not shown here."
                return nil
            }

            @discardableResult open func reload() -> WKNavigation? { fail() }
            @discardableResult open func goBack() -> WKNavigation? { nil }
            @discardableResult open func goForward() -> WKNavigation? { nil }
            open func stopLoading() {}

            open func evaluateJavaScript(
                _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
            ) {
                completionHandler?(nil, URLError(.notConnectedToInternet))
            }
        }

        """
}
