import { checkedByRule, defineRecord, id, instant } from '#shared/record/record.ts';
import type { RecordOf } from '#shared/record/record.ts';

/** Saved event of a user, stored in savedEvents/{uid_eventId}. */
export const savedEventRecord = defineRecord(
  {
    eventId: checkedByRule(id()),
    /** Null if the record has no date. */
    createdAt: checkedByRule(instant()),
  },
  { unreadFields: { userId: checkedByRule(id()) } },
);

export type SavedEvent = RecordOf<typeof savedEventRecord>;

/** Returns the document id of a saved event. */
export function savedEventId(uid: string, eventId: string): string {
  return `${uid}_${eventId}`;
}

/** Parses a stored saved event. Returns null if it contains no event id. */
export function toSavedEvent(data: unknown): SavedEvent | null {
  const savedEvent = savedEventRecord.read(data);
  return savedEvent.eventId === '' ? null : savedEvent;
}
