/// Whether a keyboard would suggest what is typed next; a stage has none.
public enum UITextInlinePredictionType: Int, Sendable {
    case `default`, no, yes
}

/// Which writing tools a text would have; a stage has none.
public enum UIWritingToolsBehavior: Int, Sendable {
    case none = -1
    case `default`, complete, limited
}

/// Rules for passwords that a keyboard would suggest; a stage has none.
open class UITextInputPasswordRules: NSObject {
    /// The rules as they were written.
    open private(set) var passwordRulesDescriptor: String

    /// Makes rules of a text such as `required: upper; minlength: 12;`, which is not read.
    public init(descriptor: String) {
        passwordRulesDescriptor = descriptor
    }
}
