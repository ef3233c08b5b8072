/// What two friends write to each other, of whom one is on a journey.
enum ConversationScript {
    static let past: [Message] = [
        .time("Tuesday 8:02"),
        .received("Guess who has two weeks off and a van full of petrol"),
        .sent("No!"),
        .sent("Where to?"),
        .received("North, until the road ends. Then left."),
        .sent("That is a terrible plan"),
        .sent("I love it. Who feeds the cat?"),
        .received("The cat is coming."),
        .time("Tuesday 20:47"),
        .received("First night by the sea"),
        Message(content: .photo("album-03", spoken: "a photo of a sunset over the sea"), isOutgoing: false),
        .sent("Stop it, I am still at the office"),
        .received("The light turned from gold to violet in about a minute. I didn't even get my good camera out."),
        .sent("A phone will do. Keep them coming!"),
        .received("The cat was not impressed"),
        .time("Wednesday 12:15"),
        .sent("How is the road?"),
        .received("Empty."),
        .received("I have seen four cars since breakfast, and one of them was parked."),
        .sent("And the van?"),
        .received("It makes a new sound on hills. I turned the music up, so it is fixed."),
        .sent("Engineering at its best"),
        .received("I learned from you"),
        .sent("Ha! Fair."),
        .time("Thursday 7:30"),
        .received("Woke up to this. No filter, no editing, not even coffee yet."),
        Message(content: .photo("album-10", spoken: "a photo of snowy mountains above a lake"), isOutgoing: false),
        .sent("That can't be real"),
        .received("I checked. The water is real. I fell in."),
        .sent("On purpose?"),
        .received("The first time, no."),
        .sent("I would pay good money for a video of that"),
        .received("The cat has one, but she wants a lawyer"),
        .time("Friday 18:20"),
        .sent("Quiet day? I am starting to imagine bears"),
        .received(
            "No bears! No signal either. I walked up to the pass and back, eleven hours, and I can't feel my legs."),
        .sent("Worth it?"),
        .received("Every single step"),
        .sent("Then rest, eat something warm, and tell me all about it tomorrow"),
        .received("Yes boss"),
        .time("Saturday 23:58"),
        .received("Are you awake?"),
        .sent("Barely"),
        .received("Then look at this for a minute before you sleep"),
        Message(content: .photo("album-11", spoken: "a photo of a tent below the Milky Way"), isOutgoing: false),
        .sent("Oh."),
        .sent("I can see the whole Milky Way"),
        .received("You can hear it, too. It is so quiet up here that I keep whispering to the stove."),
        .sent("What does the stove say?"),
        .received("Soup."),
        .time("Today 9:41"),
        .received("So. The road ends tomorrow."),
        .sent("Then left, as planned?"),
        .received("Or I could wait two days for somebody who has far too much holiday saved up"),
        .sent("Are you asking what I think you are asking?"),
        .received("There is a train at noon and a bus after that. The bus has a goat, but she is friendly."),
        .sent("I need to water the plants and find my boots"),
        .received("Boots are in the hall, behind the umbrella. They have been there since March."),
        .sent("How do you know that?"),
        .received("Throw something into the bag and go!"),
    ]

    static let exchanges: [(sent: String, answer: String)] = [
        ("Bag is packed. Mostly socks.", "Socks are the currency of the north. You will be rich."),
        ("On the train!", "Sit on the right, the lake side. You can thank me in an hour."),
        ("I see it. Thank you.", "Told you"),
        ("Met the goat. She ate my ticket.", "She does that. The driver has spare ones."),
        ("Last stop. There is nobody here but a cat.", "Follow the cat."),
        ("She wants me to carry her", "Of course. She is on holiday."),
        ("I can see the van! Put the soup on", "Already hot. Look up: the stars are early today."),
    ]

    /// To what nobody foresaw.
    static let answers = [
        "Ha! I read that to the cat. She has no comment.",
        "Say that again when you are here, I want to hear it",
        "The signal is gone in a minute, but I got that",
        "I'll think about it while the soup boils",
        "You are funnier in the mornings",
    ]

    static var imageNames: [String] {
        past.compactMap { message in if case .photo(let name, _) = message.content { name } else { nil } }
    }
}
