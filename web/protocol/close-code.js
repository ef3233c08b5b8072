/** Close codes of RFC 6455, and from 4401 this wire's own, as WIRE.md lists them. */
export const CloseCode = Object.freeze({
    goingAway: 1001,
    protocolError: 1002,
    invalidPayload: 1007,
    messageTooBig: 1009,
    tryAgainLater: 1013,
    keyRequired: 4401,
    invalidKey: 4403,
    noSuchRoom: 4404,
    identityTaken: 4409,
    ended: 4410,
});
