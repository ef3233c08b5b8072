/// A look of controls; a stage's are those of a phone.
public enum UIBehavioralStyle: UInt, Sendable {
    case automatic, pad, mac
}
