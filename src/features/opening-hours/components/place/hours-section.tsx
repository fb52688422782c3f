import { ChevronDown, Clock } from 'lucide-react';
import type {
  OpeningHours,
  PlaceHours,
  OpeningException,
} from '#features/opening-hours/model/opening-hours.ts';
import { listOpeningWeek } from '#features/opening-hours/model/opening-week.ts';
import type { OpeningDay } from '#features/opening-hours/model/opening-week.ts';
import * as texts from '#features/opening-hours/texts.ts';
import {
  openingDayName,
  openingDayText,
  specialHoursText,
} from '#features/opening-hours/week-texts.ts';
import { cx } from '#ui/class-names.ts';
import { PageSection } from '#ui/page-section.tsx';
import { langOf } from '#shared/translations.ts';
import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';

interface HoursSectionProps {
  hours: PlaceHours;
  now: Date;
}

/** Renders the hours of today, with the other days collapsed. Hours as text are shown unchanged. */
export function HoursSection({ hours, now }: HoursSectionProps) {
  return (
    <PageSection title={texts.hoursTitle}>
      {hours.kind === 'structured' && <OpeningWeekList hours={hours.hours} now={now} />}
      {hours.kind === 'text' && (
        <ul className="flex flex-col gap-1">
          {hours.lines.map((line, position) => (
            <li key={position} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
      {hours.kind === 'unknown' && (
        <p className="flex items-center gap-2 text-ink-muted">
          <Clock aria-hidden size={20} />
          {texts.hoursUnknown}
        </p>
      )}
    </PageSection>
  );
}

const rowClasses = 'flex items-baseline justify-between gap-4 rounded-control px-3 py-2';

function OpeningWeekList({ hours, now }: { hours: OpeningHours; now: Date }) {
  const upcomingExceptions = findUpcomingExceptions(hours.exceptions, now);
  const week = listOpeningWeek(hours, now);
  const todayIndex = week.findIndex(({ isToday }) => isToday);
  // Starts with tomorrow.
  const otherDays = [...week.slice(todayIndex + 1), ...week.slice(0, todayIndex)];
  return (
    <div className="-mx-3 max-w-lg">
      {/* A details element works without JavaScript. */}
      <details className="group">
        <summary
          className={cx(
            rowClasses,
            'min-h-11 list-none bg-sea-soft font-bold text-sea-ink [&::-webkit-details-marker]:hidden',
          )}
        >
          {week.slice(todayIndex, todayIndex + 1).map((day) => (
            <OpeningDayText key={day.weekday} day={day} />
          ))}
          <span className="sr-only">{texts.showWeek}</span>
          <ChevronDown
            aria-hidden
            size={20}
            className="shrink-0 self-center transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <ul>
          {otherDays.map((day) => (
            <li key={day.weekday} className={cx(rowClasses, day.isException && 'text-warning')}>
              <OpeningDayText day={day} />
            </li>
          ))}
        </ul>
      </details>
      {upcomingExceptions.length > 0 && (
        <>
          <h3 className="mt-4 px-3 font-semibold">{texts.specialDatesTitle}</h3>
          <ul>
            {upcomingExceptions.map((exception) => (
              <li key={exception.date} className={rowClasses}>
                <span>
                  {shortDate(exception.date)}
                  {exception.label && ` · ${exception.label}`}
                </span>
                <span className="shrink-0 tabular">{specialHoursText(exception)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {hours.note && (
        <p lang={langOf({ language: 'pt' })} className="mt-3 px-3 text-sm text-ink-muted">
          {hours.note}
        </p>
      )}
    </div>
  );
}

function OpeningDayText({ day }: { day: OpeningDay }) {
  return (
    <>
      <span className={day.isToday ? 'flex-1' : undefined}>
        {openingDayName(day)}
        {day.isToday && <span className="font-medium"> {texts.todayMark}</span>}
      </span>{' '}
      <span className={cx('shrink-0 text-right tabular', hoursWidthClass(day.spans.length))}>
        {openingDayText(day)}
      </span>
    </>
  );
}

/** Limits the width of several periods, so that each one gets a separate line. */
function hoursWidthClass(spanCount: number): string | false {
  return spanCount > 1 && 'max-w-28';
}

/** Number of days in the list of the week. */
const listedDays = 7;
/** Special dates are shown up to this many days ahead, and at most `maxShownDates` of them. */
const maxDaysAhead = 60;
const maxShownDates = 5;

/** Returns the special dates after the seven listed days, soonest first. */
function findUpcomingExceptions(
  exceptions: readonly OpeningException[],
  now: Date,
): OpeningException[] {
  const today = wallClockAt(now).dayNumber;
  const from = isoDateOf(today + listedDays);
  const until = isoDateOf(today + maxDaysAhead);
  return exceptions
    .filter(({ date }) => date >= from && date <= until)
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, maxShownDates);
}

/** Converts 'YYYY-MM-DD' to 'DD/MM'. */
function shortDate(isoDate: string): string {
  return `${isoDate.slice(8, 10)}/${isoDate.slice(5, 7)}`;
}
