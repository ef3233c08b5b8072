import CoreGraphics
import Foundation
import UIKit

/// A filter that makes saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// What is added to each colour, -1...1.
    var brightness: Float { get set }
    /// How far colours are moved away from the middle; 1 changes nothing.
    var contrast: Float { get set }
    /// How colourful it is; 1 changes nothing, 0 leaves greys.
    var saturation: Float { get set }
}

/// A filter that makes colours by factors.
public protocol CIColorMatrix: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The factors of red.
    var rVector: CIVector { get set }
    /// The factors of green.
    var gVector: CIVector { get set }
    /// The factors of blue.
    var bVector: CIVector { get set }
    /// The factors of the opacity.
    var aVector: CIVector { get set }
    /// What is added.
    var biasVector: CIVector { get set }
}

/// A filter that makes components between two bounds.
public protocol CIColorClamp: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The least components.
    var minComponents: CIVector { get set }
    /// The greatest components.
    var maxComponents: CIVector { get set }
}

/// A filter that makes components by polynomials.
public protocol CIColorPolynomial: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The coefficients of red.
    var redCoefficients: CIVector { get set }
    /// The coefficients of green.
    var greenCoefficients: CIVector { get set }
    /// The coefficients of blue.
    var blueCoefficients: CIVector { get set }
    /// The coefficients of the opacity.
    var alphaCoefficients: CIVector { get set }
}

/// A filter that makes black and white.
public protocol CIColorThreshold: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The value from which on it is white, 0...1.
    var threshold: Float { get set }
}

/// A filter that makes more or less light.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The exposure, in stops.
    var ev: Float { get set }
}

/// A filter that makes components by a power.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The power.
    var power: Float { get set }
}

/// A filter that makes brighter shadows and darker highlights.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
    /// How much shadows are lifted, -1...1.
    var shadowAmount: Float { get set }
    /// How much highlights are left, 0...1.
    var highlightAmount: Float { get set }
}

/// A filter that makes turned hues.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The angle, in radians.
    var angle: Float { get set }
}

/// A filter that makes warmer or colder colours.
public protocol CITemperatureAndTint: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The temperature in kelvins and the tint that are there.
    var neutral: CIVector { get set }
    /// The temperature in kelvins and the tint that are wanted.
    var targetNeutral: CIVector { get set }
}

/// A filter that makes components by a curve.
public protocol CIToneCurve: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The first point.
    var point0: CGPoint { get set }
    /// The second point.
    var point1: CGPoint { get set }
    /// The third point.
    var point2: CGPoint { get set }
    /// The fourth point.
    var point3: CGPoint { get set }
    /// The fifth point.
    var point4: CGPoint { get set }
}

/// A filter that makes more of the colours of which there is little.
public protocol CIVibrance: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// How strong it is.
    var amount: Float { get set }
}

/// A filter that makes another white.
public protocol CIWhitePointAdjust: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The colour.
    var color: CIColor { get set }
}

/// A filter that makes components as light.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// A filter that makes light as components.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// A filter that makes opposite colours.
public protocol CIColorInvert: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// A filter that makes colours of a row, by brightness.
public protocol CIColorMap: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The row of colours.
    var gradientImage: CIImage? { get set }
}

/// A filter that makes one colour.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The colour.
    var color: CIColor { get set }
    /// How strong it is.
    var intensity: Float { get set }
}

/// A filter that makes few colours.
public protocol CIColorPosterize: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The number of values of each component.
    var levels: Float { get set }
}

/// A filter that makes colours by a table.
public protocol CIColorCube: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The number of entries of a side.
    var cubeDimension: Float { get set }
    /// The entries: four floats for each colour.
    var cubeData: Data { get set }
}

/// A filter that makes two colours.
public protocol CIFalseColor: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// A filter that makes white, as opaque as it was bright.
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// A filter that makes greys of the greatest component.
public protocol CIMaximumComponent: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// A filter that makes greys of the least component.
public protocol CIMinimumComponent: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// A filter that makes browns.
public protocol CISepiaTone: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// How strong it is.
    var intensity: Float { get set }
}

/// A filter that makes colours of heat.
public protocol CIThermal: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// A filter that makes greys of a radiograph.
public protocol CIXRay: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// A filter that makes dark corners.
public protocol CIVignette: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// How strong it is.
    var intensity: Float { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
}

/// A filter that makes a dark surrounding.
public protocol CIVignetteEffect: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
    /// How strong it is.
    var intensity: Float { get set }
    /// How soft the edge is, 0...1.
    var falloff: Float { get set }
}

/// A filter that makes a look of Apple's camera.
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}
