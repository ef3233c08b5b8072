import ArgumentParser
import StageModel

/// The options of a command that runs a scene: its stage, its parameters' values, and its pictures.
struct SceneOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The stage's size in points, 200x200 to 2000x2000. (default: 390x844)", valueName: "WxH"),
        transform: StageSize.init(argument:))
    var stage: StageSize?

    @Option(
        name: .customLong("set"), parsing: .upToNextOption,
        help: ArgumentHelp("Values for parameters.", valueName: "name=value"))
    var texts: [String] = []

    @Option(parsing: .unconditional, help: "How many items the scene has.")
    var items: Int?

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Show stages at once, with these values of a parameter, or sizes (stage=390x844,820x1180); twice for rows, too.",
            valueName: "name=value,value"))
    var compare: [Comparison] = []

    @OptionGroup var photoOption: PhotoOption

    /// Whether values are set.
    var hasAssignments: Bool { !texts.isEmpty || items != nil || !compare.isEmpty }

    /// Returns the values that are set.
    ///
    /// - Throws: `ValidationError`.
    func assignments() throws -> Assignments { try Assignments(texts, items: items, comparisons: compare) }
}
