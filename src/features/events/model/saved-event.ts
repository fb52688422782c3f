/** Somebody's mark on an event, savedEvents/{uid_eventId}. */
export interface SavedEvent {
  eventId: string;
  /** null where the record does not say. */
  createdAt: Date | null;
}

/** A person's whole list: more than this is not read. */
export const maxSavedEvents = 500;

export function savedEventId(uid: string, eventId: string): string {
  return `${uid}_${eventId}`;
}
