import QuartzCore

extension UIImage {
    /// A way to fill what lies between the caps of a resizable image.
    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }

    /// How an image is resized.
    struct Resizing: Equatable {
        let capInsets: UIEdgeInsets
        let mode: ResizingMode

        init(capInsets: UIEdgeInsets, mode: ResizingMode) {
            (self.capInsets, self.mode) = (capInsets, mode)
        }

        init(_ slices: ImageSlices, of size: CGSize) {
            let center = slices.center
            capInsets = UIEdgeInsets(
                top: center.minY * size.height, left: center.minX * size.width,
                bottom: (1 - center.maxY) * size.height, right: (1 - center.maxX) * size.width)
            mode = slices.isTiled ? .tile : .stretch
        }

        /// Returns the slices of an image of a size in points.
        func slices(of size: CGSize) -> ImageSlices {
            guard size.width > 0, size.height > 0 else { return .whole }
            let center = CGRect(origin: .zero, size: size).inset(by: capInsets)
            guard !center.isNull else { return .whole }
            return ImageSlices(
                center: CGRect(
                    x: center.minX / size.width, y: center.minY / size.height, width: center.width / size.width,
                    height: center.height / size.height),
                isTiled: mode == .tile)
        }
    }

    /// The widths at the edges that keep their size, in points; none of an image that is not resizable.
    public var capInsets: UIEdgeInsets { resizing?.capInsets ?? .zero }
    /// The way to fill what lies between the caps.
    public var resizingMode: ResizingMode { resizing?.mode ?? .tile }

    /// Returns the image with edges that keep their size, between which it is repeated.
    ///
    /// It is stretched where more than a hundred pieces would be drawn.
    ///
    /// - Parameter capInsets: the widths at the edges, in points.
    /// - Returns: an image of the same size.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns the image with edges that keep their size, between which it is repeated or stretched.
    ///
    /// It is stretched where more than a hundred pieces would be drawn.
    ///
    /// - Parameters:
    ///   - capInsets: the widths at the edges, in points.
    ///   - resizingMode: the way to fill what lies between them.
    /// - Returns: an image of the same size.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        UIImage(
            cgImage, tint: tint, mode: renderingMode, symbol: symbol,
            resizing: Resizing(capInsets: capInsets, mode: resizingMode))
    }

    /// Returns the image with edges that keep their size, between which one point is stretched.
    ///
    /// - Parameters:
    ///   - leftCapWidth: the width at the left edge, in points; 0 stretches all of the width.
    ///   - topCapHeight: the height at the top edge, in points; 0 stretches all of the height.
    /// - Returns: an image of the same size.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
            right: left > 0 ? max(size.width - left - 1, 0) : 0)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }
}
