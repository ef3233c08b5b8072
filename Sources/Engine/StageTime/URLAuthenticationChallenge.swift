// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// A server's question of who asks, which no session without a network hears.
open class URLAuthenticationChallenge: NSObject, @unchecked Sendable {
    /// What the question is about.
    open var protectionSpace: URLProtectionSpace { URLProtectionSpace() }
    /// What has been offered as an answer.
    open var proposedCredential: URLCredential? { nil }
    /// How often answers were refused.
    open var previousFailureCount: Int { 0 }
}

/// A place on a server that asks who one is.
open class URLProtectionSpace: NSObject, @unchecked Sendable {
    /// The server's name.
    open var host: String { "" }
    /// How it wants to be answered.
    open var authenticationMethod: String { NSURLAuthenticationMethodDefault }
    /// The server's certificates.
    open var serverTrust: SecTrust? { nil }
}

/// An answer to a server's question.
open class URLCredential: NSObject, @unchecked Sendable {
    /// How long an answer is kept.
    public enum Persistence: UInt, Sendable {
        case none, forSession, permanent, synchronizable
    }

    /// The user's name.
    public let user: String?
    /// The user's password.
    public let password: String?
    /// How long it is kept.
    public let persistence: Persistence

    /// Makes an answer of a name and a password.
    public init(user: String, password: String, persistence: Persistence) {
        (self.user, self.password, self.persistence) = (user, password, persistence)
    }

    /// Makes an answer that trusts a server's certificates.
    public init(trust: SecTrust) {
        (user, password, persistence) = (nil, nil, .none)
    }
}

/// Certificates of a server, of which there are none without a network.
public final class SecTrust: Sendable {
    private init() {}
}

/// Any way to answer.
public let NSURLAuthenticationMethodDefault = "NSURLAuthenticationMethodDefault"
/// By a name and a password that are sent as they are.
public let NSURLAuthenticationMethodHTTPBasic = "NSURLAuthenticationMethodHTTPBasic"
/// By trusting the server's certificates.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
