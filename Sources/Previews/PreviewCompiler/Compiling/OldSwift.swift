import PreviewProtocol

/// What is said of sources that no compiler of today reads.
enum OldSwift {
    /// Returns the one sentence that says why sources have so many errors; nothing for others.
    static func note(on messages: [CompilerOutput.Message]) -> [PreviewDiagnostic] {
        guard messages.contains(where: { isFormer($0.text) }) else { return [] }
        return [
            PreviewDiagnostic(
                severity: .error,
                message: "these sources are of Swift 2, which no compiler of today reads: Xcode 8 converts them")
        ]
    }

    /// Whether so many sources are of Swift 2 that without them nothing right is left of a project: three, or half of them.
    ///
    /// - Parameters:
    ///   - messages: what the compiler says of them.
    ///   - count: the number of sources.
    /// - Returns: whether they are.
    static func isProject(_ messages: [CompilerOutput.Message], of count: Int) -> Bool {
        let former = Set(messages.filter { isFormer($0.text) }.map(\.file)).count
        return former >= 3 || former > 0 && former * 2 >= count
    }

    /// Names that UIKit had in Swift 2 alone.
    private static let names: Set<String> = [
        "CGPointZero", "CGRectZero", "CGSizeZero", "animateWithDuration", "blackColor", "blueColor", "clearColor",
        "dequeueReusableCellWithIdentifier",
        "dequeueReusableCellWithReuseIdentifier", "dismissViewControllerAnimated",
        "destinationViewController", "instantiateViewControllerWithIdentifier", "layoutAttributesForElementsInRect",
        "layoutAttributesForItemAtIndexPath", "mainBundle", "mainScreen", "performSegueWithIdentifier",
        "popViewControllerAnimated", "prepareForSegue", "prepareLayout",
        "presentViewController", "sharedApplication", "userInteractionEnabled", "whiteColor",
    ]

    private static func isFormer(_ text: String) -> Bool {
        if text.hasSuffix("was removed in Swift 3") { return true }
        guard let member = text.firstMatch(of: #/(?:has no|no|cannot find) (?:member )?'(\w+)'/#)?.1 else {
            return false
        }
        return names.contains(String(member))
    }
}
