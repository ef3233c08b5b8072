// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The name is Apple's.

@_exported import CoreGraphics

/// Returns the largest rectangle of an aspect ratio that fits into a rectangle, in its middle.
///
/// - Parameters:
///   - aspectRatio: the width and height whose ratio is kept.
///   - boundingRect: the rectangle to fit into.
/// - Returns: the rectangle, empty unless both sides of `aspectRatio` are above 0.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else {
        return CGRect(x: boundingRect.midX, y: boundingRect.midY, width: 0, height: 0)
    }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let (width, height) = (aspectRatio.width * scale, aspectRatio.height * scale)
    return CGRect(x: boundingRect.midX - width / 2, y: boundingRect.midY - height / 2, width: width, height: height)
}
