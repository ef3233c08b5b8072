import QuartzCore
import StageTime

extension StageFoundation {
    /// Returns a request whose answer is taken for a picture, whatever its URL tells.
    public static func pictureRequest(_ request: StageTime.URLRequest) -> StageTime.URLRequest {
        var request = request
        request.isForPicture = true
        return request
    }

    /// Returns the one object of its class that belongs to the running stage, made when it is first asked for.
    public static func ofStage<Object: AnyObject>(_ make: @MainActor () -> Object) -> Object {
        onStage { FrameClock.current.shared { make() } }
    }
}
