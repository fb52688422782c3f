/** What the app uses of Cloud Storage. Loaded by storage-connection.ts with a dynamic import only. */
export {
  connectStorageEmulator,
  deleteObject,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytesResumable,
} from 'firebase/storage';
