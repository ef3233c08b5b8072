extension CIFilter {
    /// Returns a filter that makes a Gaussian blur.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltInFilter(named: "CIGaussianBlur") }
    /// Returns a filter that makes means of boxes.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltInFilter(named: "CIBoxBlur") }
    /// Returns a filter that makes means of discs.
    public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltInFilter(named: "CIDiscBlur") }
    /// Returns a filter that makes means of discs, as out of focus.
    public class func bokehBlur() -> any CIFilter & CIBokehBlur { BuiltInFilter(named: "CIBokehBlur") }
    /// Returns a filter that makes a blur along a line.
    public class func motionBlur() -> any CIFilter & CIMotionBlur { BuiltInFilter(named: "CIMotionBlur") }
    /// Returns a filter that makes a blur towards a middle.
    public class func zoomBlur() -> any CIFilter & CIZoomBlur { BuiltInFilter(named: "CIZoomBlur") }
    /// Returns a filter that makes the middle one of nine pixels.
    public class func median() -> any CIFilter & CIMedian { BuiltInFilter(named: "CIMedianFilter") }
    /// Returns a filter that makes less noise.
    public class func noiseReduction() -> any CIFilter & CINoiseReduction { BuiltInFilter(named: "CINoiseReduction") }
    /// Returns a filter that makes brighter areas that grow.
    public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum {
        BuiltInFilter(named: "CIMorphologyMaximum")
    }
    /// Returns a filter that makes darker areas that grow.
    public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum {
        BuiltInFilter(named: "CIMorphologyMinimum")
    }
    /// Returns a filter that makes edges of areas.
    public class func morphologyGradient() -> any CIFilter & CIMorphologyGradient {
        BuiltInFilter(named: "CIMorphologyGradient")
    }
    /// Returns a filter that makes sharper brightness.
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
        BuiltInFilter(named: "CISharpenLuminance")
    }
    /// Returns a filter that makes sharper colours.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltInFilter(named: "CIUnsharpMask") }
    /// Returns a filter that makes a glow.
    public class func bloom() -> any CIFilter & CIBloom { BuiltInFilter(named: "CIBloom") }
    /// Returns a filter that makes dull highlights.
    public class func gloom() -> any CIFilter & CIGloom { BuiltInFilter(named: "CIGloom") }
    /// Returns a filter that makes a drawing of few colours.
    public class func comicEffect() -> any CIFilter & CIComicEffect { BuiltInFilter(named: "CIComicEffect") }
    /// Returns a filter that makes crystals.
    public class func crystallize() -> any CIFilter & CICrystallize { BuiltInFilter(named: "CICrystallize") }
    /// Returns a filter that makes edges.
    public class func edges() -> any CIFilter & CIEdges { BuiltInFilter(named: "CIEdges") }
    /// Returns a filter that makes edges as of a woodcut.
    public class func edgeWork() -> any CIFilter & CIEdgeWork { BuiltInFilter(named: "CIEdgeWork") }
    /// Returns a filter that makes hexagons.
    public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
        BuiltInFilter(named: "CIHexagonalPixellate")
    }
    /// Returns a filter that makes lines.
    public class func lineOverlay() -> any CIFilter & CILineOverlay { BuiltInFilter(named: "CILineOverlay") }
    /// Returns a filter that makes squares.
    public class func pixellate() -> any CIFilter & CIPixellate { BuiltInFilter(named: "CIPixellate") }
    /// Returns a filter that makes dots.
    public class func pointillize() -> any CIFilter & CIPointillize { BuiltInFilter(named: "CIPointillize") }
    /// Returns a filter that makes an image where another one is bright.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltInFilter(named: "CIBlendWithMask") }
    /// Returns a filter that makes an image where another one is opaque.
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithAlphaMask {
        BuiltInFilter(named: "CIBlendWithAlphaMask")
    }
    /// Returns a filter that makes an image where another one is red.
    public class func blendWithRedMask() -> any CIFilter & CIBlendWithRedMask {
        BuiltInFilter(named: "CIBlendWithRedMask")
    }
    /// Returns a filter that makes an image where another one is blue.
    public class func blendWithBlueMask() -> any CIFilter & CIBlendWithBlueMask {
        BuiltInFilter(named: "CIBlendWithBlueMask")
    }
    /// Returns a filter that makes sums of nine pixels.
    public class func convolution3X3() -> any CIFilter & CIConvolution3X3 { BuiltInFilter(named: "CIConvolution3X3") }
    /// Returns a filter that makes sums of 25 pixels.
    public class func convolution5X5() -> any CIFilter & CIConvolution5X5 { BuiltInFilter(named: "CIConvolution5X5") }
    /// Returns a filter that makes sums of nine pixels of a row.
    public class func convolution9Horizontal() -> any CIFilter & CIConvolution9Horizontal {
        BuiltInFilter(named: "CIConvolution9Horizontal")
    }
    /// Returns a filter that makes sums of nine pixels of a column.
    public class func convolution9Vertical() -> any CIFilter & CIConvolution9Vertical {
        BuiltInFilter(named: "CIConvolution9Vertical")
    }
    /// Returns a filter that makes black dots.
    public class func dotScreen() -> any CIFilter & CIDotScreen { BuiltInFilter(named: "CIDotScreen") }
    /// Returns a filter that makes black hatches.
    public class func hatchedScreen() -> any CIFilter & CIHatchedScreen { BuiltInFilter(named: "CIHatchedScreen") }
    /// Returns a filter that makes black lines.
    public class func lineScreen() -> any CIFilter & CILineScreen { BuiltInFilter(named: "CILineScreen") }
    /// Returns a filter that makes black rings.
    public class func circularScreen() -> any CIFilter & CICircularScreen { BuiltInFilter(named: "CICircularScreen") }
    /// Returns a filter that makes dots of four inks.
    public class func cmykHalftone() -> any CIFilter & CICMYKHalftone { BuiltInFilter(named: "CICMYKHalftone") }
}
