/**
 * True for an id that a document of this product can have: Firestore's auto-ids, letters and digits
 * only (DESIGN section 4). Anything else is answered without asking Firestore.
 */
export function isDocumentId(id: string): boolean {
  return /^[A-Za-z0-9]{1,64}$/.test(id);
}
