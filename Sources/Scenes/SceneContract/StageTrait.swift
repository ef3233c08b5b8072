/// A trait of the stage that a scene may follow, named as the parameter that sets it.
public enum StageTrait: String, CaseIterable, Sendable {
    /// How large texts are wanted.
    case contentSizeCategory
    /// Light or dark.
    case userInterfaceStyle
    /// The direction of reading.
    case layoutDirection
    /// What a device covers of the stage.
    case safeArea
    /// Less motion.
    case reduceMotion
}
