/// Whether a label's text takes the colours of what is behind it; on a stage it does not.
public enum UILabelVibrancy: Int, Sendable {
    case none, automatic
}
