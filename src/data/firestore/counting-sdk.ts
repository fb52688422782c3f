/** What counts documents without reading them. Loaded with a dynamic import by whoever counts. */
export { getCount } from 'firebase/firestore/lite';
