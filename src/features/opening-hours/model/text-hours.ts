import { hasHoursProblems, toPlaceHours } from './hours-draft.ts';
import { hoursFromText } from './hours-from-text.ts';
import type { PlaceHours } from './opening-hours.ts';

/**
 * Returns the hours of an older record in structured form if every line of their text can be parsed, so that a list can
 * show the open state; other hours unchanged.
 */
export function parseTextHours(hours: PlaceHours): PlaceHours {
  if (hours.kind !== 'text') return hours;
  const draft = hoursFromText(hours.lines);
  return draft.note === '' && !hasHoursProblems(draft) ? toPlaceHours(draft) : hours;
}
