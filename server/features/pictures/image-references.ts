/**
 * Returns a function that checks if any address refers to a stored file. Addresses may be literal, with spaces and
 * commas as written by parsePlaceImage(), or percent-encoded, with composed or decomposed accents. Ambiguous addresses
 * count as references, so that referenced files are never removed.
 * @param imageUrls addresses in the records, in any form
 */
export function createReferenceCheck(imageUrls: readonly string[]): (filename: string) => boolean {
  const addresses = imageUrls.map(decodeFully);
  return (filename) => {
    const name = decodeFully(filename);
    return addresses.some((address) => address.includes(name));
  };
}

/**
 * Decodes percent-encoding repeatedly until none is left, because a file name may itself look encoded: '50%20.jpg',
 * which an address may contain literally or as '50%2520.jpg'. Works on bytes, because a name may be invalid UTF-8.
 */
function decodeFully(text: string): string {
  let bytes = Buffer.from(text).toString('latin1');
  for (let previousBytes = ''; previousBytes !== bytes;) {
    previousBytes = bytes;
    bytes = bytes.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
  return Buffer.from(bytes, 'latin1').toString().normalize('NFC');
}
