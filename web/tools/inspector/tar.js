const block = 512;
const ascii = new TextDecoder();

/**
 * The regular files of an archive in POSIX' ustar format, in its order. O(bytes).
 *
 * @param bytes an archive that is whole
 * @returns `{ path, bytes }` of each
 */
export function readTar(bytes) {
    const files = [];
    for (let offset = 0; offset + block <= bytes.length && bytes[offset] !== 0;) {
        const field = (from, length) => ascii.decode(bytes.subarray(offset + from, offset + from + length)).split("\0")[0];
        const size = Number.parseInt(field(124, 12), 8);
        const prefix = field(345, 155);
        const path = prefix === "" ? field(0, 100) : `${prefix}/${field(0, 100)}`;
        const isFile = ["0", ""].includes(field(156, 1));
        if (isFile) files.push({ path, bytes: bytes.subarray(offset + block, offset + block + size) });
        offset += block * (1 + Math.ceil(size / block));
    }
    return files;
}
