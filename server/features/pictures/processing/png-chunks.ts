const signatureBytes = 8;
/** Bytes of length, type and checksum around a chunk's data. */
const chunkOverhead = 12;

/** Ancillary chunks that affect how pixels are displayed (https://www.w3.org/TR/png-3/#11Chunks). */
const retainedChunkTypes = new Set(['tRNS', 'cHRM', 'gAMA', 'iCCP', 'sRGB', 'sBIT', 'eXIf']);

/**
 * Returns a PNG with its critical chunks and, of each type in retainedChunkTypes, the first chunk. Decoders decompress
 * text chunks while reading the header, so 5 MB of text chunks in a crafted file take 2.5 GB of memory and twenty
 * seconds.
 * @param png starts with the PNG signature; damaged data is left for the decoder to refuse
 */
export function withoutAncillaryChunks(png: Buffer): Buffer {
  const retainedParts: Buffer[] = [png.subarray(0, signatureBytes)];
  const seenTypes = new Set<string>();
  let offset = signatureBytes;
  while (offset + chunkOverhead <= png.length) {
    const chunkEnd = offset + chunkOverhead + png.readUInt32BE(offset);
    const type = png.toString('latin1', offset + 4, offset + 8);
    // An upper-case first letter marks a critical chunk.
    const isCritical = /^[A-Z]/.test(type);
    if (isCritical || (retainedChunkTypes.has(type) && !seenTypes.has(type)))
      retainedParts.push(png.subarray(offset, chunkEnd));
    seenTypes.add(type);
    offset = chunkEnd;
    if (type === 'IEND') break;
  }
  return Buffer.concat(retainedParts);
}
