/** What counts documents without reading them. Loaded with a dynamic import by whoever counts. */
export { count, getAggregate, getCount, sum } from 'firebase/firestore/lite';
