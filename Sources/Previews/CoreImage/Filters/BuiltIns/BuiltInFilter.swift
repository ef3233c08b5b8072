import CoreGraphics
import Foundation
import UIKit

/// A thing that makes an image.
public protocol CIFilterProtocol: AnyObject {
    /// The image that it makes; nil without what it needs.
    var outputImage: CIImage? { get }
}

/// A filter with the properties of all of Core Image's own, of which each kind has some.
class BuiltInFilter: CIFilter, @unchecked Sendable {
    /// Makes a filter of a name, which has to be one of Core Image's.
    init(named name: String) {
        guard let kind = FilterKind.all[name] else { preconditionFailure("there is no filter \(name)") }
        super.init(kind, name: name)
        setDefaults()
    }

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = BuiltInFilter(named: name)
        copy.values = values
        return copy
    }

    @FilterImage("inputImage") var inputImage: CIImage?
    @FilterImage("inputBackgroundImage") var backgroundImage: CIImage?
    @FilterImage("inputMaskImage") var maskImage: CIImage?
    @FilterImage("inputTargetImage") var targetImage: CIImage?
    @FilterImage("inputGradientImage") var gradientImage: CIImage?
    @FilterProperty("inputIntensity") var intensity: Float
    @FilterProperty("inputRadius") var radius: Float
    @FilterProperty("inputScale") var scale: Float
    @FilterProperty("inputCenter") var center: CGPoint
    @FilterProperty("inputColor") var color: CIColor
    @FilterProperty("inputColor0") var color0: CIColor
    @FilterProperty("inputColor1") var color1: CIColor
    @FilterProperty("inputBrightness") var brightness: Float
    @FilterProperty("inputContrast") var contrast: Float
    @FilterProperty("inputSaturation") var saturation: Float
    @FilterProperty("inputEV") var ev: Float
    @FilterProperty("inputPower") var power: Float
    @FilterProperty("inputAngle") var angle: Float
    @FilterProperty("inputAmount") var amount: Float
    @FilterProperty("inputSharpness") var sharpness: Float
    @FilterProperty("inputWidth") var width: Float
    @FilterProperty("inputLevels") var levels: Float
    @FilterProperty("inputThreshold") var threshold: Float
    @FilterProperty("inputFalloff") var falloff: Float
    @FilterProperty("inputRVector") var rVector: CIVector
    @FilterProperty("inputGVector") var gVector: CIVector
    @FilterProperty("inputBVector") var bVector: CIVector
    @FilterProperty("inputAVector") var aVector: CIVector
    @FilterProperty("inputBiasVector") var biasVector: CIVector
    @FilterProperty("inputMinComponents") var minComponents: CIVector
    @FilterProperty("inputMaxComponents") var maxComponents: CIVector
    @FilterProperty("inputRedCoefficients") var redCoefficients: CIVector
    @FilterProperty("inputGreenCoefficients") var greenCoefficients: CIVector
    @FilterProperty("inputBlueCoefficients") var blueCoefficients: CIVector
    @FilterProperty("inputAlphaCoefficients") var alphaCoefficients: CIVector
    @FilterProperty("inputNeutral") var neutral: CIVector
    @FilterProperty("inputTargetNeutral") var targetNeutral: CIVector
    @FilterProperty("inputShadowAmount") var shadowAmount: Float
    @FilterProperty("inputHighlightAmount") var highlightAmount: Float
    @FilterProperty("inputPoint0") var point0: CGPoint
    @FilterProperty("inputPoint1") var point1: CGPoint
    @FilterProperty("inputPoint2") var point2: CGPoint
    @FilterProperty("inputPoint3") var point3: CGPoint
    @FilterProperty("inputPoint4") var point4: CGPoint
    @FilterProperty("inputRadius0") var radius0: Float
    @FilterProperty("inputRadius1") var radius1: Float
    @FilterProperty("inputCubeDimension") var cubeDimension: Float
    @FilterProperty("inputCubeData") var cubeData: Data
    @FilterProperty("inputNoiseLevel") var noiseLevel: Float
    @FilterProperty("inputRingAmount") var ringAmount: Float
    @FilterProperty("inputRingSize") var ringSize: Float
    @FilterProperty("inputSoftness") var softness: Float
    @FilterProperty("inputEdgeIntensity") var edgeIntensity: Float
    @FilterProperty("inputWeights") var weights: CIVector
    @FilterProperty("inputBias") var bias: Float
    @FilterProperty("inputRotation") var rotation: Float
    @FilterProperty("inputRefraction") var refraction: Float
    @FilterProperty("inputExtent") var extent: CGRect
    @FilterProperty("inputTransform") var transform: CGAffineTransform
    @FilterProperty("inputCount") var count: Int
    @FilterProperty("inputAspectRatio") var aspectRatio: Float
    @FilterProperty("inputTopLeft") var topLeft: CGPoint
    @FilterProperty("inputTopRight") var topRight: CGPoint
    @FilterProperty("inputBottomRight") var bottomRight: CGPoint
    @FilterProperty("inputBottomLeft") var bottomLeft: CGPoint
    @FilterProperty("inputMessage") var message: Data
    @FilterProperty("inputCorrectionLevel") var correctionLevel: String
    @FilterProperty("inputQuietSpace") var quietSpace: Float
    @FilterProperty("inputBarcodeHeight") var barcodeHeight: Float
    @FilterProperty("inputTime") var time: Float
    @FilterProperty("inputGCR") var grayComponentReplacement: Float
    @FilterProperty("inputUCR") var underColorRemoval: Float
}

