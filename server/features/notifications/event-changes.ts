import { parseEventDate } from '#features/events/model/event-date.ts';
import type { EventDate } from '#features/events/model/event-date.ts';
import type { EventChange } from '#features/notifications/model/notification-options.ts';

/** A changed date of an event. */
export interface DateChange {
  change: Exclude<EventChange, 'changed'>;
  /** The current date, or the previous one if it was removed. */
  date: EventDate;
}

/** The dates of an event as one text, with one line per date (toStoredEventDate()). */
export type DatesText = string;

/**
 * Returns the changes of dates that matter to a visitor. Added dates are not changes. A removed date counts as
 * cancelled.
 * @param now dates that are over at this time are ignored; a moved date only if its previous and its new end have
 *   passed
 */
export function findDateChanges(
  previousText: DatesText,
  currentText: DatesText,
  now: Date,
): DateChange[] {
  const current = new Map(parseDates(currentText).map((date) => [date.key, date]));
  return parseDates(previousText).flatMap((previousDate): DateChange[] => {
    const date = current.get(previousDate.key);
    const isOver = (date ?? previousDate).endsAt <= now && previousDate.endsAt <= now;
    if (isOver) return [];
    if (!date || date.status === 'cancelled') {
      return previousDate.status === 'cancelled'
        ? []
        : [{ change: 'cancelled', date: date ?? previousDate }];
    }
    if (+date.startsAt !== +previousDate.startsAt || +date.endsAt !== +previousDate.endsAt) {
      return [{ change: 'moved', date }];
    }
    if (previousDate.status === 'cancelled') return [{ change: 'restored', date }];
    if (date.status === 'sold_out' && previousDate.status !== 'sold_out') {
      return [{ change: 'sold_out', date }];
    }
    return [];
  });
}

function parseDates(text: DatesText): EventDate[] {
  return text.split('\n').flatMap((line) => parseEventDate(line) ?? []);
}
