/** The write functions of Firestore, in addition to firestore-sdk.ts. Loaded with a dynamic import on the first write. */
export {
  deleteField,
  GeoPoint,
  increment,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore/lite';
