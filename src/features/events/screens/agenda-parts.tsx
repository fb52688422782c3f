import { CalendarSearch } from 'lucide-react';
import type {
  PlacedOccurrence,
  Agenda,
  AgendaFilters,
} from '#features/events/model/agenda/agenda.ts';
import {
  getDaysOfPeriod,
  listOccurrences,
  agendaPeriods,
} from '#features/events/model/agenda/agenda.ts';
import type { Coordinates } from '#shared/geo.ts';
import { wallClockAt } from '#shared/zoned-time.ts';
import { shownText } from '#shared/translations.ts';
import * as texts from '#features/events/texts.ts';
import { EventRow } from '#features/events/components/card/event-row.tsx';
import { distanceText } from '#features/map/components/near-me/distance-text.ts';
import { useNow } from '#ui/use-now.ts';
import { Button } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Banner } from '#ui/banner.tsx';
import { ToggleChip } from '#ui/chip.tsx';

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
          <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 2xl:grid-cols-3">
            {foundOccurrences
              .filter((occurrence) => occurrence.day === day)
              .map((occurrence, position, ofDay) => {
                const { event, date, place } = occurrence;
                const previousCover = ofDay[position - 1]?.event.cover;
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
                      // Neighbours never show the same image.
                      blockDay={
                        event.cover && event.cover.url === previousCover?.url ? day : undefined
                      }
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

interface EmptyAgendaProps {
  /** Events that match all filters except the days. */
  matchingAgenda: Agenda;
  /** True if the agenda is complete. */
  isComplete: boolean;
  when: AgendaFilters['when'];
  hasFilters: boolean;
  now: Date;
  onChangeFilters: (choice: Partial<AgendaFilters>) => void;
  onClear: () => void;
}

/** Renders the message for days without events, with the date of the next event. */
export function EmptyAgenda(props: EmptyAgendaProps) {
  const { matchingAgenda, isComplete, when, hasFilters, now, onChangeFilters, onClear } = props;
  if (!isComplete) return <LoadingRegion label={texts.loadingAgenda} />;
  const today = wallClockAt(now).dayNumber;
  const selectedDays = getDaysOfPeriod(when, now);
  const upcomingOccurrences = listOccurrences(
    matchingAgenda,
    { first: today, last: Number.POSITIVE_INFINITY },
    now,
  ).filter(({ date }) => date.status !== 'cancelled');
  const nextOccurrence =
    upcomingOccurrences.find(({ day }) => day > selectedDays.last) ?? upcomingOccurrences[0];
  return (
    <Banner
      icon={<CalendarSearch aria-hidden size={28} />}
      title={nextOccurrence || !hasFilters ? texts.nothingOnTheseDays : texts.nothingWithFilters}
      actions={
        <>
          {nextOccurrence && (
            <Button
              onClick={() => {
                onChangeFilters({ when: nextOccurrence.day });
              }}
            >
              {texts.showThisDay}
            </Button>
          )}
          {hasFilters && (
            <Button variant="secondary" onClick={onClear}>
              {texts.clearFilters}
            </Button>
          )}
        </>
      }
    >
      <p>
        {nextOccurrence
          ? texts.nextEventHint(
              texts.longDayText(nextOccurrence.day, today),
              shownText(nextOccurrence.event, 'title').text,
            )
          : texts.otherFiltersHint}
      </p>
    </Banner>
  );
}

interface PeriodChipsProps {
  when: AgendaFilters['when'];
  onChange: (when: AgendaFilters['when']) => void;
}

/**
 * Renders the common periods and a selected day as chips, after one for the whole list, which starts today. A second
 * tap removes the selection.
 */
export function PeriodChips({ when, onChange }: PeriodChipsProps) {
  return (
    <div role="group" aria-label={texts.whenLabel} className="flex gap-2">
      <ToggleChip
        pressed={when === null}
        onToggle={() => {
          onChange(null);
        }}
      >
        {texts.anyDay}
      </ToggleChip>
      {agendaPeriods.map((period) => (
        <ToggleChip
          key={period}
          pressed={when === period}
          onToggle={() => {
            onChange(when === period ? null : period);
          }}
        >
          {texts.periodLabels[period]}
        </ToggleChip>
      ))}
      {typeof when === 'number' && (
        <ToggleChip
          pressed
          onToggle={() => {
            onChange(null);
          }}
        >
          {texts.shortDayText(when)}
        </ToggleChip>
      )}
    </div>
  );
}
