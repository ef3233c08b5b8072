/// The source file with what code for Apple's systems takes from Objective-C's run time and from Xcode's packages.
enum ObjectiveCShadows {
    static let source = """
        import Foundation
        import Previews
        import UIKit

        public enum objc_AssociationPolicy {
            case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC
            case OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY
        }

        func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
            let owner = object as AnyObject
            return MainActor.assumeIsolated { Previews.AssociatedObjects.value(of: owner, for: key) }
        }

        func objc_setAssociatedObject(
            _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
        ) {
            let owner = object as AnyObject
            MainActor.assumeIsolated { Previews.AssociatedObjects.set(value, of: owner, for: key) }
        }

        func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

        extension UICollectionView {
            func dequeueReusableCell(
                prototype: UICollectionViewCell.Type, withReuseIdentifier name: String, for indexPath: IndexPath
            ) -> UICollectionViewCell {
                Previews.Prototypes.add(prototype, named: name, to: self)
                return dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
            }

            func dequeueReusableSupplementaryView(
                prototype: UICollectionReusableView.Type, ofKind kind: String, withReuseIdentifier name: String,
                for indexPath: IndexPath
            ) -> UICollectionReusableView {
                Previews.Prototypes.add(prototype, ofKind: kind, named: name, to: self)
                return dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: name, for: indexPath)
            }
        }

        extension Bundle {
            static var module: Bundle { .main }
        }

        extension UIImage {
            @MainActor convenience init?(
                named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
            ) {
                self.init(named: name)
            }
        }

        """
}
