/** Saved event of a user, stored in savedEvents/{uid_eventId}. */
export interface SavedEvent {
  eventId: string;
  /** Null if the record has no date. */
  createdAt: Date | null;
}

/** Maximum number of saved events that are read per user. */
export const maxSavedEvents = 500;

export function savedEventId(uid: string, eventId: string): string {
  return `${uid}_${eventId}`;
}
