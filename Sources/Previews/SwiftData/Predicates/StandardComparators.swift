extension String.StandardComparator {
    /// Text by its characters: Foundation on Linux knows no order of a language.
    public static var localizedStandard: String.StandardComparator { .lexical }
    /// Text by its characters: Foundation on Linux knows no order of a language.
    public static var localized: String.StandardComparator { .lexical }
}
