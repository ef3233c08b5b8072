const utf8 = new TextEncoder();
/** 1980-01-01, the first day that there is in MS-DOS' form. */
const date = 0x21;

/**
 * An archive of files as they are, without compression: PKWARE's APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16. O(bytes).
 *
 * @param files `{ path, bytes }`, fewer than 65,536 and less than 4 GiB in all
 */
export function writeZip(files) {
    const parts = [];
    const directory = [];
    let offset = 0;
    for (const { path, bytes } of files) {
        const name = utf8.encode(path);
        // Version 1.0, names in UTF-8, stored, then times, checksum and lengths.
        const common = [[10, 2], [0x0800, 2], [0, 2], [0, 2], [date, 2], [crc32(bytes), 4], [bytes.length, 4], [bytes.length, 4], [name.length, 2], [0, 2]];
        const local = fields([[0x04034b50, 4], ...common]);
        directory.push(fields([[0x02014b50, 4], [10, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]]), name);
        parts.push(local, name, bytes);
        offset += local.length + name.length + bytes.length;
    }
    const size = directory.reduce((sum, part) => sum + part.length, 0);
    const end = fields([[0x06054b50, 4], [0, 2], [0, 2], [files.length, 2], [files.length, 2], [size, 4], [offset, 4], [0, 2]]);
    return joined([...parts, ...directory, end]);
}

/** @param all pairs of a number and the bytes that it takes, little-endian */
function fields(all) {
    const bytes = new Uint8Array(all.reduce((sum, [, length]) => sum + length, 0));
    const view = new DataView(bytes.buffer);
    let offset = 0;
    for (const [value, length] of all) {
        if (length === 2) view.setUint16(offset, value, true);
        else view.setUint32(offset, value, true);
        offset += length;
    }
    return bytes;
}

function joined(parts) {
    const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let offset = 0;
    for (const part of parts) {
        bytes.set(part, offset);
        offset += part.length;
    }
    return bytes;
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    return value;
});

/** ISO 3309's, as zip has it. */
function crc32(bytes) {
    let value = 0xffffffff;
    for (const byte of bytes) value = (value >>> 8) ^ table[(value ^ byte) & 0xff];
    return (value ^ 0xffffffff) >>> 0;
}
