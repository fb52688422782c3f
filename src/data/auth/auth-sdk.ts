/**
 * What the app uses of Auth. Loaded by auth-connection.ts with a dynamic import only: a visitor never
 * downloads it. Without the pop-up resolver, which would fetch a frame and a script of Google's.
 */
export {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from 'firebase/auth';
