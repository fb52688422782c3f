/**
 * The Firestore functions that visitors download. Loaded by connection.ts with a dynamic import only: a static import
 * would put the SDK into the first download.
 */
export { deleteApp, initializeApp } from 'firebase/app';
export {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
