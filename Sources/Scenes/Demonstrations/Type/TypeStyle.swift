import UIKit

/// The fonts of the cards, for one text size, typeface and content size category.
struct TypeStyle {
    let configuration: TypeConfiguration

    /// The scaled size of a text that is so many times as large as body text.
    @MainActor
    func font(
        _ proportion: CGFloat, weight: UIFont.Weight = .regular, isItalic: Bool = false, hasEqualDigits: Bool = false
    ) -> UIFont {
        let size = UIFontMetrics.default.scaledValue(for: configuration.textSize * proportion)
        let system: UIFont =
            hasEqualDigits
            ? .monospacedDigitSystemFont(ofSize: size, weight: weight) : .systemFont(ofSize: size, weight: weight)
        let base = system.fontDescriptor
        let designed = base.withDesign(design) ?? base
        let slanted = isItalic ? designed.withSymbolicTraits(designed.symbolicTraits.union(.traitItalic)) : designed
        return UIFont(descriptor: slanted ?? designed, size: size)
    }

    private var design: UIFontDescriptor.SystemDesign {
        switch configuration.typeface {
        case .standard: .default
        case .rounded: .rounded
        case .serif: .serif
        case .monospaced: .monospaced
        }
    }

    /// The texts of a card, from the top.
    @MainActor
    func lines(of sample: TypeSample, on palette: TypePalette) -> [NSAttributedString] {
        switch sample {
        case .letters(let letters, let weight, let name):
            [
                text(letters, font(4.2, weight: weight), palette.ink, height: 0.92),
                text(name.uppercased(), font(0.68, weight: .semibold), palette.quiet, kern: 1.1),
            ]
        case .quote(let quote, let author):
            [
                text("“\(quote)”", font(1.3, weight: .medium, isItalic: true), palette.ink, spacing: 0.12),
                text(author, font(0.78, weight: .semibold), palette.quiet),
            ]
        case .note(let title, let body):
            [
                text(title, font(1.24, weight: .bold), palette.ink, height: 0.96),
                emphasised(body, palette),
            ]
        case .figure(let figure, let caption):
            [
                text(figure, font(2.5, weight: .bold, hasEqualDigits: true), palette.ink),
                text(caption, font(0.8, weight: .medium), palette.quiet, spacing: 0.1),
            ]
        }
    }

    /// A text with the words between asterisks set off.
    @MainActor
    private func emphasised(_ body: String, _ palette: TypePalette) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for (number, part) in body.split(separator: "*", omittingEmptySubsequences: false).enumerated() {
            let isSetOff = number % 2 == 1
            result.append(
                text(
                    String(part), font(0.94, weight: isSetOff ? .semibold : .regular),
                    isSetOff ? palette.ink : palette.body, spacing: 0.16, isUnderlined: isSetOff))
        }
        return result
    }

    @MainActor
    private func text(
        _ string: String, _ font: UIFont, _ color: UIColor, kern: CGFloat = 0, height: CGFloat = 0,
        spacing: CGFloat = 0, isUnderlined: Bool = false
    ) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.lineHeightMultiple = height
        style.lineSpacing = font.pointSize * spacing
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: color, .kern: kern, .paragraphStyle: style,
        ]
        if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        return NSAttributedString(string: string, attributes: attributes)
    }
}
