/** Timestamp and point classes of the Firestore clients for browser and server. */
export { GeoPoint, Timestamp } from 'firebase/firestore/lite';
export { GeoPoint as ServerGeoPoint, Timestamp as ServerTimestamp } from '@google-cloud/firestore';
