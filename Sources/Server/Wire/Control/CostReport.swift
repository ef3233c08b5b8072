import StageModel

/// What differs of the costs of a stage's steps from what a viewer who inspects them was told.
public struct CostReport: Equatable, Sendable {
    /// The report's number among those to a viewer, from 1.
    ///
    /// The next one comes after the viewer has confirmed this one.
    public var number: UInt32
    /// Whether the viewer forgets what it was told before.
    public var isWhole: Bool
    /// The steps that are new or other than before.
    public var steps: [StepCost]
    /// The parts of the step that was asked for; nil if they are as before.
    public var details: StepParts?
    /// What costs more than it has to; nil if it is as before.
    public var faults: [CostFault]?

    /// Makes a report of its attributes.
    public init(
        number: UInt32, isWhole: Bool = false, steps: [StepCost] = [], details: StepParts? = nil,
        faults: [CostFault]? = nil
    ) {
        self.number = number
        self.isWhole = isWhole
        self.steps = steps
        self.details = details
        self.faults = faults
    }
}

extension CostReport: Codable {
    enum CodingKeys: String, CodingKey {
        case number
        case isWhole = "whole"
        case steps
        case details = "step"
        case faults
    }
}
