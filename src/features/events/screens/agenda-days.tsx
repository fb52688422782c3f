import type { PlacedOccurrence } from '#features/events/model/agenda/agenda.ts';
import type { Coordinates } from '#shared/geo.ts';
import { wallClockAt } from '#shared/zoned-time.ts';
import * as texts from '#features/events/texts.ts';
import { EventRow } from '#features/events/components/card/event-row.tsx';
import { distanceText } from '#features/map/components/near-me/distance-text.ts';
import { useNow } from '#ui/use-now.ts';

/** Number of images that load eagerly: the rows in the initial viewport of a phone. */
const eagerRowCount = 3;

interface AgendaDaysProps {
  /** Sorted by day. */
  occurrences: readonly PlacedOccurrence[];
  /** Time for which `occurrences` was computed. */
  sortTime: Date;
  /** Location from which distances are measured. */
  origin: Coordinates | null;
  /** True while a new list loads. */
  isBusy: boolean;
}

/** Renders the dates grouped by day. */
export function AgendaDays({
  occurrences: foundOccurrences,
  sortTime,
  origin,
  isBusy,
}: AgendaDaysProps) {
  const now = useNow();
  const today = wallClockAt(sortTime).dayNumber;
  const days = [...new Set(foundOccurrences.map(({ day }) => day))];
  const eagerOccurrences = new Set(foundOccurrences.slice(0, eagerRowCount));
  return (
    <div className="mt-5 flex flex-col gap-8" aria-busy={isBusy}>
      {days.map((day) => (
        <section key={day} aria-label={texts.dayHeading(day, today)}>
          <h2 className="text-lg mb-3 font-bold md:text-xl">{texts.dayHeading(day, today)}</h2>
          <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
            {foundOccurrences
              .filter((occurrence) => occurrence.day === day)
              .map((occurrence) => {
                const { event, date, place } = occurrence;
                return (
                  <li key={`${event.id} ${date.startsAt.getTime()}`}>
                    <EventRow
                      event={event}
                      date={date}
                      // A date that ends while the list is open stays in it, to avoid a layout shift.
                      when={date.endsAt > now ? texts.timesOnDayText(date, day) : texts.dateEnded}
                      where={[place.title, place.neighborhood].filter(Boolean).join(' · ')}
                      note={distanceText(origin, place.geo)}
                      hasBenefit={place.hasBenefit}
                      eager={eagerOccurrences.has(occurrence)}
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
