import QuartzCore
import StageTime
import UIKit

/// Pictures that are made up: hills of a colour each.
@MainActor
enum SamplePictures {
    private struct Kind: Hashable {
        let number: Int
        let count: Int
        let size: CGSize
    }

    private static var pictures: [Kind: UIImage] = [:]

    /// Returns one of several pictures.
    ///
    /// - Parameters:
    ///   - number: the picture's, from 0.
    ///   - count: how many there are.
    ///   - size: the size in points.
    /// - Returns: the picture, which is the same each time.
    static func picture(_ number: Int, of count: Int, _ size: CGSize) -> UIImage {
        let kind = Kind(number: number, count: count, size: size)
        if let picture = pictures[kind] { return picture }
        let hue = CGFloat(number) / CGFloat(count)
        let picture = UIGraphicsImageRenderer(size: size).image { context in
            UIColor(hue: hue, saturation: 0.45, brightness: 0.85, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor(hue: hue, saturation: 0.6, brightness: 0.6, alpha: 1).setFill()
            let hill = UIBezierPath()
            let places: [(CGFloat, CGFloat)] = [(0, 1), (0.325, 13.0 / 30), (0.525, 22.0 / 30), (0.7, 0.5), (1, 1)]
            for (index, (x, y)) in places.enumerated() {
                let place = CGPoint(x: size.width * x, y: size.height * y)
                if index == 0 { hill.move(to: place) } else { hill.addLine(to: place) }
            }
            hill.close()
            hill.fill()
        }
        pictures[kind] = picture
        return picture
    }
}

/// The photos of a phone's owner, which are made up.
public enum SamplePhotos {
    /// The number of photos.
    public static let count = 24

    private final class Owner {
        var isAsked = false
    }

    /// Whether an app of the running stage may see the photos: whoever asks is allowed to.
    public static var isAllowed: Bool {
        get { !StageTurn.isOnMainActor || MainActor.assumeIsolated { FrameClock.current.shared { Owner() }.isAsked } }
        set {
            guard StageTurn.isOnMainActor else { return }
            MainActor.assumeIsolated { FrameClock.current.shared { Owner() }.isAsked = newValue }
        }
    }

    /// Returns the size of a photo in points: most are wider than high.
    public static func size(_ number: Int) -> CGSize {
        number % 3 == 1 ? CGSize(width: 300, height: 400) : CGSize(width: 400, height: 300)
    }

    /// Returns a photo by its number from 0, and has the stage say that it is none of anybody's.
    @MainActor
    public static func picture(_ number: Int) -> UIImage {
        LeftOutCode.tell("what the phone has of photos", madeUp: "there is no phone")
        return SamplePictures.picture(number, of: count, size(number))
    }
}
