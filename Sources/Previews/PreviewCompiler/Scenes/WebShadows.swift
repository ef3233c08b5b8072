/// The source that is compiled with a project which imports WebKit, or names UIKit's former web view: web views as on a phone
/// that is offline.
enum WebShadows {
    /// Returns the source of a project that has web views.
    ///
    /// - Parameter index: the project's files.
    /// - Returns: a file's name and text; none for a project that has none, or that has types of those names.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        let classes = classes(with: index)
        guard !classes.isEmpty else { return [] }
        let text = source + (classes.contains("UIWebView") ? former : "")
        return [(name: "web.swift", text: Array(text.utf8))]
    }

    /// Returns the classes of web views that stand in for a project.
    static func classes(with index: ProjectIndex) -> [String] {
        let namesFormer =
            index.interfaces.classNames.contains("UIWebView")
            || index.files.contains { $0.summary.names.contains("UIWebView") }
        guard namesFormer || index.files.contains(where: { $0.summary.imports.contains("WebKit") }),
            names.allSatisfy({ index.type(named: $0) == nil })
        else { return [] }
        let hasFormer = namesFormer && formerNames.allSatisfy { index.type(named: $0) == nil }
        return ["WKWebView"] + (hasFormer ? ["UIWebView"] : [])
    }

    private static let formerNames = ["UIWebView", "UIWebViewDelegate"]

    private static let names = [
        "WKNavigation", "WKNavigationDelegate", "WKPreferences", "WKUIDelegate", "WKUserContentController", "WKWebView",
        "WKWebViewConfiguration",
    ]

    static let source = """
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

    private static let former = """

        @preconcurrency @MainActor
        public protocol UIWebViewDelegate: AnyObject {
            func webViewDidStartLoad(_ webView: UIWebView)
            func webViewDidFinishLoad(_ webView: UIWebView)
            func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
        }

        extension UIWebViewDelegate {
            public func webViewDidStartLoad(_ webView: UIWebView) {}
            public func webViewDidFinishLoad(_ webView: UIWebView) {}
            public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
        }

        open class UIWebView: UIView, WKNavigationDelegate {
            open weak var delegate: (any UIWebViewDelegate)?
            open var scalesPageToFit = false
            private final let web = WKWebView(frame: .zero)
            open var scrollView: UIScrollView { web.scrollView }
            open private(set) var request: URLRequest?
            open var isLoading: Bool { false }
            open var canGoBack: Bool { false }
            open var canGoForward: Bool { false }

            public override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(web)
                web.navigationDelegate = self
            }

            public required init?(coder: NSCoder) {
                super.init(coder: coder)
                addSubview(web)
                web.navigationDelegate = self
            }

            open override func layoutSubviews() {
                super.layoutSubviews()
                web.frame = bounds
            }

            open func loadRequest(_ request: URLRequest) {
                self.request = request
                web.load(request)
            }

            open func loadHTMLString(_ string: String, baseURL: URL?) { web.loadHTMLString(string, baseURL: baseURL) }
            open func reload() { web.reload() }
            open func goBack() {}
            open func goForward() {}
            open func stopLoading() {}
            open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }

            public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
                delegate?.webViewDidStartLoad(self)
            }

            public func webView(
                _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
            ) {
                delegate?.webView(self, didFailLoadWithError: error)
            }
        }

        """
}
