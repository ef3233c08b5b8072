import Foundation

/// What a code is made of.
open class CIBarcodeDescriptor: NSObject, @unchecked Sendable {
    // It does not change.
}

/// What a QR code is made of.
public final class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// How much of a code may be unreadable.
    public enum ErrorCorrectionLevel: Int, Sendable {
        case levelL = 76
        case levelM = 77
        case levelQ = 81
        case levelH = 72
    }

    /// The bytes with those that correct them.
    public let errorCorrectedPayload: Data
    /// The version, 1...40, by which a code has its size.
    public let symbolVersion: Int
    /// The number of the pattern with which it is mixed, 0...7.
    public let maskPattern: UInt8
    /// How much may be unreadable.
    public let errorCorrectionLevel: ErrorCorrectionLevel

    /// Makes a description of a code; nil for a version that does not exist.
    public init?(
        payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8,
        errorCorrectionLevel: ErrorCorrectionLevel
    ) {
        guard 1...40 ~= symbolVersion else { return nil }
        self.errorCorrectedPayload = errorCorrectedPayload
        (self.symbolVersion, self.maskPattern) = (symbolVersion, maskPattern)
        self.errorCorrectionLevel = errorCorrectionLevel
        super.init()
    }
}

/// What a code of the kind Data Matrix is made of.
public final class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// How such a code corrects what is unreadable.
    public enum ECCVersion: Int, Sendable {
        case v000 = 0
        case v050 = 50
        case v080 = 80
        case v100 = 100
        case v140 = 140
        case v200 = 200
    }
}
