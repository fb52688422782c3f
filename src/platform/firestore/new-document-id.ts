const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const idLength = 20;

/** Returns an id in the format of the Firestore SDK without loading it: 20 uniformly random letters and digits. */
export function newDocumentId(): string {
  let id = '';
  while (id.length < idLength) {
    for (const byte of crypto.getRandomValues(new Uint8Array(2 * idLength))) {
      // 248 is the largest multiple of 62 below 256: higher bytes would favour the first letters.
      if (byte < 248 && id.length < idLength) id += alphabet.charAt(byte % alphabet.length);
    }
  }
  return id;
}
