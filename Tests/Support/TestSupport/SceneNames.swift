/// The names of the catalogue's scenes, for tests that try each of them.
///
/// `SceneSourceTests` compares them with the catalogue, which tests' arguments cannot read, as it is the main actor's.
public enum SceneNames {
    /// Every scene, in the gallery's order.
    public static let all = ["monzo", "stack", "dashboard", "album", "flip", "feed", "grid", "messages", "type"]
}
