/**
 * The write functions of members, in addition to firestore-sdk.ts. Loaded with a dynamic import on the first write.
 * Batches are used instead of transactions, because all used code of Firestore is in the chunk that visitors load too.
 */
export { increment, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
