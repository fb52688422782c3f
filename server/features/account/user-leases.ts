/**
 * Returns the id of a document in the leases collection. The lease lets only one server at a time import events for a
 * user.
 */
export function eventImportLeaseId(uid: string): string {
  return `event-import-${uid}`;
}

/** Returns the id of the lease that lets only one server at a time change the image of a user. */
export function photoLeaseId(uid: string): string {
  return `photo-${uid}`;
}

/**
 * Returns the ids of all leases of a user. The erasure deletes them, because a crashed server may leave one that
 * contains the uid.
 */
export function leasesOf(uid: string): string[] {
  return [eventImportLeaseId(uid), photoLeaseId(uid)];
}
