import CoreGraphics
import Foundation
import UIKit

/// A filter that makes edges that go on.
public protocol CIAffineClamp: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The transform.
    var transform: CGAffineTransform { get set }
}

/// A filter that makes an image again and again.
public protocol CIAffineTile: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The transform.
    var transform: CGAffineTransform { get set }
}

/// A filter that makes mirrored pieces.
public protocol CIKaleidoscope: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The number of pieces.
    var count: Int { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// The angle, in radians.
    var angle: Float { get set }
}

/// A filter that makes another size.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The scale.
    var scale: Float { get set }
    /// How much more it is stretched across than up.
    var aspectRatio: Float { get set }
}

/// A filter that makes another size.
public protocol CIBicubicScaleTransform: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The scale.
    var scale: Float { get set }
    /// How much more it is stretched across than up.
    var aspectRatio: Float { get set }
}

/// A filter that makes a turned image without empty corners.
public protocol CIStraighten: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The angle, in radians.
    var angle: Float { get set }
}

/// A filter that makes an image seen from aside.
public protocol CIPerspectiveTransform: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The top left corner.
    var topLeft: CGPoint { get set }
    /// The top right corner.
    var topRight: CGPoint { get set }
    /// The bottom right corner.
    var bottomRight: CGPoint { get set }
    /// The bottom left corner.
    var bottomLeft: CGPoint { get set }
}

/// A filter that makes an image that was seen from aside.
public protocol CIPerspectiveCorrection: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The top left corner.
    var topLeft: CGPoint { get set }
    /// The top right corner.
    var topRight: CGPoint { get set }
    /// The bottom right corner.
    var bottomRight: CGPoint { get set }
    /// The bottom left corner.
    var bottomLeft: CGPoint { get set }
}

/// A filter that makes a bump.
public protocol CIBumpDistortion: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
    /// The scale.
    var scale: Float { get set }
}

/// A filter that makes a fold.
public protocol CIBumpDistortionLinear: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
    /// The angle, in radians.
    var angle: Float { get set }
    /// The scale.
    var scale: Float { get set }
}

/// A filter that makes a circle whose edge goes on.
public protocol CICircleSplashDistortion: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
}

/// A filter that makes a hole.
public protocol CIHoleDistortion: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
}

/// A filter that makes a tunnel.
public protocol CILightTunnel: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// How far it turns, in radians.
    var rotation: Float { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
}

/// A filter that makes a pinch.
public protocol CIPinchDistortion: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
    /// The scale.
    var scale: Float { get set }
}

/// A filter that makes a glass ring.
public protocol CITorusLensDistortion: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
    /// The width, in the image's units.
    var width: Float { get set }
    /// How far light is bent.
    var refraction: Float { get set }
}

/// A filter that makes a twirl.
public protocol CITwirlDistortion: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
    /// The angle, in radians.
    var angle: Float { get set }
}

/// A filter that makes a vortex.
public protocol CIVortexDistortion: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
    /// The angle, in radians.
    var angle: Float { get set }
}

/// A filter that makes a board of two colours.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    /// The middle.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// The width, in the image's units.
    var width: Float { get set }
    /// How sharp it is.
    var sharpness: Float { get set }
}

/// A filter that makes stripes of two colours.
public protocol CIStripesGenerator: CIFilterProtocol {
    /// The middle.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// The width, in the image's units.
    var width: Float { get set }
    /// How sharp it is.
    var sharpness: Float { get set }
}

/// A filter that makes pixels of any colours.
public protocol CIRandomGenerator: CIFilterProtocol {
}

/// A filter that makes a rectangle with round corners.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
    /// The area.
    var extent: CGRect { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
    /// The colour.
    var color: CIColor { get set }
}

/// A filter that makes a QR code.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// The bytes.
    var message: Data { get set }
    /// How much may be unreadable: L, M, Q or H.
    var correctionLevel: String { get set }
}

/// A filter that makes a barcode.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    /// The bytes.
    var message: Data { get set }
    /// The number of light modules on each side.
    var quietSpace: Float { get set }
    /// The height, in modules.
    var barcodeHeight: Float { get set }
}

/// A filter that makes a gradient along a line.
public protocol CILinearGradient: CIFilterProtocol {
    /// The first point.
    var point0: CGPoint { get set }
    /// The second point.
    var point1: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// A filter that makes a smooth gradient along a line.
public protocol CISmoothLinearGradient: CIFilterProtocol {
    /// The first point.
    var point0: CGPoint { get set }
    /// The second point.
    var point1: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// A filter that makes a gradient between circles.
public protocol CIRadialGradient: CIFilterProtocol {
    /// The middle.
    var center: CGPoint { get set }
    /// The first radius.
    var radius0: Float { get set }
    /// The second radius.
    var radius1: Float { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// A filter that makes a gradient as a bell.
public protocol CIGaussianGradient: CIFilterProtocol {
    /// The middle.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// The radius, in the image's units.
    var radius: Float { get set }
}

/// A filter that makes a few colours of an area.
public protocol CIAreaReductionFilter: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The area.
    var extent: CGRect { get set }
}

/// A filter that makes an image that becomes another one.
public protocol CIDissolveTransition: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The image at the end.
    var targetImage: CIImage? { get set }
    /// The part of the time that has passed, 0...1.
    var time: Float { get set }
}

/// A filter that makes two images in one.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The image behind.
    var backgroundImage: CIImage? { get set }
}
