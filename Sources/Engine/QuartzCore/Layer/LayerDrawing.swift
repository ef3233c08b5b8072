import CoreGraphics
import Typesetting

/// What is drawn in a layer beside its background and border: lines of text, an image, a gradient, a list of operations,
/// or a blur of what lies behind; and what is done to all of that.
package struct LayerDrawing {
    package var text: Text?
    package var image: Image?
    /// The operations that were drawn in a box of the bounds' size at that time, or that draw an image which is cut or
    /// aligned to an edge.
    package var list: DisplayList?
    package var blur = Blur.none
    package var filter: LayerFilter?

    package init() {}

    /// Lines of text, laid out.
    package struct Text: Equatable {
        package var fragments: [Fragment]
        package var anchor: Anchor
        /// Whether what reaches beyond the bounds is not to be seen.
        package var isClipped: Bool
        /// All of the text, if the lines leave some of it out.
        package var whole: String?

        package init(fragments: [Fragment], anchor: Anchor, isClipped: Bool = false, whole: String? = nil) {
            self.fragments = fragments
            self.anchor = anchor
            self.isClipped = isClipped
            self.whole = whole
        }

        /// The edge of the bounds, or their middle, that lines keep their distance from while the bounds change.
        package enum Anchor: Int, Sendable {
            case left, center, right
        }

        /// Characters of one style on a line.
        ///
        /// Its x is measured from the anchor, its baseline from the middle of the bounds' height.
        package typealias Fragment = DrawnFragment
    }

    package struct Image: Equatable {
        package var name: String
        package var fit: Fit

        package enum Fit: Int, Sendable {
            case scaleToFill, aspectFit, aspectFill, center

            /// Makes the way of a gravity; nil for those in which the image keeps its size.
            ///
            /// A viewer knows a file's pixels, not how many of them are a point of the image.
            init?(_ gravity: CALayerContentsGravity) {
                switch gravity {
                case .resize: self = .scaleToFill
                case .resizeAspect: self = .aspectFit
                case .resizeAspectFill: self = .aspectFill
                default: return nil
                }
            }
        }

        package init(name: String, fit: Fit) {
            self.name = name
            self.fit = fit
        }
    }

    package enum Blur: Int, Sendable {
        case none, extraLight, light, dark, regular, prominent
    }
}
