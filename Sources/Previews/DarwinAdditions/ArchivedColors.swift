import Foundation
import Previews
import UIKit

extension NSKeyedArchiver {
    /// Returns the archive of a colour.
    public static func archivedData(withRootObject object: UIColor) -> Data { ColorArchives.archive(of: object) }

    /// Returns the archive of a colour.
    public static func archivedData(withRootObject object: UIColor, requiringSecureCoding: Bool) throws -> Data {
        ColorArchives.archive(of: object)
    }

    /// Returns the archive of a colour; empty data for none.
    public static func archivedData(withRootObject object: UIColor?, requiringSecureCoding: Bool) throws -> Data {
        object.map(ColorArchives.archive) ?? Data()
    }
}

extension NSKeyedUnarchiver {
    /// Returns the colour of an archive; nil of other data.
    public static func unarchivedObject(ofClass type: UIColor.Type, from data: Data) throws -> UIColor? {
        ColorArchives.color(of: data)
    }
}
