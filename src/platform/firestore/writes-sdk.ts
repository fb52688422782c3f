/**
 * What members write with, beside firestore-sdk.ts. Loaded with a dynamic import when somebody writes.
 * Batches and no transactions: every byte used of Firestore is in the one chunk that visitors load too.
 */
export { increment, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
