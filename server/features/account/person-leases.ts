/** Under which one server at a time does something for one person: ids of documents in leases. */

export function importLeaseOf(uid: string): string {
  return `event-import-${uid}`;
}

export function photoLeaseOf(uid: string): string {
  return `photo-${uid}`;
}

/** All of somebody's. What a server that died leaves of them names the person. */
export function leasesOf(uid: string): string[] {
  return [importLeaseOf(uid), photoLeaseOf(uid)];
}
