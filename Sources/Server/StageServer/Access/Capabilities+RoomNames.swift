/// Names of private rooms: 22 characters of base64url, of 8 random bytes and the first 8 of their authentication code.
/// So a server knows the names that it has given out, without a list of them, for as long as it has its secret.
extension Capabilities {
    private static let half = 8

    func makeRoomName() -> String {
        var generator = SystemRandomNumberGenerator()
        let random: [UInt8] = (0..<Self.half).map { _ in generator.next() }
        return Base64URL.text(random + nameCode(random))
    }

    /// Whether ``makeRoomName()`` has made the name, with this secret.
    func hasMade(roomName: String) -> Bool {
        guard let bytes = Base64URL.bytes(roomName), bytes.count == 2 * Self.half else { return false }
        return nameCode(Array(bytes.prefix(Self.half))).elementsEqual(bytes.suffix(Self.half))
    }

    private func nameCode(_ random: [UInt8]) -> ArraySlice<UInt8> {
        // Not the beginning of a key's message.
        authenticator.code(for: Array("zoetrope room name\0".utf8) + random).prefix(Self.half)
    }
}
