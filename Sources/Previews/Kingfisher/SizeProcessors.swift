import UIKit

/// How a picture is fitted into a size.
public enum ContentMode: Sendable {
    /// It is stretched.
    case none
    /// It fits into it.
    case aspectFit
    /// It covers it.
    case aspectFill
}

/// Makes a picture smaller, so that it is no wider and no higher than the longer side of a size.
public struct DownsamplingImageProcessor: ImageProcessor {
    /// A name that tells its pictures from others.
    public let identifier: String
    /// The size.
    public let size: CGSize

    /// Makes one of a size.
    public init(size: CGSize) {
        self.size = size
        identifier = Self.name(size)
    }

    /// Returns the smaller picture, or the picture itself if it is small.
    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        item.picture(options).map {
            let side = max(size.width, size.height)
            guard max($0.size.width, $0.size.height) > side else { return $0 }
            return $0.kf.resize(to: CGSize(width: side, height: side), for: .aspectFit)
        }
    }
}

/// Makes a picture larger or smaller.
public struct ResizingImageProcessor: ImageProcessor {
    /// A name that tells its pictures from others.
    public let identifier: String
    /// The size.
    public let referenceSize: CGSize
    /// How the picture is fitted into it.
    public let targetContentMode: ContentMode

    /// Makes one of a size, and of how a picture is fitted into it.
    public init(referenceSize: CGSize, mode: ContentMode = .none) {
        (self.referenceSize, targetContentMode) = (referenceSize, mode)
        identifier = Self.name(referenceSize, mode)
    }

    /// Returns the picture in its new size.
    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        item.picture(options)?.kf.resize(to: referenceSize, for: targetContentMode)
    }
}

/// Cuts a part out of a picture.
public struct CroppingImageProcessor: ImageProcessor {
    /// A name that tells its pictures from others.
    public let identifier: String
    /// The size of the part.
    public let size: CGSize
    /// Where the part is: at the top left for (0, 0), at the bottom right for (1, 1).
    public let anchor: CGPoint

    /// Makes one of a size and a place.
    public init(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) {
        (self.size, self.anchor) = (size, anchor)
        identifier = Self.name(size, anchor)
    }

    /// Returns the part.
    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        item.picture(options)?.kf.crop(to: size, anchorOn: anchor)
    }
}

extension CGSize: KingfisherCompatibleValue {}

extension KingfisherWrapper where Base == CGSize {
    /// Returns the size that a thing of this size has if it is fitted into another one.
    public func resize(to size: CGSize, for contentMode: ContentMode) -> CGSize {
        switch contentMode {
        case .none: size
        case .aspectFit: constrained(size)
        case .aspectFill: filling(size)
        }
    }

    /// Returns the size that a thing of this size has if it fits into another one.
    public func constrained(_ size: CGSize) -> CGSize { scaled(size, min) }

    /// Returns the size that a thing of this size has if it covers another one.
    public func filling(_ size: CGSize) -> CGSize { scaled(size, max) }

    private func scaled(_ size: CGSize, _ choose: (CGFloat, CGFloat) -> CGFloat) -> CGSize {
        guard base.width > 0, base.height > 0 else { return size }
        let scale = choose(size.width / base.width, size.height / base.height)
        return CGSize(width: base.width * scale, height: base.height * scale)
    }

    /// Returns the rectangle of a part of this size, no larger than it.
    public func constrainedRect(for size: CGSize, anchor: CGPoint) -> CGRect {
        let part = CGSize(width: min(size.width, base.width), height: min(size.height, base.height))
        let unit = CGPoint(x: min(max(anchor.x, 0), 1), y: min(max(anchor.y, 0), 1))
        let origin = CGPoint(x: (base.width - part.width) * unit.x, y: (base.height - part.height) * unit.y)
        return CGRect(origin: origin, size: part)
    }
}
