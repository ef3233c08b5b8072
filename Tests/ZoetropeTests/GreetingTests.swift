import Testing

@testable import zoetrope

@Suite struct GreetingTests {
    private func greeting(_ host: String, _ addresses: [String] = [], isTerminal: Bool = false) -> Greeting {
        Greeting(scheme: "http", host: host, port: 8080, networkAddresses: addresses, isTerminal: isTerminal)
    }

    @Test(arguments: [
        ("127.0.0.1", "http://127.0.0.1:8080/"), ("::1", "http://[::1]:8080/"), ("box.local", "http://box.local:8080/"),
        ("192.168.1.5", "http://192.168.1.5:8080/"), ("0.0.0.0", "http://127.0.0.1:8080/"),
        ("::", "http://[::1]:8080/"),
    ])
    func theFirstLineHasAnAddressThatThisMachineCanOpen(host: String, address: String) {
        #expect(greeting(host).text == "Zoetrope is at \(address)\n")
    }

    @Test func otherMachinesAddressesFollow() {
        let text = greeting("0.0.0.0", ["192.168.1.5", "[fd00::2]"]).text
        #expect(
            text == """
                Zoetrope is at http://127.0.0.1:8080/
                On the network: http://192.168.1.5:8080/
                On the network: http://[fd00::2]:8080/

                """)
    }

    @Test func theLinkForWritingIsOfThisMachineAndOnlyThere() {
        var greeting = greeting("0.0.0.0", ["192.168.1.5"])
        #expect(!greeting.text.contains("#"))
        greeting.writeKey = "0f3c"
        #expect(
            greeting.text.split(separator: "\n").filter { $0.contains("0f3c") } == [
                "To write tuned values into your files: http://127.0.0.1:8080/#write=0f3c"
            ])
    }

    @Test(arguments: [("0.0.0.0", ["192.168.1.5"]), ("192.168.1.5", [])])
    func aTerminalShowsACodeOfAnAddressThatOthersCanOpen(host: String, addresses: [String]) {
        #expect(greeting(host, addresses, isTerminal: true).text.contains("\u{2588}"))
        #expect(!greeting(host, addresses).text.contains("\u{2588}"))
    }

    @Test(arguments: ["127.0.0.1", "localhost", "::1", "0.0.0.0"])
    func aTerminalShowsNoCodeOfAnAddressOfThisMachineAlone(host: String) {
        let text = greeting(host, isTerminal: true).text
        #expect(!text.contains("\u{2588}"))
        #expect(text.contains("--host 0.0.0.0") == (host != "0.0.0.0"))
    }

    @Test func itIsAtMostFiveLinesWhateverTheMachineHas() {
        let addresses = (1...9).map { "192.168.1.\($0)" }
        for count in 0...9 {
            var greeting = greeting("0.0.0.0", Array(addresses.prefix(count)))
            for own in [(nil, nil), ("0f3c", nil), ("0f3c", "Previewed code runs in a process of its own.")] {
                (greeting.writeKey, greeting.isolation) = own
                #expect(greeting.text.split(separator: "\n").count <= Greeting.lineLimit)
                for address in addresses.prefix(count) { #expect(greeting.text.contains("//\(address):8080/")) }
            }
        }
        var own = greeting("127.0.0.1", isTerminal: true)
        (own.writeKey, own.isolation) = ("0f3c", "Previewed code runs in a process of its own.")
        #expect(own.text.split(separator: "\n").count <= Greeting.lineLimit)
    }
}
