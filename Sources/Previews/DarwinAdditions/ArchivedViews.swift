import Foundation
import Previews
import UIKit

// A view that is archived and read again is copied.

@MainActor
extension NSKeyedArchiver {
    /// Returns what makes a copy of a view.
    public static func archivedData(withRootObject object: UIView) -> Data { ViewCopies.archive(of: object) }

    /// Returns what makes a copy of a view.
    public static func archivedData(withRootObject object: UIView, requiringSecureCoding: Bool) throws -> Data {
        ViewCopies.archive(of: object)
    }
}

@MainActor
extension NSKeyedUnarchiver {
    /// Returns a copy of the view that was archived; nil of other data, and of a view of another class.
    public static func unarchivedObject<Object: UIView>(ofClass type: Object.Type, from data: Data) throws -> Object? {
        ViewCopies.object(of: data) as? Object
    }
}
