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
        "WKNavigation", "WKNavigationAction", "WKNavigationActionPolicy", "WKNavigationDelegate",
        "WKNavigationResponse",
        "WKPreferences", "WKScriptMessage", "WKScriptMessageHandler", "WKUIDelegate", "WKUserContentController",
        "WKUserScript", "WKWebView", "WKWebViewConfiguration",
    ]

    static let source = """
        import UIKit

        open class WKNavigation: NSObject {}

        public enum WKNavigationType: Int {
            case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1
        }

        public enum WKNavigationActionPolicy: Int {
            case cancel, allow, download
        }

        public enum WKNavigationResponsePolicy: Int {
            case cancel, allow, download
        }

        open class WKFrameInfo: NSObject {
            open var isMainFrame: Bool { true }
            open internal(set) var request = URLRequest(url: URL(fileURLWithPath: "/"))
        }

        open class WKNavigationAction: NSObject {
            open internal(set) var request = URLRequest(url: URL(fileURLWithPath: "/"))
            open var navigationType: WKNavigationType { .other }
            open internal(set) var sourceFrame = WKFrameInfo()
            open internal(set) var targetFrame: WKFrameInfo? = WKFrameInfo()
        }

        open class WKNavigationResponse: NSObject {
            open internal(set) var response = URLResponse(
                url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
            open var isForMainFrame: Bool { true }
            open var canShowMIMEType: Bool { true }
        }

        @preconcurrency @MainActor
        public protocol WKNavigationDelegate: AnyObject {
            func webView(
                _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
                decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
            func webView(
                _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
                decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
            func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
            func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
            func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
            func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
            func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
            func webView(
                _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
        }

        extension WKNavigationDelegate {
            public func webView(
                _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
                decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
            ) { decisionHandler(.allow) }

            public func webView(
                _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
                decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
            ) { decisionHandler(.allow) }

            public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
            public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
            public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
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

        open class WKScriptMessage: NSObject {
            open var body: Any { "" }
            open var name: String { "" }
        }

        @preconcurrency @MainActor
        public protocol WKScriptMessageHandler: AnyObject {
            func userContentController(
                _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
        }

        public enum WKUserScriptInjectionTime: Int {
            case atDocumentStart, atDocumentEnd
        }

        open class WKUserScript: NSObject {
            public final let source: String
            public final let injectionTime: WKUserScriptInjectionTime
            public final let isForMainFrameOnly: Bool

            public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
                (self.source, self.injectionTime) = (source, injectionTime)
                isForMainFrameOnly = forMainFrameOnly
            }
        }

        open class WKUserContentController: NSObject {
            open private(set) var userScripts: [WKUserScript] = []
            open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
            open func removeAllUserScripts() { userScripts = [] }
            open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
            open func removeScriptMessageHandler(forName name: String) {}
        }

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
                    guard let self, let delegate = navigationDelegate else { return }
                    let action = WKNavigationAction()
                    if let url { action.request = URLRequest(url: url) }
                    delegate.webView(self, decidePolicyFor: action) { [weak self] policy in
                        guard let self, policy == .allow else { return }
                        delegate.webView(self, didStartProvisionalNavigation: navigation)
                        delegate.webView(
                            self, didFailProvisionalNavigation: navigation,
                            withError: URLError(.notConnectedToInternet))
                    }
                }
                return navigation
            }

            @discardableResult
            open func load(_ request: URLRequest) -> WKNavigation? {
                url = request.url
                return fail()
            }

            @discardableResult
            open func loadFileURL(_ file: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
                url = file
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
