import CoreGraphics
import Typesetting

/// What a layer shows beyond Core Animation's attributes, as UIKit's views tell it: UILabel's text, the image of an
/// image view, a blur, and what assistive technology is told.
package struct LayerDrawing {
    package var text: Text?
    package var image: Image?
    /// The operations that were drawn in a box of the bounds' size at that time.
    package var list: DisplayList?
    package var blur = Blur.none
    package var role = Role.none
    package var label: String?
    package var accessibility = Accessibility()

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

            /// What is aligned to an edge is centred.
            init(_ gravity: CALayerContentsGravity) {
                switch gravity {
                case .resize: self = .scaleToFill
                case .resizeAspect: self = .aspectFit
                case .resizeAspectFill: self = .aspectFill
                default: self = .center
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

    /// What assistive technology is told beside the role and the label.
    package struct Accessibility {
        /// `UIAccessibilityTraits`' number, and what of it viewers hear.
        package var traits: UInt64 = 0
        package var kind = Role.none
        package var isSelected = false
        package var value: String?
        /// The place of a cell's item, from 1, and the number of items.
        package var place: (position: Int, count: Int)?
    }

    package enum Role: Int, Sendable {
        case none, list, item, button, image, text
    }
}
