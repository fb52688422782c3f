/**
 * The write functions of members, in addition to firestore-sdk.ts. Loaded with a dynamic import on the first write.
 * Batches instead of transactions: all used Firestore code is in the one chunk that visitors load too.
 */
export { increment, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
