// The numbers of typographic features, as Core Text's SFNTLayoutTypes.h has them. Equally wide digits of the system's font are seen.

/// The kind of features of ligatures.
public let kLigaturesType = 1
/// A choice of ligatures.
public let kRequiredLigaturesOnSelector = 0
/// A choice of ligatures.
public let kRequiredLigaturesOffSelector = 1
/// A choice of ligatures.
public let kCommonLigaturesOnSelector = 2
/// A choice of ligatures.
public let kCommonLigaturesOffSelector = 3
/// A choice of ligatures.
public let kRareLigaturesOnSelector = 4
/// A choice of ligatures.
public let kRareLigaturesOffSelector = 5

/// The kind of features of the widths of digits.
public let kNumberSpacingType = 6
/// A choice of the widths of digits.
public let kMonospacedNumbersSelector = 0
/// A choice of the widths of digits.
public let kProportionalNumbersSelector = 1
/// A choice of the widths of digits.
public let kThirdWidthNumbersSelector = 2
/// A choice of the widths of digits.
public let kQuarterWidthNumbersSelector = 3

/// The kind of features of characters above and below the line.
public let kVerticalPositionType = 10
/// A choice of characters above and below the line.
public let kNormalPositionSelector = 0
/// A choice of characters above and below the line.
public let kSuperiorsSelector = 1
/// A choice of characters above and below the line.
public let kInferiorsSelector = 2
/// A choice of characters above and below the line.
public let kOrdinalsSelector = 3
/// A choice of characters above and below the line.
public let kScientificInferiorsSelector = 4

/// The kind of features of fractions.
public let kFractionsType = 11
/// A choice of fractions.
public let kNoFractionsSelector = 0
/// A choice of fractions.
public let kVerticalFractionsSelector = 1
/// A choice of fractions.
public let kDiagonalFractionsSelector = 2

/// The kind of features of the heights of digits.
public let kNumberCaseType = 21
/// A choice of the heights of digits.
public let kLowerCaseNumbersSelector = 0
/// A choice of the heights of digits.
public let kUpperCaseNumbersSelector = 1

/// The kind of features of alternative looks.
public let kStylisticAlternativesType = 35
/// A choice of alternative looks.
public let kStylisticAltOneOnSelector = 2
/// A choice of alternative looks.
public let kStylisticAltOneOffSelector = 3
/// A choice of alternative looks.
public let kStylisticAltTwoOnSelector = 4
/// A choice of alternative looks.
public let kStylisticAltTwoOffSelector = 5
/// A choice of alternative looks.
public let kStylisticAltThreeOnSelector = 6
/// A choice of alternative looks.
public let kStylisticAltThreeOffSelector = 7
/// A choice of alternative looks.
public let kStylisticAltFourOnSelector = 8
/// A choice of alternative looks.
public let kStylisticAltFourOffSelector = 9
/// A choice of alternative looks.
public let kStylisticAltFiveOnSelector = 10
/// A choice of alternative looks.
public let kStylisticAltFiveOffSelector = 11
/// A choice of alternative looks.
public let kStylisticAltSixOnSelector = 12
/// A choice of alternative looks.
public let kStylisticAltSixOffSelector = 13
/// A choice of alternative looks.
public let kStylisticAltSevenOnSelector = 14
/// A choice of alternative looks.
public let kStylisticAltSevenOffSelector = 15
/// A choice of alternative looks.
public let kStylisticAltEightOnSelector = 16
/// A choice of alternative looks.
public let kStylisticAltEightOffSelector = 17
/// A choice of alternative looks.
public let kStylisticAltNineOnSelector = 18
/// A choice of alternative looks.
public let kStylisticAltNineOffSelector = 19
/// A choice of alternative looks.
public let kStylisticAltTenOnSelector = 20
/// A choice of alternative looks.
public let kStylisticAltTenOffSelector = 21
/// A choice of alternative looks.
public let kStylisticAltElevenOnSelector = 22
/// A choice of alternative looks.
public let kStylisticAltElevenOffSelector = 23
/// A choice of alternative looks.
public let kStylisticAltTwelveOnSelector = 24
/// A choice of alternative looks.
public let kStylisticAltTwelveOffSelector = 25
/// A choice of alternative looks.
public let kStylisticAltThirteenOnSelector = 26
/// A choice of alternative looks.
public let kStylisticAltThirteenOffSelector = 27
/// A choice of alternative looks.
public let kStylisticAltFourteenOnSelector = 28
/// A choice of alternative looks.
public let kStylisticAltFourteenOffSelector = 29
/// A choice of alternative looks.
public let kStylisticAltFifteenOnSelector = 30
/// A choice of alternative looks.
public let kStylisticAltFifteenOffSelector = 31
/// A choice of alternative looks.
public let kStylisticAltSixteenOnSelector = 32
/// A choice of alternative looks.
public let kStylisticAltSixteenOffSelector = 33
/// A choice of alternative looks.
public let kStylisticAltSeventeenOnSelector = 34
/// A choice of alternative looks.
public let kStylisticAltSeventeenOffSelector = 35
/// A choice of alternative looks.
public let kStylisticAltEighteenOnSelector = 36
/// A choice of alternative looks.
public let kStylisticAltEighteenOffSelector = 37
/// A choice of alternative looks.
public let kStylisticAltNineteenOnSelector = 38
/// A choice of alternative looks.
public let kStylisticAltNineteenOffSelector = 39
/// A choice of alternative looks.
public let kStylisticAltTwentyOnSelector = 40
/// A choice of alternative looks.
public let kStylisticAltTwentyOffSelector = 41

/// The kind of features of alternatives by what stands beside.
public let kContextualAlternatesType = 36
/// A choice of alternatives by what stands beside.
public let kContextualAlternatesOnSelector = 0
/// A choice of alternatives by what stands beside.
public let kContextualAlternatesOffSelector = 1
/// A choice of alternatives by what stands beside.
public let kSwashAlternatesOnSelector = 2
/// A choice of alternatives by what stands beside.
public let kSwashAlternatesOffSelector = 3
/// A choice of alternatives by what stands beside.
public let kContextualSwashAlternatesOnSelector = 4
/// A choice of alternatives by what stands beside.
public let kContextualSwashAlternatesOffSelector = 5

/// The kind of features of small letters.
public let kLowerCaseType = 37
/// A choice of small letters.
public let kDefaultLowerCaseSelector = 0
/// A choice of small letters.
public let kLowerCaseSmallCapsSelector = 1
/// A choice of small letters.
public let kLowerCasePetiteCapsSelector = 2

/// The kind of features of capital letters.
public let kUpperCaseType = 38
/// A choice of capital letters.
public let kDefaultUpperCaseSelector = 0
/// A choice of capital letters.
public let kUpperCaseSmallCapsSelector = 1
/// A choice of capital letters.
public let kUpperCasePetiteCapsSelector = 2