extension BuiltInFilter: CIColorControls {}
extension BuiltInFilter: CIColorMatrix {}
extension BuiltInFilter: CIColorClamp {}
extension BuiltInFilter: CIColorPolynomial {}
extension BuiltInFilter: CIColorThreshold {}
extension BuiltInFilter: CIExposureAdjust {}
extension BuiltInFilter: CIGammaAdjust {}
extension BuiltInFilter: CIHighlightShadowAdjust {}
extension BuiltInFilter: CIHueAdjust {}
extension BuiltInFilter: CITemperatureAndTint {}
extension BuiltInFilter: CIToneCurve {}
extension BuiltInFilter: CIVibrance {}
extension BuiltInFilter: CIWhitePointAdjust {}
extension BuiltInFilter: CISRGBToneCurveToLinear {}
extension BuiltInFilter: CILinearToSRGBToneCurve {}
extension BuiltInFilter: CIColorInvert {}
extension BuiltInFilter: CIColorMap {}
extension BuiltInFilter: CIColorMonochrome {}
extension BuiltInFilter: CIColorPosterize {}
extension BuiltInFilter: CIColorCube {}
extension BuiltInFilter: CIFalseColor {}
extension BuiltInFilter: CIMaskToAlpha {}
extension BuiltInFilter: CIMaximumComponent {}
extension BuiltInFilter: CIMinimumComponent {}
extension BuiltInFilter: CISepiaTone {}
extension BuiltInFilter: CIThermal {}
extension BuiltInFilter: CIXRay {}
extension BuiltInFilter: CIVignette {}
extension BuiltInFilter: CIVignetteEffect {}
extension BuiltInFilter: CIPhotoEffect {}
extension BuiltInFilter: CIGaussianBlur {}
extension BuiltInFilter: CIBoxBlur {}
extension BuiltInFilter: CIDiscBlur {}
extension BuiltInFilter: CIBokehBlur {}
extension BuiltInFilter: CIMotionBlur {}
extension BuiltInFilter: CIZoomBlur {}
extension BuiltInFilter: CIMedian {}
extension BuiltInFilter: CINoiseReduction {}
extension BuiltInFilter: CIMorphologyMaximum {}
extension BuiltInFilter: CIMorphologyMinimum {}
extension BuiltInFilter: CIMorphologyGradient {}
extension BuiltInFilter: CISharpenLuminance {}
extension BuiltInFilter: CIUnsharpMask {}
extension BuiltInFilter: CIBloom {}
extension BuiltInFilter: CIGloom {}
extension BuiltInFilter: CIComicEffect {}
extension BuiltInFilter: CICrystallize {}
extension BuiltInFilter: CIEdges {}
extension BuiltInFilter: CIEdgeWork {}
extension BuiltInFilter: CIHexagonalPixellate {}
extension BuiltInFilter: CILineOverlay {}
extension BuiltInFilter: CIPixellate {}
extension BuiltInFilter: CIPointillize {}
extension BuiltInFilter: CIBlendWithMask {}
extension BuiltInFilter: CIBlendWithAlphaMask {}
extension BuiltInFilter: CIBlendWithRedMask {}
extension BuiltInFilter: CIBlendWithBlueMask {}
extension BuiltInFilter: CIConvolution3X3 {}
extension BuiltInFilter: CIConvolution5X5 {}
extension BuiltInFilter: CIConvolution9Horizontal {}
extension BuiltInFilter: CIConvolution9Vertical {}
extension BuiltInFilter: CIDotScreen {}
extension BuiltInFilter: CIHatchedScreen {}
extension BuiltInFilter: CILineScreen {}
extension BuiltInFilter: CICircularScreen {}
extension BuiltInFilter: CICMYKHalftone {}
extension BuiltInFilter: CIAffineClamp {}
extension BuiltInFilter: CIAffineTile {}
extension BuiltInFilter: CIKaleidoscope {}
extension BuiltInFilter: CILanczosScaleTransform {}
extension BuiltInFilter: CIBicubicScaleTransform {}
extension BuiltInFilter: CIStraighten {}
extension BuiltInFilter: CIPerspectiveTransform {}
extension BuiltInFilter: CIPerspectiveCorrection {}
extension BuiltInFilter: CIBumpDistortion {}
extension BuiltInFilter: CIBumpDistortionLinear {}
extension BuiltInFilter: CICircleSplashDistortion {}
extension BuiltInFilter: CIHoleDistortion {}
extension BuiltInFilter: CILightTunnel {}
extension BuiltInFilter: CIPinchDistortion {}
extension BuiltInFilter: CITorusLensDistortion {}
extension BuiltInFilter: CITwirlDistortion {}
extension BuiltInFilter: CIVortexDistortion {}
extension BuiltInFilter: CICheckerboardGenerator {}
extension BuiltInFilter: CIStripesGenerator {}
extension BuiltInFilter: CIRandomGenerator {}
extension BuiltInFilter: CIRoundedRectangleGenerator {}
extension BuiltInFilter: CIQRCodeGenerator {}
extension BuiltInFilter: CICode128BarcodeGenerator {}
extension BuiltInFilter: CILinearGradient {}
extension BuiltInFilter: CISmoothLinearGradient {}
extension BuiltInFilter: CIRadialGradient {}
extension BuiltInFilter: CIGaussianGradient {}
extension BuiltInFilter: CIAreaReductionFilter {}
extension BuiltInFilter: CIDissolveTransition {}
extension BuiltInFilter: CICompositeOperation {}
