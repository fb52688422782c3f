const startOfScan = 0xda;
const endOfImage = 0xd9;

/**
 * Counts the scans of a JPEG: one, or about ten if it is progressive. A valid file of 200 kB may have thousands, and a
 * decoder cannot be interrupted before it has processed all of them. Reads markers like decoders do
 * (https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1) and skips the data between them.
 */
export function countJpegScans(jpeg: Buffer): number {
  let scans = 0;
  let offset = jpeg.indexOf(0xff, 2);
  while (offset !== -1 && offset + 4 <= jpeg.length) {
    const marker = jpeg.readUInt8(offset + 1);
    if (marker === endOfImage) break;
    if (marker === startOfScan) scans += 1;
    if (marker === 0xff) offset += 1;
    else if (hasNoLength(marker)) offset += 2;
    else offset += 2 + jpeg.readUInt16BE(offset + 2);
    offset = jpeg.indexOf(0xff, offset);
  }
  return scans;
}

/**
 * Returns true for markers without a length field: TEM, restarts, and 0, which follows a 0xff byte of compressed data.
 */
function hasNoLength(marker: number): boolean {
  return marker <= 1 || (marker >= 0xd0 && marker <= 0xd7);
}
