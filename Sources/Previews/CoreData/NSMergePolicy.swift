// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// Has a save fail where somebody else saved the same objects: what is saved last counts here.
public let NSErrorMergePolicy = NSMergePolicy(merge: .errorMergePolicyType)
/// Has what is in memory count.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
/// Has what is in the store count: what is saved last does here.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
/// Has what is in memory count, whole objects at a time.
public let NSOverwriteMergePolicy = NSMergePolicy(merge: .overwriteMergePolicyType)
/// Has what is in the store count, whole objects at a time: what is saved last does here.
public let NSRollbackMergePolicy = NSMergePolicy(merge: .rollbackMergePolicyType)

/// How changes of the same objects in several contexts are brought together.
public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
    case overwriteMergePolicyType, rollbackMergePolicyType
}

/// A way to bring together changes of the same objects in several contexts; has no effect, as what is saved last counts.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// The way.
    public let mergeType: NSMergePolicyType
    /// Makes a way.
    public init(merge ty: NSMergePolicyType) { mergeType = ty }
    /// Has a save fail.
    public static let error = NSErrorMergePolicy
    /// Has what is in memory count.
    public static let mergeByPropertyObjectTrump = NSMergeByPropertyObjectTrumpMergePolicy
    /// Has what is in the store count.
    public static let mergeByPropertyStoreTrump = NSMergeByPropertyStoreTrumpMergePolicy
    /// Has what is in memory count, whole objects at a time.
    public static let overwrite = NSOverwriteMergePolicy
    /// Has what is in the store count, whole objects at a time.
    public static let rollback = NSRollbackMergePolicy
}
