import Testing

@testable import UIKit

@MainActor @Suite struct FontTests {
    /// Published code asks for a font's equally wide digits by a feature, as SwiftRichString does.
    @Test func digitsAreEquallyWideByAFeature() {
        let feature: [UIFontDescriptor.FeatureKey: Int] = [
            .featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector,
        ]
        let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([.featureSettings: [feature]])
        let font = UIFont(descriptor: descriptor, size: 20)
        #expect(font.hasTabularDigits && !UIFont.systemFont(ofSize: 20).hasTabularDigits)
        #expect(font.fontDescriptor.addingAttributes([.size: 12]).font.hasTabularDigits)
    }

    @Test func theSystemFontHasTheLineHeightThatItHasOnAPhone() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.lineHeight == 20.287109375)
        #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-9)
    }

    @Test func textStylesFollowTheContentSizeCategory() {
        let sizes = UIContentSizeCategory.ascending.map {
            UIFont.preferredFont(
                forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: $0)
            )
            .pointSize
        }
        #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        #expect(UIFont.preferredFont(forTextStyle: .headline).weight == .semibold)
    }

    @Test func metricsScaleFontsAsFarAsTheirLimit() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font = UIFont.systemFont(ofSize: 34, weight: .bold)
        #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == 96)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 50, compatibleWith: traits).pointSize == 50)
        #expect(metrics.scaledFont(for: font).pointSize == 34)
    }

    /// 16.333 is what jaredsinclair.com/2024/03/02/scaled-metrics.html read on a phone, where the style's own size is 16.
    @Test func lengthsGrowAsTheDistancesOfLinesDo() {
        let stage = Stage()
        let traits = UITraitCollection(preferredContentSizeCategory: .medium)
        let metrics = UIFontMetrics(forTextStyle: .body)
        stage.perform {
            #expect(metrics.scaledValue(for: 17, compatibleWith: traits) == 17.0 * 21 / 22)
            UIScreen(size: CGSize(width: 390, height: 844), scale: 3).becomeMain()
            #expect(metrics.scaledValue(for: 17, compatibleWith: traits) == 49.0 / 3)
            #expect(metrics.scaledValue(for: 17.1) == 17.1)
        }
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 16)
        #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: traits).pointSize == 16)
    }

    @Test func aDescriptorSaysWhatItKnowsByNames() {
        let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
        #expect(body.object(forKey: .textStyle) as? UIFont.TextStyle == .body)
        #expect(body.object(forKey: .size) as? CGFloat == 17)
        let plain = UIFont(name: "Inter-Bold", size: 12)?.fontDescriptor
        #expect(plain?.object(forKey: .textStyle) == nil && plain?.object(forKey: .name) as? String != nil)
    }

    @Test func descriptorsChangeDesignAndTraits() {
        let descriptor = UIFont.systemFont(ofSize: 20, weight: .heavy).fontDescriptor
        #expect(descriptor.withDesign(.rounded).map { UIFont(descriptor: $0, size: 0).design } == .rounded)
        let italic = descriptor.withSymbolicTraits([.traitBold, .traitItalic]).map { UIFont(descriptor: $0, size: 24) }
        #expect(italic?.isItalic == true && italic?.weight == .heavy && italic?.pointSize == 24)
        #expect(descriptor.withSymbolicTraits([])?.symbolicTraits == [])
    }

    @Test func categoriesAreOrdered() {
        #expect(UIContentSizeCategory.small < .large && UIContentSizeCategory.extraLarge > .large)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }

    /// As published code does it for the files in its bundle.
    @Test func registeringAFontChangesNothing() throws {
        let url = URL(fileURLWithPath: "/Deck.ttf")
        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterFontsForURL(url, .process, &error) && error == nil)
        let provider = try #require(CGDataProvider(url: url))
        let font = try #require(CGFont(provider))
        #expect(CTFontManagerRegisterGraphicsFont(font, &error) && font.postScriptName == nil)
        #expect(UIFont(name: "Deck", size: 10)?.pointSize == 10)
    }

    @Test func aDescriptorIsMadeOfAttributes() {
        let heavy = UIFontDescriptor(fontAttributes: [
            .size: 20, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
        ])
        let font = UIFont(descriptor: heavy, size: 0)
        #expect(font.pointSize == 20 && font.weight == .heavy)
        #expect(UIFontDescriptor(fontAttributes: [.name: "Inter-Bold", .size: 12]).pointSize == 12)
        let light = UIFont.systemFont(ofSize: 15).fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light]
        ])
        #expect(UIFont(descriptor: light, size: 0).weight == .light && light.pointSize == 15)
    }
}
