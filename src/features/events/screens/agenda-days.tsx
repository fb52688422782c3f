import type { Occurrence } from '#features/events/model/agenda/agenda.ts';
import type { Coordinates } from '#shared/geo.ts';
import { wallClockAt } from '#shared/zoned-time.ts';
import { dayHeading, timesOnDay } from '#features/events/texts.ts';
import { EventRow } from '#features/events/components/card/event-row.tsx';
import { distanceText } from '#features/map/components/near-me/distance-text.ts';
import { useNow } from '#ui/use-now.ts';

/** Pictures loaded at once: what fits the first view of a phone. */
const eagerRows = 3;

interface AgendaDaysProps {
  /** By day. */
  found: readonly Occurrence[];
  /** The moment at which they were found. */
  at: Date;
  /** Where distances are measured from. */
  origin: Coordinates | null;
  /** Others are about to take their place. */
  isBusy: boolean;
}

/** The dates under the heading of their day. */
export function AgendaDays({ found, at, origin, isBusy }: AgendaDaysProps) {
  const now = useNow();
  const today = wallClockAt(at).dayNumber;
  const days = [...new Set(found.map(({ day }) => day))];
  const eager = new Set(found.slice(0, eagerRows));
  return (
    <div className="mt-5 flex flex-col gap-8" aria-busy={isBusy}>
      {days.map((day) => (
        <section key={day} aria-label={dayHeading(day, today)}>
          <h2 className="text-lg mb-3 font-bold md:text-xl">{dayHeading(day, today)}</h2>
          <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
            {found
              .filter((occurrence) => occurrence.day === day)
              .map((occurrence) => {
                const { event, date, place } = occurrence;
                return (
                  <li key={`${event.id} ${date.startsAt.getTime()}`}>
                    <EventRow
                      event={event}
                      date={date}
                      // While somebody reads on, nothing goes away from under them.
                      when={date.endsAt > now ? timesOnDay(date, day) : 'Encerrado'}
                      where={[place.title, place.neighborhood].filter(Boolean).join(' · ')}
                      note={distanceText(origin, place.geo)}
                      hasBenefit={place.hasBenefit}
                      eager={eager.has(occurrence)}
                    />
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
    </div>
  );
}
