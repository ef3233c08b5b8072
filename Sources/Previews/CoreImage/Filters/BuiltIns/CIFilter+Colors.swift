extension CIFilter {
    /// Returns a filter that makes saturation, brightness and contrast.
    public class func colorControls() -> any CIFilter & CIColorControls { BuiltInFilter(named: "CIColorControls") }
    /// Returns a filter that makes colours by factors.
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltInFilter(named: "CIColorMatrix") }
    /// Returns a filter that makes components between two bounds.
    public class func colorClamp() -> any CIFilter & CIColorClamp { BuiltInFilter(named: "CIColorClamp") }
    /// Returns a filter that makes components by polynomials.
    public class func colorPolynomial() -> any CIFilter & CIColorPolynomial {
        BuiltInFilter(named: "CIColorPolynomial")
    }
    /// Returns a filter that makes black and white.
    public class func colorThreshold() -> any CIFilter & CIColorThreshold { BuiltInFilter(named: "CIColorThreshold") }
    /// Returns a filter that makes more or less light.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltInFilter(named: "CIExposureAdjust") }
    /// Returns a filter that makes components by a power.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltInFilter(named: "CIGammaAdjust") }
    /// Returns a filter that makes brighter shadows and darker highlights.
    public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
        BuiltInFilter(named: "CIHighlightShadowAdjust")
    }
    /// Returns a filter that makes turned hues.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltInFilter(named: "CIHueAdjust") }
    /// Returns a filter that makes warmer or colder colours.
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
        BuiltInFilter(named: "CITemperatureAndTint")
    }
    /// Returns a filter that makes components by a curve.
    public class func toneCurve() -> any CIFilter & CIToneCurve { BuiltInFilter(named: "CIToneCurve") }
    /// Returns a filter that makes more of the colours of which there is little.
    public class func vibrance() -> any CIFilter & CIVibrance { BuiltInFilter(named: "CIVibrance") }
    /// Returns a filter that makes another white.
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
        BuiltInFilter(named: "CIWhitePointAdjust")
    }
    /// Returns a filter that makes components as light.
    public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
        BuiltInFilter(named: "CISRGBToneCurveToLinear")
    }
    /// Returns a filter that makes light as components.
    public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
        BuiltInFilter(named: "CILinearToSRGBToneCurve")
    }
    /// Returns a filter that makes opposite colours.
    public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltInFilter(named: "CIColorInvert") }
    /// Returns a filter that makes colours of a row, by brightness.
    public class func colorMap() -> any CIFilter & CIColorMap { BuiltInFilter(named: "CIColorMap") }
    /// Returns a filter that makes one colour.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
        BuiltInFilter(named: "CIColorMonochrome")
    }
    /// Returns a filter that makes few colours.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { BuiltInFilter(named: "CIColorPosterize") }
    /// Returns a filter that makes colours by a table.
    public class func colorCube() -> any CIFilter & CIColorCube { BuiltInFilter(named: "CIColorCube") }
    /// Returns a filter that makes two colours.
    public class func falseColor() -> any CIFilter & CIFalseColor { BuiltInFilter(named: "CIFalseColor") }
    /// Returns a filter that makes white, as opaque as it was bright.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltInFilter(named: "CIMaskToAlpha") }
    /// Returns a filter that makes greys of the greatest component.
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
        BuiltInFilter(named: "CIMaximumComponent")
    }
    /// Returns a filter that makes greys of the least component.
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
        BuiltInFilter(named: "CIMinimumComponent")
    }
    /// Returns a filter that makes browns.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltInFilter(named: "CISepiaTone") }
    /// Returns a filter that makes colours of heat.
    public class func thermal() -> any CIFilter & CIThermal { BuiltInFilter(named: "CIThermal") }
    /// Returns a filter that makes greys of a radiograph.
    public class func xRay() -> any CIFilter & CIXRay { BuiltInFilter(named: "CIXRay") }
    /// Returns a filter that makes dark corners.
    public class func vignette() -> any CIFilter & CIVignette { BuiltInFilter(named: "CIVignette") }
    /// Returns a filter that makes a dark surrounding.
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { BuiltInFilter(named: "CIVignetteEffect") }
    /// Returns a filter that makes stronger colours.
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
        BuiltInFilter(named: "CIPhotoEffectChrome")
    }
    /// Returns a filter that makes weaker colours.
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectFade") }
    /// Returns a filter that makes colours of an instant picture.
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
        BuiltInFilter(named: "CIPhotoEffectInstant")
    }
    /// Returns a filter that makes greys.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectMono") }
    /// Returns a filter that makes greys of high contrast.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectNoir") }
    /// Returns a filter that makes cool colours.
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
        BuiltInFilter(named: "CIPhotoEffectProcess")
    }
    /// Returns a filter that makes greys of low contrast.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectTonal") }
    /// Returns a filter that makes warm colours.
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
        BuiltInFilter(named: "CIPhotoEffectTransfer")
    }
}
