/// What makes an object one that Foundation can compare with others, as its first stored property.
///
/// On Linux `CFEqual` takes bits 8 to 17 of what follows an object's header for the number of a type of Core Foundation, and
/// ends the program where they are 0: as soon as an attributed string has two runs side by side that differ in such a value.
package struct ComparableValue: Sendable {
    private let bits: UInt = 0x3_FF00

    package init() {}
}
