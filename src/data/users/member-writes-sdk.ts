/**
 * What members write with, beside firestore-sdk.ts. Loaded with a dynamic import when somebody writes.
 */
export { runTransaction, serverTimestamp, setDoc } from 'firebase/firestore/lite';
