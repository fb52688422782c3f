/**
 * Whether addresses name a stored file, however they write it: as it is, with blanks and commas as parsePlaceImage()
 * writes them, or percent-encoded, with accents in one character or in two. In doubt they do: what is named stays.
 * @param imageUrls addresses in the records, of any form
 */
export function namedBy(imageUrls: readonly string[]): (filename: string) => boolean {
  const addresses = imageUrls.map(decoded);
  return (filename) => {
    const name = decoded(filename);
    return addresses.some((address) => address.includes(name));
  };
}

/**
 * A text without its percent signs' meaning. Until there is none left, as a file's own name may look like one:
 * '50%20.jpg', which an address may write as it is or as '50%2520.jpg'. Byte by byte, as a name need be no valid UTF-8.
 */
function decoded(text: string): string {
  let bytes = Buffer.from(text).toString('latin1');
  for (let before = ''; before !== bytes;) {
    before = bytes;
    bytes = bytes.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
  return Buffer.from(bytes, 'latin1').toString().normalize('NFC');
}
