import StageModel

/// Texts of sample stages.
enum SampleText {
    /// Two lines of the same style, and one of everything that a style can have, and one of a font's file.
    static let fragments = [fragment("Zoë’s 🎞️", at: -4.25), fragment("deck", at: 16.0625), other, ofFile]

    /// A card's number, in the middle.
    static func number(_ label: String) -> LayerNode.Text {
        var fragment = LayerNode.Text.Fragment()
        fragment.string = label
        fragment.x = FixedPoint(-15.5)
        fragment.baseline = FixedPoint(17.75)
        fragment.width = FixedPoint(31)
        fragment.style.size = FixedPoint(50)
        fragment.style.color = SampleStages.rgba(255, 255, 255, 255)
        var text = LayerNode.Text()
        text.anchor = .center
        text.fragments = [fragment]
        return text
    }

    private static func fragment(_ string: String, at baseline: Double) -> LayerNode.Text.Fragment {
        var fragment = LayerNode.Text.Fragment()
        fragment.string = string
        fragment.x = FixedPoint(-70.5)
        fragment.baseline = FixedPoint(baseline)
        fragment.width = FixedPoint(70.5)
        fragment.style.color = SampleStages.rgba(9, 10, 11, 12)
        fragment.style.weight = 7
        fragment.style.design = .monospaced
        return fragment
    }

    private static let ofFile = {
        var fragment = Self.fragment("Lato", at: 50)
        fragment.style.fontFile = "Lato-Bold.ttf"
        return fragment
    }()

    private static let other = {
        var fragment = Self.fragment("שלום", at: 36.375)
        fragment.style.size = FixedPoint(12.5)
        fragment.style.background = SampleStages.rgba(1, 2, 3, 4)
        fragment.style.weight = 1
        fragment.style.design = .serif
        fragment.style.traits = .all
        return fragment
    }()
}
