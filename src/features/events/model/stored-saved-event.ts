import type { SavedEvent } from './saved-event.ts';

import { fieldsOf, instantOf, textOf } from '#shared/stored-fields.ts';

/** Parses a stored saved event. Returns null if it contains no event id. */
export function toSavedEvent(data: unknown): SavedEvent | null {
  const fields = fieldsOf(data);
  const eventId = textOf(fields['eventId'], 128);
  return eventId === '' ? null : { eventId, createdAt: instantOf(fields['createdAt']) };
}
