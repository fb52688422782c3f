const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const length = 20;

/** An id as Firestore's SDK makes them, without loading it: 20 letters and digits, each as likely as the others. */
export function newDocumentId(): string {
  let id = '';
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(2 * length))) {
      // The largest multiple of 62 below 256: what is above would favour the first letters.
      if (byte < 248 && id.length < length) id += alphabet.charAt(byte % alphabet.length);
    }
  }
  return id;
}
