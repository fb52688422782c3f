const startOfScan = 0xda;
const endOfImage = 0xd9;

/**
 * How often a JPEG passes over its whole picture: once, or about ten times when it is progressive. Valid files may do
 * it thousands of times within 200 kB, and a decoder cannot be interrupted before it has followed all of them.
 * It reads markers as decoders do (https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1): what lies between them is
 * skipped.
 */
export function jpegScans(jpeg: Buffer): number {
  let scans = 0;
  let at = jpeg.indexOf(0xff, 2);
  while (at !== -1 && at + 4 <= jpeg.length) {
    const marker = jpeg.readUInt8(at + 1);
    if (marker === endOfImage) break;
    if (marker === startOfScan) scans += 1;
    if (marker === 0xff) at += 1;
    else if (standsAlone(marker)) at += 2;
    else at += 2 + jpeg.readUInt16BE(at + 2);
    at = jpeg.indexOf(0xff, at);
  }
  return scans;
}

/** No marker but a byte of compressed data, or one without a length: TEM and restarts. */
function standsAlone(marker: number): boolean {
  return marker <= 1 || (marker >= 0xd0 && marker <= 0xd7);
}
