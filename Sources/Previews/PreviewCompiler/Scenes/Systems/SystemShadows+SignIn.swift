extension SystemShadows {
    /// A phone whose owner has no account to sign in with, and cancels.
    static let signIn = Framework(
        types: [
            "ASAuthorizationController", "ASAuthorizationAppleIDProvider", "ASAuthorizationAppleIDButton",
            "ASWebAuthenticationSession",
        ],
        source: #"""
            import UIKit

            public typealias ASPresentationAnchor = UIWindow

            public struct ASAuthorizationError: CustomNSError, Hashable, Sendable {
                public enum Code: Int, Sendable {
                    case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive, matchedExcludedCredential
                }
                public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"
                public static let unknown = Code.unknown
                public static let canceled = Code.canceled
                public static let invalidResponse = Code.invalidResponse
                public static let notHandled = Code.notHandled
                public static let failed = Code.failed
                public static let notInteractive = Code.notInteractive
                public let code: Code
                public init(_ code: Code) { self.code = code }
                public init(_ code: Code, userInfo: [String: Any]) { self.code = code }
                public var errorCode: Int { code.rawValue }
            }

            public func ~= (code: ASAuthorizationError.Code, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == code }

            public protocol ASAuthorizationCredential: NSObjectProtocol {}
            public protocol ASAuthorizationProvider: NSObjectProtocol {}

            open class ASAuthorization: NSObject {
                public struct Scope: RawRepresentable, Hashable, Sendable {
                    public let rawValue: String
                    public init(rawValue: String) { self.rawValue = rawValue }
                    public init(_ rawValue: String) { self.rawValue = rawValue }
                    public static let fullName = Self("full_name")
                    public static let email = Self("email")
                }
                public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
                    public let rawValue: String
                    public init(rawValue: String) { self.rawValue = rawValue }
                    public init(_ rawValue: String) { self.rawValue = rawValue }
                    public static let operationImplicit = Self("implicit")
                    public static let operationLogin = Self("login")
                    public static let operationLogout = Self("logout")
                    public static let operationRefresh = Self("refresh")
                }
                public let provider: any ASAuthorizationProvider
                public let credential: any ASAuthorizationCredential
                private init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
                    (self.provider, self.credential) = (provider, credential)
                }
            }

            open class ASAuthorizationRequest: NSObject {
                public let provider: any ASAuthorizationProvider
                fileprivate init(provider: any ASAuthorizationProvider) { self.provider = provider }
            }

            open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
                open var requestedScopes: [ASAuthorization.Scope]?
                open var state: String?
                open var nonce: String?
                open var requestedOperation = ASAuthorization.OpenIDOperation.operationLogin
            }

            open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
                open var user: String?
            }

            open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
                public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
                public static let credentialRevokedNotification = NSNotification.Name(
                    "ASAuthorizationAppleIDProviderCredentialRevokedNotification")
                public override init() { super.init() }
                open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }
                open func getCredentialState(
                    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
                ) {
                    DispatchQueue.main.async { completion(.notFound, nil) }
                }
                open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
            }

            public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

            /// What a person who has an account would be known by; nobody has one here.
            open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
                open var user: String { "" }
                open var state: String? { nil }
                open var authorizedScopes: [ASAuthorization.Scope] { [] }
                open var authorizationCode: Data? { nil }
                open var identityToken: Data? { nil }
                open var email: String? { nil }
                open var fullName: PersonNameComponents? { nil }
                open var realUserStatus: ASUserDetectionStatus { .unsupported }
                private override init() {}
            }

            open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
                public let (user, password): (String, String)
                public init(user: String, password: String) { (self.user, self.password) = (user, password) }
            }

            open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

            open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
                public override init() { super.init() }
                open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
            }

            @preconcurrency @MainActor
            public protocol ASAuthorizationControllerDelegate: AnyObject {
                func authorizationController(
                    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
                func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
            }

            extension ASAuthorizationControllerDelegate {
                public func authorizationController(
                    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
                ) {}
                public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
            }

            @preconcurrency @MainActor
            public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
                func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
            }

            /// A request to sign in, which the phone's owner cancels.
            @preconcurrency @MainActor
            open class ASAuthorizationController: NSObject {
                public struct RequestOptions: OptionSet, Sendable {
                    public let rawValue: UInt
                    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }
                    public static let preferImmediatelyAvailableCredentials = Self(rawValue: 1)
                }
                public let authorizationRequests: [ASAuthorizationRequest]
                open weak var delegate: (any ASAuthorizationControllerDelegate)?
                open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
                public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }
                open func performRequests() {
                    DispatchQueue.main.async {
                        self.delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
                    }
                }
                open func performRequests(options: RequestOptions) { performRequests() }
                open func performAutoFillAssistedRequests() {}
                open func cancel() {}
            }

            /// The button by which one signs in: a logo and a title in the middle.
            @preconcurrency @MainActor
            open class ASAuthorizationAppleIDButton: UIControl {
                public enum ButtonType: Int, Sendable {
                    case signIn, `continue`, signUp
                    public static let `default` = ButtonType.signIn
                }
                public enum Style: Int, Sendable { case white, whiteOutline, black }
                private final let titleLabel = UILabel()
                private final let logo = UIImageView(image: UIImage(systemName: "applelogo"))
                open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

                public convenience init() { self.init(type: .default, style: .black) }
                public init(type: ButtonType, style: Style) {
                    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 44))
                    show(type, style)
                }
                public convenience init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
                    self.init(type: type, style: style)
                }
                public required init?(coder: NSCoder) {
                    super.init(coder: coder)
                    show(.default, .black)
                }

                private func show(_ type: ButtonType, _ style: Style) {
                    let titles = ["Sign in with Apple", "Continue with Apple", "Sign up with Apple"]
                    titleLabel.text = titles[type.rawValue]
                    titleLabel.textAlignment = .center
                    for part in [logo, titleLabel] as [UIView] {
                        part.isUserInteractionEnabled = false
                        addSubview(part)
                    }
                    logo.contentMode = .scaleAspectFit
                    let color: UIColor = style == .black ? .white : .black
                    (titleLabel.textColor, logo.tintColor) = (color, color)
                    backgroundColor = style == .black ? .black : .white
                    layer.borderColor = UIColor.black.cgColor
                    layer.borderWidth = style == .whiteOutline ? 1 : 0
                    layer.cornerRadius = cornerRadius
                    isAccessibilityElement = true
                    accessibilityTraits = .button
                    accessibilityLabel = titleLabel.text
                }

                open override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.6 : 1 } }
                open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 44) }

                open override func layoutSubviews() {
                    super.layoutSubviews()
                    // As large as the button is high, and small enough to be in it.
                    titleLabel.font = .systemFont(ofSize: max(1, (bounds.height * 0.43).rounded()), weight: .medium)
                    var size = titleLabel.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height))
                    let room = max(1, bounds.width - 16)
                    let part = min(1, room / (size.width + titleLabel.font.pointSize * 1.1))
                    titleLabel.font = titleLabel.font.withSize(max(1, titleLabel.font.pointSize * part))
                    size.width *= part
                    let (side, gap) = (titleLabel.font.pointSize * 0.9, titleLabel.font.pointSize * 0.2)
                    let start = (bounds.width - side - gap - size.width) / 2
                    logo.frame = CGRect(x: start, y: (bounds.height - side) / 2 - side * 0.06, width: side, height: side)
                    titleLabel.frame = CGRect(x: start + side + gap, y: 0, width: size.width + 1, height: bounds.height)
                }
            }

            """# + webSignIn)
}
