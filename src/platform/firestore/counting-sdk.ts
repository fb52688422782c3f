/** The aggregation functions of Firestore. Loaded with a dynamic import when something is counted. */
export { count, getAggregate, sum } from 'firebase/firestore/lite';
