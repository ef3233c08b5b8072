extension SystemShadows {
    /// Pages on which one would sign in.
    static let webSignIn = #"""
        public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Sendable {
            public enum Code: Int, Sendable {
                case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
            }
            public static let errorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
            public static let canceledLogin = Code.canceledLogin
            public static let presentationContextNotProvided = Code.presentationContextNotProvided
            public static let presentationContextInvalid = Code.presentationContextInvalid
            public let code: Code
            public init(_ code: Code) { self.code = code }
            public var errorCode: Int { code.rawValue }
        }

        public func ~= (code: ASWebAuthenticationSessionError.Code, error: any Error) -> Bool {
            (error as? ASWebAuthenticationSessionError)?.code == code
        }

        @preconcurrency @MainActor
        public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
            func presentationAnchor(for session: ASWebAuthenticationSession) -> UIWindow
        }

        /// A page on which one would sign in, which is closed at once.
        open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
            public typealias CompletionHandler = (URL?, (any Error)?) -> Void
            public struct Callback: Sendable {
                fileprivate let scheme: String
                public static func customScheme(_ customScheme: String) -> Callback { Callback(scheme: customScheme) }
                public static func https(host: String, path: String) -> Callback { Callback(scheme: "https") }
                public func matchesURL(_ url: URL) -> Bool { url.scheme == scheme }
            }
            private var completion: CompletionHandler?
            open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
            open var prefersEphemeralWebBrowserSession = false
            open var additionalHeaderFields: [String: String]?
            open var canStart: Bool { completion != nil }
            public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
                completion = completionHandler
            }
            public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
                completion = completionHandler
            }
            @discardableResult
            open func start() -> Bool {
                guard let completion else { return false }
                self.completion = nil
                DispatchQueue.main.async { completion(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
                return true
            }
            open func cancel() { completion = nil }
        }

        """#

    /// The button to sign in with as a view of SwiftUI.
    static let signInButton = Framework(
        types: signIn.types + ["SignInWithAppleButton"],
        beside: ["SwiftUI"],
        source: #"""
            import SwiftUI
            import UIKit

            /// The button by which one signs in, as a view.
            @preconcurrency @MainActor
            public struct SignInWithAppleButton: View {
                public struct Label: Sendable {
                    fileprivate let type: ASAuthorizationAppleIDButton.ButtonType
                    public static let signIn = Label(type: .signIn)
                    public static let `continue` = Label(type: .continue)
                    public static let signUp = Label(type: .signUp)
                }
                public struct Style: Hashable, Sendable {
                    fileprivate let style: ASAuthorizationAppleIDButton.Style
                    public static let black = Style(style: .black)
                    public static let white = Style(style: .white)
                    public static let whiteOutline = Style(style: .whiteOutline)
                }
                @SwiftUI.Environment(\.zoetropeSignInStyle) private var style
                private let label: Label
                private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
                private let onCompletion: (Swift.Result<ASAuthorization, any Swift.Error>) -> Void

                public init(
                    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
                    onCompletion: @escaping (Swift.Result<ASAuthorization, any Swift.Error>) -> Void
                ) {
                    (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion)
                }

                public var body: some View {
                    ZoetropeSignInButton(type: label.type, style: style.style) {
                        onRequest(ASAuthorizationAppleIDProvider().createRequest())
                        DispatchQueue.main.async { onCompletion(.failure(ASAuthorizationError(.canceled))) }
                    }
                    .id(style)
                    .frame(minWidth: 140, idealHeight: 44)
                }
            }

            struct ZoetropeSignInButton: UIViewRepresentable {
                let type: ASAuthorizationAppleIDButton.ButtonType
                let style: ASAuthorizationAppleIDButton.Style
                let action: () -> Void

                final class Tap {
                    var action: () -> Void = {}
                }

                func makeCoordinator() -> Tap { Tap() }
                func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
                    let (button, tap) = (ASAuthorizationAppleIDButton(type: type, style: style), context.coordinator)
                    button.addAction(UIAction { _ in tap.action() }, for: .touchUpInside)
                    return button
                }
                func updateUIView(_ button: ASAuthorizationAppleIDButton, context: Context) { context.coordinator.action = action }
                func sizeThatFits(_ proposal: ProposedViewSize, uiView: ASAuthorizationAppleIDButton, context: Context) -> CGSize? {
                    CGSize(width: max(proposal.width ?? 140, 1), height: max(proposal.height ?? 44, 1))
                }
            }

            private enum ZoetropeSignInStyleKey: EnvironmentKey {
                static var defaultValue: SignInWithAppleButton.Style { .black }
            }

            extension EnvironmentValues {
                var zoetropeSignInStyle: SignInWithAppleButton.Style {
                    get { self[ZoetropeSignInStyleKey.self] }
                    set { self[ZoetropeSignInStyleKey.self] = newValue }
                }
            }

            extension View {
                public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
                    environment(\.zoetropeSignInStyle, style)
                }
            }

            """#)
}
