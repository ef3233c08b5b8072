extension SystemShadows {
    /// Mail and messages, which can't be sent.
    static let messages = Framework(
        types: ["MFMailComposeViewController", "MFMessageComposeViewController"],
        source: """
            import UIKit

            public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
            public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

            @preconcurrency @MainActor
            public protocol MFMailComposeViewControllerDelegate: AnyObject {
                func mailComposeController(
                    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
            }

            extension MFMailComposeViewControllerDelegate {
                public func mailComposeController(
                    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
                ) {}
            }

            /// A phone without an account for mail: it can't send any.
            open class MFMailComposeViewController: UINavigationController {
                open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
                open class func canSendMail() -> Bool { false }
                open func setSubject(_ subject: String) {}
                open func setToRecipients(_ recipients: [String]?) {}
                open func setCcRecipients(_ recipients: [String]?) {}
                open func setBccRecipients(_ recipients: [String]?) {}
                open func setMessageBody(_ body: String, isHTML: Bool) {}
                open func addAttachmentData(_ data: Data, mimeType: String, fileName: String) {}
            }

            @preconcurrency @MainActor
            public protocol MFMessageComposeViewControllerDelegate: AnyObject {
                func messageComposeViewController(
                    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
            }

            open class MFMessageComposeViewController: UINavigationController {
                open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
                open var recipients: [String]?
                open var subject: String?
                open var body: String?
                open class func canSendText() -> Bool { false }
                open class func canSendAttachments() -> Bool { false }
            }

            """)
}
