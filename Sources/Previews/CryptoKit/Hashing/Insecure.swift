/// What is known to be weak, for what still asks for it.
public enum Insecure: Sendable {}
