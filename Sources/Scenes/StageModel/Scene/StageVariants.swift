/// What several stages of a room have in common, and what each has of its own: its size, and values of some parameters.
public struct StageVariants: Equatable, Sendable {
    /// The stages' sizes and own values, row by row from the left; at least one.
    public let stages: [StageCheckpoint.Stage]
    /// The room's values of parameters that some stages have of their own; those of all others the stages know.
    private var common: [String: StageValue]

    /// Takes what a checkpoint's stages have of their own.
    public init(of start: StageCheckpoint) {
        stages = start.stages.map {
            .init(width: $0.width, height: $0.height, overrides: $0.overrides, version: $0.version)
        }
        let own = Set(stages.flatMap(\.overrides.keys))
        common = start.parameters.filter { own.contains($0.key) }
    }

    /// The names of the parameters that some stages have of their own, in the order of the alphabet.
    public var names: [String] { Set(stages.flatMap(\.overrides.keys)).sorted() }

    /// Takes new values of the room's.
    public mutating func set(_ changes: [String: StageValue]) {
        for name in names { common[name] = changes[name] ?? common[name] }
    }

    /// Returns what of the room's new values holds for a stage.
    public func changes(_ changes: [String: StageValue], for stage: Int) -> [String: StageValue] {
        changes.filter { stages[stage].overrides[$0.key] == nil }
    }

    /// Returns the room's values.
    ///
    /// - Parameters:
    ///   - first: those of the first stage.
    ///   - parameters: returns the scene's parameters, for values that nobody has set.
    /// - Returns: each parameter's value by its name.
    public func values(
        _ first: [String: StageValue], _ parameters: () -> [Parameter]
    ) -> [String: StageValue] {
        guard !stages[0].overrides.isEmpty else { return first }
        var result = first
        for name in stages[0].overrides.keys {
            let value = common[name] ?? parameters().first { $0.name == name }?.defaultValue
            if let value { result[name] = value }
        }
        return result
    }

    // MARK: In words

    /// Returns the words by which the stages are told apart.
    ///
    /// - Parameter parameters: the scene's parameters.
    /// - Returns: what each stage has of its own, and its size where there are several sizes; none for a single stage.
    public func captions(_ parameters: [Parameter]) -> [String] {
        guard stages.count > 1 else { return [] }
        let names = names
        let isOfStage = Set(parameters.filter { $0.group == .stage }.map(\.name))
        let first = stages[0]
        let haveVersions = stages.contains { $0.version != nil }
        let haveSizes =
            names.isEmpty && !haveVersions
            || stages.contains { ($0.width, $0.height) != (first.width, first.height) }
        return stages.map { stage in
            var parts = haveVersions ? [Self.versionWords(stage.version)] : []
            parts += names.compactMap { name in
                stage.overrides[name].map { value in
                    let text = value.description
                    // An appearance, say, speaks for itself: `dark`.
                    return isOfStage.contains(name) && text != "none"
                        ? Self.words(text) : "\(Self.words(name)) \(text)"
                }
            }
            if haveSizes {
                parts.append("\(StageValue.number(stage.width)) \u{D7} \(StageValue.number(stage.height))")
            }
            return parts.joined(separator: ", ")
        }
    }

    /// The version of a scene's code of before the last save, where there is one.
    public static let before = "before"

    private static func versionWords(_ version: String?) -> String {
        version == before ? "before this save" : version ?? "now"
    }

    /// Returns a name of Swift as words: `cardOffset` as `card offset`.
    private static func words(_ name: String) -> String {
        name.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
    }

    /// Adds to a scene's description what is to be known of several stages: which values a parameter has on them, and actions
    /// that go on with one of them.
    ///
    /// - Parameters:
    ///   - scene: the description for one stage.
    ///   - values: the room's values.
    /// - Returns: that description.
    public func describing(_ scene: SceneDescription, values: [String: StageValue]) -> SceneDescription {
        guard stages.count > 1 else { return scene }
        var result = scene
        for (index, caption) in captions(scene.parameters).enumerated() where stages[index].version == nil {
            result.actions.append(
                Action(
                    Self.keepName(index), title: "Keep \(caption)",
                    "Goes on with this stage alone, whose values are then the room's"))
        }
        let names = Set(names)
        for index in result.parameters.indices where names.contains(result.parameters[index].name) {
            let name = result.parameters[index].name
            let all = stages.map { $0.overrides[name] ?? values[name] ?? .null }
            result.parameters[index].summary += ". On the stages: \(all.map(\.description).joined(separator: ", "))"
        }
        return result
    }

    // MARK: One of them

    private static let keepPrefix = "keepStage"

    private static func keepName(_ index: Int) -> String { "\(keepPrefix)\(index + 1)" }

    /// The names of the actions that go on with one stage: one of the present code.
    public var keepNames: [String] {
        stages.count > 1 ? stages.indices.filter { stages[$0].version == nil }.map(Self.keepName) : []
    }

    /// Returns whether an event goes on with one stage.
    public func isKeeping(_ event: InputEvent) -> Bool { kept(by: event) != nil }

    /// Returns the index of the stage that an event goes on with; nil if it is no such event.
    public func kept(by event: InputEvent) -> Int? {
        guard case .action(let name) = event, name.hasPrefix(Self.keepPrefix) else { return nil }
        return stages.indices.first { Self.keepName($0) == name && keepNames.contains(name) }
    }
}
