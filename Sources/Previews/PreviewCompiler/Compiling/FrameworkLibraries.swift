import PreviewProtocol

/// The libraries of all frameworks that previewed code may import.
public enum FrameworkLibraries {
    /// Makes those that are not there, or are older than what they are made of: takes minutes.
    ///
    /// - Parameter modules: the path of the folder with the engine's modules.
    /// - Returns: why some could not be made; nothing if all are there.
    public static func make(modules: String) -> [String] {
        PreviewFramework.all.compactMap { framework in
            do {
                return try FrameworkLibrary(framework, modules: modules).make()
            } catch {
                return "\(framework.name) can't be made: \(error)"
            }
        }
    }
}
