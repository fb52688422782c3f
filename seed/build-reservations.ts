import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import { reservationId } from '#features/reservations/model/reservation-request.ts';
import { reservationDay } from '#features/reservations/model/reservation-times.ts';
import { dayMs, hourMs } from '#shared/time-units.ts';
import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';
import type { Person } from './build-people.ts';
import { uidOf } from './build-people.ts';
import type { SeedPlaceDraft } from './build-places.ts';
import type { ReservationFields, SeedDocument } from './city.ts';
import { reservations } from './data/reservations.ts';
import type { ReservationContent } from './data/reservations.ts';
import { randomFor } from './random.ts';

/** Maximum number of days to search for an open day; no place is closed for longer. */
const searchDays = 14;

interface ReservationContext {
  people: ReadonlyMap<string, Person>;
  regulars: readonly Person[];
  drafts: readonly SeedPlaceDraft[];
  /** Active members of the club. */
  members: ReadonlySet<string>;
  now: Date;
}

/** Returns reservations at places that accept requests, within the opening hours of each place. */
export function buildReservations(context: ReservationContext): SeedDocument<ReservationFields>[] {
  return reservations.map((content, index) => {
    const { by } = content;
    const person = typeof by === 'number' ? context.regulars[by] : context.people.get(uidOf(by));
    const draft = context.drafts.find(({ content: { title } }) => title === content.place);
    if (person === undefined || draft?.document.fields.reservation.mode !== 'request') {
      throw new Error(`A reservation of the seed has an unknown user or place: ${content.place}`);
    }
    const placeId = draft.document.id;
    const { date, time } = openMoment(draft, content, context.now);
    const random = randomFor(`reservation/${index}`);
    const asked = Math.min(
      context.now.getTime() - random.between(0.2, 1.5) * dayMs,
      Date.parse(`${date}T12:00:00Z`) - random.between(2, 6) * dayMs,
    );
    const answeredAt =
      content.status === 'pending'
        ? null
        : new Date(
            content.status === 'no_show'
              ? Date.parse(`${date}T${time}:00-03:00`) + hourMs
              : asked + random.between(0.01, 0.15) * dayMs,
          );
    return {
      id: reservationId(placeId, person.uid, { date, time }),
      fields: {
        placeId,
        userId: person.uid,
        name: person.displayName,
        // An unassigned phone number, as for places.
        phone: `+5548900${String(10_000 + index * 37).padStart(6, '0')}`,
        date,
        time,
        people: content.people,
        note: content.note,
        status: content.status,
        priority: context.members.has(person.uid),
        createdAt: new Date(asked),
        updatedAt: answeredAt ?? new Date(asked),
        changedBy: answeredAt && content.status !== 'cancelled' ? 'place' : 'person',
        ...(answeredAt && content.status !== 'cancelled' && { answeredAt }),
      },
    };
  });
}

/**
 * Returns the first date from `inDays` on that has a reservation time at or after `from`, and the first such time. If
 * `inDays` is negative, the search goes to earlier dates.
 * @throws Error if there is no such date within `searchDays`
 */
function openMoment(draft: SeedPlaceDraft, content: ReservationContent, now: Date) {
  const hours = parsePlaceHours(draft.document.fields.hours);
  const step = content.inDays < 0 ? -1 : 1;
  const first = wallClockAt(now).dayNumber + content.inDays;
  for (let days = 0; days < searchDays; days += 1) {
    const date = isoDateOf(first + days * step);
    const day = reservationDay(hours, date, new Date(`${date}T03:00:00Z`));
    const time = day.kind === 'times' && day.regular.find((choice) => choice >= content.from);
    if (time) return { date, time };
  }
  throw new Error(`The seed found no open day for a reservation at ${content.place}`);
}
