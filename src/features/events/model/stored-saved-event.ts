import type { SavedEvent } from './saved-event.ts';

import { fieldsOf, instantOf, textOf } from '#shared/stored-fields.ts';

/** A saved event from its stored fields; null where it names none. */
export function toSavedEvent(data: unknown): SavedEvent | null {
  const fields = fieldsOf(data);
  const eventId = textOf(fields['eventId'], 128);
  return eventId === '' ? null : { eventId, createdAt: instantOf(fields['createdAt']) };
}
