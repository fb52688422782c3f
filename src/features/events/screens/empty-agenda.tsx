import { CalendarSearch } from 'lucide-react';
import { getDaysOfPeriod, listOccurrences } from '#features/events/model/agenda/agenda.ts';
import type { Agenda, AgendaFilters } from '#features/events/model/agenda/agenda.ts';
import { wallClockAt } from '#shared/zoned-time.ts';
import * as texts from '#features/events/texts.ts';
import { Button } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Banner } from '#ui/banner.tsx';

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
              nextOccurrence.event.title,
            )
          : texts.otherFiltersHint}
      </p>
    </Banner>
  );
}
