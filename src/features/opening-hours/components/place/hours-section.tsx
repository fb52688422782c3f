import { ChevronDown, Clock } from 'lucide-react';
import type {
  OpeningHours,
  PlaceHours,
  OpeningException,
} from '#features/opening-hours/model/opening-hours.ts';
import { openingWeek } from '#features/opening-hours/model/opening-week.ts';
import type { OpeningDay } from '#features/opening-hours/model/opening-week.ts';
import { openingDayName, openingDayText } from '#features/opening-hours/week-texts.ts';
import { cx } from '#ui/class-names.ts';
import { PageSection } from '#ui/page-section.tsx';
import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';

interface HoursSectionProps {
  hours: PlaceHours;
  now: Date;
}

/** When a place is open: today, and behind it the other days; a text of an older record as it is. */
export function HoursSection({ hours, now }: HoursSectionProps) {
  return (
    <PageSection title="Horários">
      {hours.kind === 'structured' && <Week hours={hours.hours} now={now} />}
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
          Horário não informado
        </p>
      )}
    </PageSection>
  );
}

const row = 'flex items-baseline justify-between gap-4 rounded-control px-3 py-2';

function Week({ hours, now }: { hours: OpeningHours; now: Date }) {
  const special = specialDates(hours.exceptions, now);
  const week = openingWeek(hours, now);
  const today = week.findIndex(({ isToday }) => isToday);
  // From tomorrow on: what comes next is read first.
  const others = [...week.slice(today + 1), ...week.slice(0, today)];
  return (
    <div className="-mx-3 max-w-lg">
      {/* Opens without any code. */}
      <details className="group">
        <summary
          className={cx(
            row,
            'min-h-11 list-none bg-sea-soft font-bold text-sea-ink [&::-webkit-details-marker]:hidden',
          )}
        >
          {week.slice(today, today + 1).map((day) => (
            <Day key={day.weekday} day={day} />
          ))}
          <span className="sr-only">, ver a semana</span>
          <ChevronDown
            aria-hidden
            size={20}
            className="shrink-0 self-center transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <ul>
          {others.map((day) => (
            <li key={day.weekday} className={cx(row, day.isException && 'text-warning')}>
              <Day day={day} />
            </li>
          ))}
        </ul>
      </details>
      {special.length > 0 && (
        <>
          <h3 className="mt-4 px-3 font-semibold">Datas especiais</h3>
          <ul>
            {special.map((exception) => (
              <li key={exception.date} className={row}>
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
      {hours.note && <p className="mt-3 px-3 text-sm text-ink-muted">{hours.note}</p>}
    </div>
  );
}

function Day({ day }: { day: OpeningDay }) {
  return (
    <>
      <span className={day.isToday ? 'flex-1' : undefined}>
        {openingDayName(day)}
        {day.isToday && <span className="font-medium"> · hoje</span>}
      </span>{' '}
      <span className={cx('shrink-0 text-right tabular', hoursWidth(day.spans.length))}>
        {openingDayText(day)}
      </span>
    </>
  );
}

/** Two openings and more break into a line each. */
function hoursWidth(spans: number): string | false {
  return spans > 1 && 'max-w-28';
}

/** Days that the list of the week shows by itself. */
const weekDays = 7;
/** How far ahead a date is worth knowing, and how many of them. */
const aheadDays = 60;
const maxDates = 5;

/** The coming dates with their own hours that lie beyond the week's list, soonest first. */
function specialDates(exceptions: readonly OpeningException[], now: Date): OpeningException[] {
  const today = wallClockAt(now).dayNumber;
  const from = isoDateOf(today + weekDays);
  const until = isoDateOf(today + aheadDays);
  return exceptions
    .filter(({ date }) => date >= from && date <= until)
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, maxDates);
}

/** '11:00–15:00', or 'Fechado'. */
function specialHoursText({ closed, periods }: OpeningException): string {
  if (closed || periods.length === 0) return 'Fechado';
  return periods.map(({ open, close }) => `${open}–${close}`).join(', ');
}

/** 'YYYY-MM-DD' as 'DD/MM'. */
function shortDate(isoDate: string): string {
  return `${isoDate.slice(8, 10)}/${isoDate.slice(5, 7)}`;
}
