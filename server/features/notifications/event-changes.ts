import { parseEventDate } from '#features/events/model/event-date-text.ts';
import type { EventDate } from '#features/events/model/event.ts';
import type { EventChange } from '#features/notifications/model/notice.ts';

/** One date that is another one now. */
export interface DateChange {
  change: Exclude<EventChange, 'changed'>;
  /** As it is now; as it was, where it is gone. */
  date: EventDate;
}

/** The dates of an event as one text, a line each: what was told of it. */
export type DatesText = string;

/**
 * What became of the dates that were told, for whoever wants to go there: dates that are over, and new ones, are no
 * change. A date that is gone counts as cancelled.
 * @param now what is over is told to nobody
 */
export function dateChanges(was: DatesText, is: DatesText, now: Date): DateChange[] {
  const current = new Map(datesOf(is).map((date) => [date.key, date]));
  return datesOf(was).flatMap((before): DateChange[] => {
    const date = current.get(before.key);
    const isOver = (date ?? before).endsAt <= now && before.endsAt <= now;
    if (isOver) return [];
    if (!date || date.status === 'cancelled') {
      return before.status === 'cancelled' ? [] : [{ change: 'cancelled', date: date ?? before }];
    }
    if (+date.startsAt !== +before.startsAt || +date.endsAt !== +before.endsAt) {
      return [{ change: 'moved', date }];
    }
    if (before.status === 'cancelled') return [{ change: 'restored', date }];
    if (date.status === 'sold_out' && before.status !== 'sold_out') {
      return [{ change: 'sold_out', date }];
    }
    return [];
  });
}

function datesOf(text: DatesText): EventDate[] {
  return text.split('\n').flatMap((line) => parseEventDate(line) ?? []);
}
