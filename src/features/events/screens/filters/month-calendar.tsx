import { useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  getDaysOfPeriod,
  getDaysOfDate,
  listOccurrences,
} from '#features/events/model/agenda/agenda.ts';
import type { Agenda, AgendaFilters } from '#features/events/model/agenda/agenda.ts';
import { maxEventYearsAhead } from '#features/events/model/event-options.ts';
import { isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';
import * as texts from '#features/events/texts.ts';
import { shortWeekdays } from '#shared/formats/weekdays.ts';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useNow } from '#ui/use-now.ts';

export interface MonthCalendarProps {
  /** Events that match all filters except the days. */
  matchingAgenda: Agenda;
  when: AgendaFilters['when'];
  onSelectDay: (day: number | null) => void;
}

/** Number of days by which a key moves the focus. */
const dayStepsByKey: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** Renders a month. A dot marks each day with dates; its label has the number of dates. */
export function MonthCalendar({ matchingAgenda, when, onSelectDay }: MonthCalendarProps) {
  const now = useNow();
  const today = wallClockAt(now).dayNumber;
  const selectedDays = getDaysOfPeriod(when, now);
  const [focusedDay, setFocusedDay] = useState(
    typeof when === 'number' ? Math.max(when, today) : today,
  );
  const grid = useRef<HTMLDivElement>(null);
  const monthStart = firstOfMonth(focusedDay);
  const nextMonthStart = firstOfMonth(monthStart + 31);
  const maxMonthStart = firstOfMonth(today + maxEventYearsAhead * 366);
  const counts = useMemo(() => countDatesPerDay(matchingAgenda, now), [matchingAgenda, now]);
  const days = Array.from(
    { length: nextMonthStart - monthStart },
    (_, index) => monthStart + index,
  );

  const moveFocus = (event: KeyboardEvent) => {
    const step = dayStepsByKey[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const nextFocusedDay = Math.max(today, focusedDay + step);
    setFocusedDay(nextFocusedDay);
    // A day in another month must be rendered before it can be focused.
    requestAnimationFrame(() => {
      grid.current?.querySelector<HTMLElement>(`[data-day="${nextFocusedDay}"]`)?.focus();
    });
  };

  return (
    <div role="group" aria-label={texts.calendarLabel}>
      <div className="flex items-center justify-between gap-2">
        <IconButton
          label={texts.previousMonth}
          disabled={monthStart <= today}
          onClick={() => {
            setFocusedDay(Math.max(today, firstOfMonth(monthStart - 1)));
          }}
        >
          <ChevronLeft aria-hidden size={20} />
        </IconButton>
        <p aria-live="polite" className="font-bold">
          {texts.monthHeading(monthStart)}
        </p>
        <IconButton
          label={texts.nextMonth}
          disabled={nextMonthStart > maxMonthStart}
          onClick={() => {
            setFocusedDay(nextMonthStart);
          }}
        >
          <ChevronRight aria-hidden size={20} />
        </IconButton>
      </div>
      <div aria-hidden className="grid grid-cols-7 text-center text-sm text-ink-muted">
        {shortWeekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={grid} onKeyDown={moveFocus} className="grid grid-cols-7 gap-y-0.5">
        {Array.from({ length: weekdayOf(monthStart) }, (_, index) => (
          <span key={`empty ${index}`} />
        ))}
        {days.map((day) => {
          const count = counts.get(day) ?? 0;
          const isSelected = when !== null && day >= selectedDays.first && day <= selectedDays.last;
          return (
            <button
              key={day}
              type="button"
              data-day={day}
              disabled={day < today}
              tabIndex={day === Math.max(focusedDay, today) ? 0 : -1}
              aria-pressed={isSelected}
              aria-current={day === today ? 'date' : undefined}
              aria-label={texts.calendarDayLabel(day, today, count)}
              onClick={() => {
                setFocusedDay(day);
                onSelectDay(when === day ? null : day);
              }}
              className={cx(
                'relative grid min-h-11 place-content-center rounded-control text-sm tabular disabled:text-ink-muted disabled:opacity-55',
                isSelected ? 'bg-sea font-bold text-on-sea' : day >= today && 'hover:bg-sunken',
                day === today && !isSelected && 'border-2 border-sea font-bold text-sea-ink',
                count > 0 && !isSelected && 'font-semibold',
              )}
            >
              {Number(isoDateOf(day).slice(8))}
              {count > 0 && (
                <span
                  aria-hidden
                  className={cx(
                    'absolute bottom-1 left-1/2 size-1.5 -translate-x-1/2 rounded-full',
                    isSelected ? 'bg-on-sea' : 'bg-sun',
                  )}
                />
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}

function firstOfMonth(day: number): number {
  return day - Number(isoDateOf(day).slice(8)) + 1;
}

/** Returns the number of dates on each day, without cancelled ones. A date of several days counts on each of them. */
function countDatesPerDay(agenda: Agenda, now: Date): Map<number, number> {
  const counts = new Map<number, number>();
  const today = wallClockAt(now).dayNumber;
  const occurrences = listOccurrences(
    agenda,
    { first: today, last: Number.POSITIVE_INFINITY },
    now,
  );
  for (const { date, day } of occurrences) {
    if (date.status === 'cancelled') continue;
    for (
      let coveredDay = day;
      coveredDay <= Math.max(day, getDaysOfDate(date).last);
      coveredDay += 1
    ) {
      counts.set(coveredDay, (counts.get(coveredDay) ?? 0) + 1);
    }
  }
  return counts;
}
