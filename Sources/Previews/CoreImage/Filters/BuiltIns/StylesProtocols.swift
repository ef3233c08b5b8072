import CoreGraphics
import Foundation
import UIKit

/// A filter that makes a Gaussian blur.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
}

/// A filter that makes means of boxes.
public protocol CIBoxBlur: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
}

/// A filter that makes means of discs.
public protocol CIDiscBlur: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
}

/// A filter that makes means of discs, as out of focus.
public protocol CIBokehBlur: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
    /// Has no effect.
    var ringAmount: Float { get set }
    /// Has no effect.
    var ringSize: Float { get set }
    /// Has no effect.
    var softness: Float { get set }
}

/// A filter that makes a blur along a line.
public protocol CIMotionBlur: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
    /// The angle, in radians.
    var angle: Float { get set }
}

/// A filter that makes a blur towards a middle.
public protocol CIZoomBlur: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// How strong it is.
    var amount: Float { get set }
}

/// A filter that makes the middle one of nine pixels.
public protocol CIMedian: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// A filter that makes less noise.
public protocol CINoiseReduction: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The greatest difference that is noise.
    var noiseLevel: Float { get set }
    /// How sharp it is.
    var sharpness: Float { get set }
}

/// A filter that makes brighter areas that grow.
public protocol CIMorphologyMaximum: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
}

/// A filter that makes darker areas that grow.
public protocol CIMorphologyMinimum: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
}

/// A filter that makes edges of areas.
public protocol CIMorphologyGradient: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
}

/// A filter that makes sharper brightness.
public protocol CISharpenLuminance: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// How sharp it is.
    var sharpness: Float { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
}

/// A filter that makes sharper colours.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
    /// How strong it is.
    var intensity: Float { get set }
}

/// A filter that makes a glow.
public protocol CIBloom: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
    /// How strong it is.
    var intensity: Float { get set }
}

/// A filter that makes dull highlights.
public protocol CIGloom: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
    /// How strong it is.
    var intensity: Float { get set }
}

/// A filter that makes a drawing of few colours.
public protocol CIComicEffect: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// A filter that makes crystals.
public protocol CICrystallize: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
    /// The middle.
    var center: CGPoint { get set }
}

/// A filter that makes edges.
public protocol CIEdges: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// How strong it is.
    var intensity: Float { get set }
}

/// A filter that makes edges as of a woodcut.
public protocol CIEdgeWork: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
}

/// A filter that makes hexagons.
public protocol CIHexagonalPixellate: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// The scale.
    var scale: Float { get set }
}

/// A filter that makes lines.
public protocol CILineOverlay: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// How strong lines are.
    var edgeIntensity: Float { get set }
}

/// A filter that makes squares.
public protocol CIPixellate: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// The scale.
    var scale: Float { get set }
}

/// A filter that makes dots.
public protocol CIPointillize: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
    /// The middle.
    var center: CGPoint { get set }
}

/// A filter that makes an image where another one is bright.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The image behind.
    var backgroundImage: CIImage? { get set }
    /// The image whose brightness or opacity says where the other one is seen.
    var maskImage: CIImage? { get set }
}

/// A filter that makes an image where another one is opaque.
public protocol CIBlendWithAlphaMask: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The image behind.
    var backgroundImage: CIImage? { get set }
    /// The image whose brightness or opacity says where the other one is seen.
    var maskImage: CIImage? { get set }
}

/// A filter that makes an image where another one is red.
public protocol CIBlendWithRedMask: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The image behind.
    var backgroundImage: CIImage? { get set }
    /// The image whose brightness or opacity says where the other one is seen.
    var maskImage: CIImage? { get set }
}

/// A filter that makes an image where another one is blue.
public protocol CIBlendWithBlueMask: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The image behind.
    var backgroundImage: CIImage? { get set }
    /// The image whose brightness or opacity says where the other one is seen.
    var maskImage: CIImage? { get set }
}

/// A filter that makes sums of nine pixels.
public protocol CIConvolution3X3: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The weights.
    var weights: CIVector { get set }
    /// What is added.
    var bias: Float { get set }
}

/// A filter that makes sums of 25 pixels.
public protocol CIConvolution5X5: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The weights.
    var weights: CIVector { get set }
    /// What is added.
    var bias: Float { get set }
}

/// A filter that makes sums of nine pixels of a row.
public protocol CIConvolution9Horizontal: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The weights.
    var weights: CIVector { get set }
    /// What is added.
    var bias: Float { get set }
}

/// A filter that makes sums of nine pixels of a column.
public protocol CIConvolution9Vertical: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The weights.
    var weights: CIVector { get set }
    /// What is added.
    var bias: Float { get set }
}

/// A filter that makes black dots.
public protocol CIDotScreen: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// The angle, in radians.
    var angle: Float { get set }
    /// The width, in the image's units.
    var width: Float { get set }
    /// How sharp it is.
    var sharpness: Float { get set }
}

/// A filter that makes black hatches.
public protocol CIHatchedScreen: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// The angle, in radians.
    var angle: Float { get set }
    /// The width, in the image's units.
    var width: Float { get set }
    /// How sharp it is.
    var sharpness: Float { get set }
}

/// A filter that makes black lines.
public protocol CILineScreen: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// The angle, in radians.
    var angle: Float { get set }
    /// The width, in the image's units.
    var width: Float { get set }
    /// How sharp it is.
    var sharpness: Float { get set }
}

/// A filter that makes black rings.
public protocol CICircularScreen: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// The width, in the image's units.
    var width: Float { get set }
    /// How sharp it is.
    var sharpness: Float { get set }
}

/// A filter that makes dots of four inks.
public protocol CICMYKHalftone: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// The width, in the image's units.
    var width: Float { get set }
    /// The angle, in radians.
    var angle: Float { get set }
    /// How sharp it is.
    var sharpness: Float { get set }
    /// How much of the greys is printed in black.
    var grayComponentReplacement: Float { get set }
    /// Has no effect.
    var underColorRemoval: Float { get set }
}
