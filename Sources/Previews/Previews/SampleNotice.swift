import StageTime
import UIKit

/// Has requests of previewed code be answered by values and pictures that are made up, and says so on the stage.
public enum SampleNotice {
    /// Has requests for pictures be answered so, and all others, too, or fail as on a phone that is offline.
    public static func begin(_ areAnswered: Bool) {
        SampleAnswers.listener = { tell($0) }
        SampleAnswers.areOfPicturesAlone = !areAnswered
        MainActor.assumeIsolated { EncodedImages.madeUp = { picture($0) } }
    }

    private static func tell(_ host: String) {
        LeftOutCode.tell("what \(host) gives", madeUp: "there is no network")
    }

    @MainActor private static var pictures: [Int: UIImage] = [:]

    /// The picture in place of an answer; nil for what is none that is made up.
    @MainActor private static func picture(_ data: Data) -> UIImage? {
        guard let number = SampleAnswers.number(of: data) else { return nil }
        if let picture = pictures[number] { return picture }
        let size = CGSize(width: 400, height: 300)
        let hue = CGFloat(number) / CGFloat(SampleAnswers.count)
        let picture = UIGraphicsImageRenderer(size: size).image { context in
            UIColor(hue: hue, saturation: 0.45, brightness: 0.85, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor(hue: hue, saturation: 0.6, brightness: 0.6, alpha: 1).setFill()
            let hill = UIBezierPath()
            hill.move(to: CGPoint(x: 0, y: 300))
            hill.addLine(to: CGPoint(x: 130, y: 130))
            hill.addLine(to: CGPoint(x: 210, y: 220))
            hill.addLine(to: CGPoint(x: 280, y: 150))
            hill.addLine(to: CGPoint(x: 400, y: 300))
            hill.close()
            hill.fill()
        }
        pictures[number] = picture
        return picture
    }
}
