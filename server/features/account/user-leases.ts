/**
 * Returns the id of a document in the leases collection. The lease lets only one server at a time import events for a
 * user.
 */
export function eventImportLeaseId(uid: string): string {
  return `event-import-${uid}`;
}

const photoLeasePrefix = 'photo-';

/** Returns the id of the lease that lets only one server at a time change the image of a user. */
export function photoLeaseId(uid: string): string {
  return `${photoLeasePrefix}${uid}`;
}

/** Returns the user of an id that photoLeaseId() made; null for other leases. */
export function userOfPhotoLease(leaseId: string): string | null {
  return leaseId.startsWith(photoLeasePrefix) ? leaseId.slice(photoLeasePrefix.length) : null;
}

/**
 * Returns the ids of all leases of a user. The erasure deletes them, because a crashed server may leave one that
 * contains the uid.
 */
export function leasesOf(uid: string): string[] {
  return [eventImportLeaseId(uid), photoLeaseId(uid)];
}
