import Foundation
import Testing

@testable import UIKit

/// Images without pixels of their own go through data, as edgarhakobyan/iOS-Demos keeps them in Core Data.
@MainActor
@Suite struct WrittenImageTests {
    private let stage = Stage()

    @Test func anImageIsFoundAgainByWhatWasWritten() throws {
        try stage.perform {
            let card = UIImage(file: "card.png", size: CGSize(width: 30, height: 40))
            let drawn = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 6)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 5, height: 6))
            }
            let (first, second) = (try #require(card.pngData()), try #require(drawn.jpegData(compressionQuality: 1)))
            #expect(UIImage(data: first)?.cgImage === card.cgImage && UIImage(data: second)?.cgImage === drawn.cgImage)
            #expect(UIImage(data: first, scale: 2)?.size == CGSize(width: 15, height: 20))
            #expect(first.starts(with: [0x89, 0x50, 0x4E, 0x47]) && first != second)
            #expect(UIImage(data: first.dropLast(1)) == nil && UIImage(data: Data()) == nil)
            #expect(UIImage().pngData() == nil)
        }
    }

    @Test func anotherStageHasNone() throws {
        let data = try stage.perform {
            try #require(UIImage(file: "a.png", size: CGSize(width: 1, height: 1)).pngData())
        }
        #expect(Stage().perform { UIImage(data: data) } == nil)
    }
}
