import StageTime
import UIKit

/// Has requests of previewed code be answered by values and pictures that are made up, and pickers show such photos, and says so on the
/// stage.
public enum SampleNotice {
    /// Has requests for pictures be answered so.
    ///
    /// - Parameter keys: has all others be answered, too, with objects that have what these lines name; nil has them fail as on a phone
    ///   that is offline.
    public static func begin(_ keys: [String]?) {
        SampleAnswers.listener = { tell($0) }
        SampleAnswers.areOfPicturesAlone = keys == nil
        SampleAnswers.shape = SampleShape(keys ?? [])
        MainActor.assumeIsolated {
            EncodedImages.madeUp = { picture($0) }
            UIImagePickerController.makeLibrary = { pick in
                SamplePhotoScreen(limit: 1) { if let number = $0.last { pick(SamplePhotos.picture(number)) } }
            }
        }
    }

    private static func tell(_ host: String) {
        LeftOutCode.tell("what \(host) gives", madeUp: "there is no network")
    }

    /// The picture in place of an answer; nil for what is none that is made up.
    @MainActor private static func picture(_ data: Data) -> UIImage? {
        SampleAnswers.number(of: data).map {
            SamplePictures.picture($0, of: SampleAnswers.count, CGSize(width: 400, height: 300))
        }
    }
}
