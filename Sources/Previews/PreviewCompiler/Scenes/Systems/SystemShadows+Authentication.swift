extension SystemShadows {
    /// A phone that knows nobody's face or finger.
    static let authentication = Framework(
        types: ["LAContext", "LAError", "LAPolicy"],
        source: """
            import Foundation

            public enum LAPolicy: Int, Sendable {
                case deviceOwnerAuthenticationWithBiometrics = 1
                case deviceOwnerAuthentication, deviceOwnerAuthenticationWithWatch, deviceOwnerAuthenticationWithBiometricsOrWatch
            }

            public enum LABiometryType: Int, Sendable {
                case none, touchID, faceID
                case opticID = 4
                public static let LABiometryNone = LABiometryType.none
            }

            public struct LAError: CustomNSError, Hashable, Sendable {
                public enum Code: Int, Sendable {
                    case authenticationFailed = -1
                    case userCancel = -2
                    case userFallback = -3
                    case systemCancel = -4
                    case passcodeNotSet = -5
                    case biometryNotAvailable = -6
                    case biometryNotEnrolled = -7
                    case biometryLockout = -8
                    case appCancel = -9
                    case invalidContext = -10
                    case notInteractive = -1004
                    public static let touchIDNotAvailable = Code.biometryNotAvailable
                    public static let touchIDNotEnrolled = Code.biometryNotEnrolled
                    public static let touchIDLockout = Code.biometryLockout
                }

                public static let errorDomain = "com.apple.LocalAuthentication"
                public static let authenticationFailed = Code.authenticationFailed
                public static let userCancel = Code.userCancel
                public static let userFallback = Code.userFallback
                public static let systemCancel = Code.systemCancel
                public static let passcodeNotSet = Code.passcodeNotSet
                public static let biometryNotAvailable = Code.biometryNotAvailable
                public static let biometryNotEnrolled = Code.biometryNotEnrolled
                public static let biometryLockout = Code.biometryLockout
                public static let appCancel = Code.appCancel
                public static let invalidContext = Code.invalidContext
                public static let notInteractive = Code.notInteractive
                public static let touchIDNotAvailable = Code.biometryNotAvailable
                public static let touchIDNotEnrolled = Code.biometryNotEnrolled
                public static let touchIDLockout = Code.biometryLockout
                public let code: Code
                public init(_ code: Code) { self.code = code }
                public var errorCode: Int { code.rawValue }
            }

            public func ~= (code: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == code }

            open class LAContext: NSObject {
                open var localizedFallbackTitle: String?
                open var localizedCancelTitle: String?
                open var localizedReason = ""
                open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
                open var interactionNotAllowed = false
                open var biometryType: LABiometryType { .none }
                open var evaluatedPolicyDomainState: Data? { nil }
                open func invalidate() {}

                open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
                    error?.pointee = NSError(
                        domain: LAError.errorDomain, code: LAError.Code.biometryNotAvailable.rawValue)
                    return false
                }

                open func evaluatePolicy(
                    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
                ) {
                    DispatchQueue.main.async { reply(false, LAError(.biometryNotAvailable)) }
                }

                open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
                    throw LAError(.biometryNotAvailable)
                }
            }

            """)
}
