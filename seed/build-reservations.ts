import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import { reservationId } from '#features/reservations/model/reservation-request.ts';
import { reservationDay } from '#features/reservations/model/reservation-times.ts';
import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';
import type { Person } from './build-people.ts';
import { uidOf } from './build-people.ts';
import type { PlaceDraft } from './build-places.ts';
import type { ReservationFields, SeedDocument } from './city.ts';
import { reservations } from './data/reservations.ts';
import type { ReservationContent } from './data/reservations.ts';
import { randomFor } from './random.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** No place of the city is closed for longer. */
const searchDays = 14;

interface ReservationContext {
  people: ReadonlyMap<string, Person>;
  regulars: readonly Person[];
  drafts: readonly PlaceDraft[];
  /** Active members of the club. */
  members: ReadonlySet<string>;
  now: Date;
}

/** Requests to places that take them, each inside the place's own hours. */
export function buildReservations(context: ReservationContext): SeedDocument<ReservationFields>[] {
  return reservations.map((content, index) => {
    const { by } = content;
    const person = typeof by === 'number' ? context.regulars[by] : context.people.get(uidOf(by));
    const draft = context.drafts.find(({ content: { title } }) => title === content.place);
    if (person === undefined || draft?.document.fields.reservation.mode !== 'request') {
      throw new Error(`The seed has a reservation without person or place: ${content.place}`);
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
        // A number nobody has, as the places' own.
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

/** The first moment from the wanted one on at which the place is open; for the past, going back. */
function openMoment(draft: PlaceDraft, content: ReservationContent, now: Date) {
  const hours = parsePlaceHours(draft.document.fields.hours);
  const step = content.inDays < 0 ? -1 : 1;
  const first = wallClockAt(now).dayNumber + content.inDays;
  for (let days = 0; days < searchDays; days += 1) {
    const date = isoDateOf(first + days * step);
    const day = reservationDay(hours, date, new Date(`${date}T03:00:00Z`));
    const time = day.kind === 'times' && day.later.find((choice) => choice >= content.from);
    if (time) return { date, time };
  }
  throw new Error(`The seed finds no open day for a reservation at ${content.place}`);
}
