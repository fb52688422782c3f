const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const length = 20;

/** Returns an id in the format of the Firestore SDK without loading it: 20 uniformly random letters and digits. */
export function newDocumentId(): string {
  let id = '';
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(2 * length))) {
      // 248 is the largest multiple of 62 below 256: higher bytes would favour the first letters.
      if (byte < 248 && id.length < length) id += alphabet.charAt(byte % alphabet.length);
    }
  }
  return id;
}
