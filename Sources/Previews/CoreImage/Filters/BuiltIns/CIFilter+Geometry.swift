extension CIFilter {
    /// Returns a filter that makes edges that go on.
    public class func affineClamp() -> any CIFilter & CIAffineClamp { BuiltInFilter(named: "CIAffineClamp") }
    /// Returns a filter that makes an image again and again.
    public class func affineTile() -> any CIFilter & CIAffineTile { BuiltInFilter(named: "CIAffineTile") }
    /// Returns a filter that makes mirrored pieces.
    public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { BuiltInFilter(named: "CIKaleidoscope") }
    /// Returns a filter that makes another size.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        BuiltInFilter(named: "CILanczosScaleTransform")
    }
    /// Returns a filter that makes another size.
    public class func bicubicScaleTransform() -> any CIFilter & CIBicubicScaleTransform {
        BuiltInFilter(named: "CIBicubicScaleTransform")
    }
    /// Returns a filter that makes a turned image without empty corners.
    public class func straighten() -> any CIFilter & CIStraighten { BuiltInFilter(named: "CIStraightenFilter") }
    /// Returns a filter that makes an image seen from aside.
    public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
        BuiltInFilter(named: "CIPerspectiveTransform")
    }
    /// Returns a filter that makes an image that was seen from aside.
    public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
        BuiltInFilter(named: "CIPerspectiveCorrection")
    }
    /// Returns a filter that makes a bump.
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { BuiltInFilter(named: "CIBumpDistortion") }
    /// Returns a filter that makes a fold.
    public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear {
        BuiltInFilter(named: "CIBumpDistortionLinear")
    }
    /// Returns a filter that makes a circle whose edge goes on.
    public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
        BuiltInFilter(named: "CICircleSplashDistortion")
    }
    /// Returns a filter that makes a hole.
    public class func holeDistortion() -> any CIFilter & CIHoleDistortion { BuiltInFilter(named: "CIHoleDistortion") }
    /// Returns a filter that makes a tunnel.
    public class func lightTunnel() -> any CIFilter & CILightTunnel { BuiltInFilter(named: "CILightTunnel") }
    /// Returns a filter that makes a pinch.
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
        BuiltInFilter(named: "CIPinchDistortion")
    }
    /// Returns a filter that makes a glass ring.
    public class func torusLensDistortion() -> any CIFilter & CITorusLensDistortion {
        BuiltInFilter(named: "CITorusLensDistortion")
    }
    /// Returns a filter that makes a twirl.
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
        BuiltInFilter(named: "CITwirlDistortion")
    }
    /// Returns a filter that makes a vortex.
    public class func vortexDistortion() -> any CIFilter & CIVortexDistortion {
        BuiltInFilter(named: "CIVortexDistortion")
    }
    /// Returns a filter that makes a board of two colours.
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        BuiltInFilter(named: "CICheckerboardGenerator")
    }
    /// Returns a filter that makes stripes of two colours.
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
        BuiltInFilter(named: "CIStripesGenerator")
    }
    /// Returns a filter that makes pixels of any colours.
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
        BuiltInFilter(named: "CIRandomGenerator")
    }
    /// Returns a filter that makes a rectangle with round corners.
    public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
        BuiltInFilter(named: "CIRoundedRectangleGenerator")
    }
    /// Returns a filter that makes a QR code.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
        BuiltInFilter(named: "CIQRCodeGenerator")
    }
    /// Returns a filter that makes a barcode.
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        BuiltInFilter(named: "CICode128BarcodeGenerator")
    }
    /// Returns a filter that makes a gradient along a line.
    public class func linearGradient() -> any CIFilter & CILinearGradient { BuiltInFilter(named: "CILinearGradient") }
    /// Returns a filter that makes a smooth gradient along a line.
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
        BuiltInFilter(named: "CISmoothLinearGradient")
    }
    /// Returns a filter that makes a gradient between circles.
    public class func radialGradient() -> any CIFilter & CIRadialGradient { BuiltInFilter(named: "CIRadialGradient") }
    /// Returns a filter that makes a gradient as a bell.
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
        BuiltInFilter(named: "CIGaussianGradient")
    }
    /// Returns a filter that makes the mean colour.
    public class func areaAverage() -> any CIFilter & CIAreaReductionFilter { BuiltInFilter(named: "CIAreaAverage") }
    /// Returns a filter that makes the greatest components.
    public class func areaMaximum() -> any CIFilter & CIAreaReductionFilter { BuiltInFilter(named: "CIAreaMaximum") }
    /// Returns a filter that makes the least components.
    public class func areaMinimum() -> any CIFilter & CIAreaReductionFilter { BuiltInFilter(named: "CIAreaMinimum") }
    /// Returns a filter that makes the most opaque colour.
    public class func areaMaximumAlpha() -> any CIFilter & CIAreaReductionFilter {
        BuiltInFilter(named: "CIAreaMaximumAlpha")
    }
    /// Returns a filter that makes the clearest colour.
    public class func areaMinimumAlpha() -> any CIFilter & CIAreaReductionFilter {
        BuiltInFilter(named: "CIAreaMinimumAlpha")
    }
    /// Returns a filter that makes the mean of each column.
    public class func columnAverage() -> any CIFilter & CIAreaReductionFilter {
        BuiltInFilter(named: "CIColumnAverage")
    }
    /// Returns a filter that makes the mean of each row.
    public class func rowAverage() -> any CIFilter & CIAreaReductionFilter { BuiltInFilter(named: "CIRowAverage") }
    /// Returns a filter that makes an image that becomes another one.
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
        BuiltInFilter(named: "CIDissolveTransition")
    }
    /// Returns a filter that makes an image on another one.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CISourceOverCompositing")
    }
    /// Returns a filter that makes an image where another one is.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CISourceInCompositing")
    }
    /// Returns a filter that makes an image where another one is not.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CISourceOutCompositing")
    }
    /// Returns a filter that makes an image on another one, where that is.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CISourceAtopCompositing")
    }
    /// Returns a filter that makes sums of colours.
    public class func additionCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIAdditionCompositing")
    }
    /// Returns a filter that makes the greater components.
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIMaximumCompositing")
    }
    /// Returns a filter that makes the lesser components.
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIMinimumCompositing")
    }
    /// Returns a filter that makes products of colours.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIMultiplyCompositing")
    }
    /// Returns a filter that makes products of colours.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIMultiplyBlendMode")
    }
    /// Returns a filter that makes products of what colours lack.
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIScreenBlendMode")
    }
    /// Returns a filter that makes products, darker or brighter as what is behind.
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIOverlayBlendMode")
    }
    /// Returns a filter that makes the darker components.
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIDarkenBlendMode")
    }
    /// Returns a filter that makes the brighter components.
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CILightenBlendMode")
    }
    /// Returns a filter that makes brighter colours.
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIColorDodgeBlendMode")
    }
    /// Returns a filter that makes darker colours.
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIColorBurnBlendMode")
    }
    /// Returns a filter that makes soft light.
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CISoftLightBlendMode")
    }
    /// Returns a filter that makes hard light.
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIHardLightBlendMode")
    }
    /// Returns a filter that makes differences of colours.
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIDifferenceBlendMode")
    }
    /// Returns a filter that makes soft differences of colours.
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIExclusionBlendMode")
    }
    /// Returns a filter that makes the hue.
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIHueBlendMode") }
    /// Returns a filter that makes the saturation.
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CISaturationBlendMode")
    }
    /// Returns a filter that makes the hue and saturation.
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIColorBlendMode")
    }
    /// Returns a filter that makes the luminosity.
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CILuminosityBlendMode")
    }
    /// Returns a filter that makes sums of colours.
    public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CILinearDodgeBlendMode")
    }
    /// Returns a filter that makes sums of colours, less white.
    public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CILinearBurnBlendMode")
    }
    /// Returns a filter that makes differences of colours.
    public class func subtractBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CISubtractBlendMode")
    }
    /// Returns a filter that makes quotients of colours.
    public class func divideBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIDivideBlendMode")
    }
    /// Returns a filter that makes the brighter or darker components.
    public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIPinLightBlendMode")
    }
    /// Returns a filter that makes stronger contrast.
    public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CIVividLightBlendMode")
    }
    /// Returns a filter that makes sums, brighter or darker.
    public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(named: "CILinearLightBlendMode")
    }
}
