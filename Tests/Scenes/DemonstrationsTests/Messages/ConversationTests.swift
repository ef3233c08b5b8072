import Testing

@testable import Demonstrations

@Suite struct ConversationTests {
    @Test(arguments: [1, 7, 60, 500])
    func thePastEndsWithTheNewestLine(_ count: Int) {
        let conversation = Conversation(pastCount: count)
        #expect(conversation.messages.count == count)
        #expect(conversation.messages.last == ConversationScript.past.last)
    }

    @Test func dotsStandWhereTheAnswerWill() {
        var conversation = Conversation(pastCount: 3)
        let proposal = conversation.proposal
        conversation.send()
        #expect(conversation.messages.last == .sent(proposal) && conversation.proposal != proposal)
        conversation.type()
        conversation.type()
        #expect(conversation.messages.count == 5 && conversation.messages.last == .typing)
        conversation.answer()
        #expect(conversation == Conversation(pastCount: 3, exchanges: 1))
        conversation.answer()
        conversation.type()
        #expect(conversation == Conversation(pastCount: 3, exchanges: 1))
    }

    @Test func whatIsSentBeforeTheAnswerHasTheAnswerFirst() {
        var conversation = Conversation(pastCount: 3)
        conversation.send()
        conversation.type()
        conversation.send()
        #expect(conversation.settled == Conversation(pastCount: 3, exchanges: 2))
        #expect(conversation.messages.count == 6 && !conversation.messages.contains(.typing))
    }

    @Test func whatSomebodyWroteIsSentAndKept() {
        var conversation = Conversation(pastCount: 3)
        conversation.send("Is the goat there?")
        #expect(conversation.messages.last == .sent("Is the goat there?"))
        conversation.answer()
        #expect(conversation.messages.last.map { $0 != .received(ConversationScript.exchanges[0].answer) } == true)
        conversation.send()
        conversation.answer()
        #expect(conversation == Conversation(pastCount: 3, exchanges: 2, written: [0: "Is the goat there?"]))
        #expect(conversation.messages[5] == .sent(ConversationScript.exchanges[1].sent))
    }

    @Test func everybodyHearsWhoSaidIt() {
        #expect(Message.sent("Yes").spoken == "You: Yes")
        #expect(Message.received("No").spoken == "Flora: No")
        #expect(Message.time("Today").spoken == "Today")
    }
}
