/** What Firestore's clients hand out for instants and points: that of the browser and that of the server. */
export { GeoPoint, Timestamp } from 'firebase/firestore/lite';
export { GeoPoint as ServerGeoPoint, Timestamp as ServerTimestamp } from '@google-cloud/firestore';
