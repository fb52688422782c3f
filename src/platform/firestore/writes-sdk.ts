/**
 * The write functions of members, in addition to firestore-sdk.ts. Loaded with a dynamic import on the first write.
 * Batches are used instead of transactions, because the code of transactions would be part of the Firestore chunk that
 * every visitor loads.
 */
export { increment, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
