import { useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { addDays } from '#features/reservations/model/reservation-request.ts';
import { reservableDates } from '#features/reservations/model/reservation-times.ts';
import type { ReservationDay } from '#features/reservations/model/reservation-times.ts';
import * as texts from '#features/reservations/texts.ts';
import { fullDateText, shortWeekdayText } from '#shared/formats/stored-dates.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { cx } from '#ui/class-names.ts';
import { getDayChoices } from './request-draft.ts';
import type { RequestFormContext } from './request-draft.ts';

interface DayFieldProps {
  context: RequestFormContext;
  name: string;
  value: string;
  onChange: (date: string) => void;
  readOnly: boolean;
  error: string;
}

/** Number of days shown as chips; later dates are typed. */
const dayChipCount = 14;

/** Shows that the row of days goes on. */
const fadedEnd: CSSProperties = {
  maskImage: 'linear-gradient(to right, black calc(100% - 2.5rem), transparent)',
};

/** Renders the choice of the day: the next days, with unavailable ones crossed out, or any other date. */
export function DayField({ context, value, error, ...field }: DayFieldProps) {
  const { first, last } = reservableDates(context.now);
  const nearDates = Array.from({ length: dayChipCount }, (_, dayOffset) =>
    addDays(first, dayOffset),
  );
  const [isOtherDate, setOtherDate] = useState(value !== '' && !nearDates.includes(value));
  const isReservable = (date: string) => {
    const { kind } = getDayChoices(date, context);
    return kind === 'times' || kind === 'any';
  };
  return (
    <>
      <ChoiceGroup
        legend={texts.dayLabel}
        hint={isOtherDate ? '' : fullDateText(value, first)}
        error={isOtherDate ? '' : error}
      >
        {/* Leaves space for the focus outline. */}
        <div
          className="-m-1 flex [scrollbar-width:thin] gap-2 overflow-x-auto p-1"
          style={fadedEnd}
        >
          {nearDates.map((date) => (
            <ChoiceChip
              key={date}
              name="day"
              value={date}
              label={fullDateText(date, first)}
              checked={!isOtherDate && date === value}
              disabled={!isReservable(date)}
              onChoose={() => {
                setOtherDate(false);
                field.onChange(date);
              }}
            >
              <span className="text-xs">
                {date === first ? texts.todayChip : shortWeekdayText(date)}
              </span>
              <span className="text-base font-bold">{Number(date.slice(8))}</span>
            </ChoiceChip>
          ))}
          <ChoiceChip
            name="day"
            value="other"
            checked={isOtherDate}
            onChoose={() => {
              setOtherDate(true);
            }}
          >
            <span className="whitespace-nowrap">{texts.otherDate}</span>
          </ChoiceChip>
          {/* Lets the last chip be scrolled out of the faded end. */}
          <span aria-hidden className="w-8 shrink-0" />
        </div>
      </ChoiceGroup>
      {isOtherDate && (
        <TextField
          label={texts.dateLabel}
          type="date"
          required
          min={first}
          max={last}
          {...field}
          value={value}
          error={error}
          hint={fullDateText(value, first)}
        />
      )}
    </>
  );
}

interface TimeFieldProps {
  day: ReservationDay;
  name: string;
  value: string;
  onChange: (time: string) => void;
  readOnly: boolean;
  error: string;
  /** Opening hours as text, for places without structured hours. */
  hoursLines: readonly string[];
}

/** Renders the available times of the chosen date, or a free time input if the hours are unknown. */
export function TimeField({ day, hoursLines, ...field }: TimeFieldProps) {
  if (day.kind === 'any') {
    return (
      <TextField
        label={texts.timeLabel}
        type="time"
        required
        {...field}
        hint={hoursLines.length > 0 ? texts.hoursOfPlace(hoursLines) : texts.hoursUnknown}
      />
    );
  }
  return day.kind === 'times' && <TimeChips day={day} {...field} />;
}

type SelectableTimes = Extract<ReservationDay, { kind: 'times' }>;

/** Renders the times of lunch and dinner, and the others on demand. */
function TimeChips({
  day,
  name,
  value,
  onChange,
  error,
}: Omit<TimeFieldProps, 'day' | 'hoursLines'> & { day: SelectableTimes }) {
  const { meals, others } = groupTimes(day);
  const [isExpanded, setExpanded] = useState(() =>
    others.some(([, times]) => times.includes(value)),
  );
  const canCollapse = meals.length > 0 && others.length > 0;
  return (
    <ChoiceGroup legend={texts.timeLabel} error={error}>
      <div className="flex flex-col gap-3">
        {[...meals, ...(isExpanded || !canCollapse ? others : [])].map(([groupName, times]) => (
          <div key={groupName}>
            <p className="mb-1 text-xs text-ink-muted">{groupName}</p>
            <div className="grid grid-cols-4 gap-2">
              {times.map((time) => (
                <ChoiceChip
                  key={time}
                  name={name}
                  value={time}
                  checked={time === value}
                  onChoose={() => {
                    onChange(time);
                  }}
                >
                  {time}
                </ChoiceChip>
              ))}
            </div>
          </div>
        ))}
        {canCollapse && (
          <Button
            variant="quiet"
            className="-my-2 -ml-4 self-start"
            aria-expanded={isExpanded}
            onClick={() => {
              setExpanded(!isExpanded);
            }}
          >
            {texts.otherTimes}
            <ChevronDown aria-hidden size={18} className={cx(isExpanded && 'rotate-180')} />
          </Button>
        )}
      </div>
    </ChoiceGroup>
  );
}

type TimeGroup = [name: string, times: string[]];

/** Groups the times by meal, and those outside of meals by part of the day. */
function groupTimes({
  afterMidnight,
  regular,
}: SelectableTimes): Record<'meals' | 'others', TimeGroup[]> {
  const between = (from: string, before: string) =>
    regular.filter((time) => time >= from && time < before);
  const withTimes = (groups: TimeGroup[]) => groups.filter(([, times]) => times.length > 0);
  return {
    meals: withTimes([
      [texts.lunch, between('11:00', '15:00')],
      [texts.dinner, between('18:00', '24:00')],
    ]),
    others: withTimes([
      [texts.lateNightContinued, afterMidnight],
      [texts.lateNight, between('00:00', '06:00')],
      [texts.morning, between('06:00', '11:00')],
      [texts.afternoon, between('15:00', '18:00')],
    ]),
  };
}

interface ChoiceChipProps {
  /** Name of the radio group. */
  name: string;
  value: string;
  checked: boolean;
  disabled?: boolean;
  /** Accessible name, if the visible text is abbreviated. */
  label?: string;
  onChoose: () => void;
  children: ReactNode;
}

/** Renders one option of a radio group as a chip. */
function ChoiceChip(props: ChoiceChipProps) {
  const { name, value, checked, disabled = false, label, onChoose, children } = props;
  return (
    <label
      className={cx(
        'relative flex min-h-11 min-w-16 shrink-0 flex-col items-center justify-center rounded-control border px-3 py-1 text-sm font-medium tabular has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea',
        checked ? 'border-sea bg-sea-soft text-sea-ink' : 'border-control-line bg-surface',
        disabled ? 'cursor-not-allowed text-ink-muted line-through' : 'cursor-pointer',
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        aria-label={label}
        onChange={onChoose}
        className="sr-only"
      />
      {children}
    </label>
  );
}

interface ChoiceGroupProps {
  legend: string;
  hint?: string;
  error: string;
  children: ReactNode;
}

/** Renders a group of chips with its hint or error. */
function ChoiceGroup({ legend, hint = '', error, children }: ChoiceGroupProps) {
  const message = error || hint;
  return (
    <fieldset className="min-w-0" data-problem={error ? true : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      {children}
      {/* A live region must exist before its text changes. */}
      <p
        aria-live="polite"
        className={cx(
          message && 'mt-1.5',
          'text-sm',
          error ? 'font-medium text-danger' : 'text-ink-muted',
        )}
      >
        {message && <span className="inline-block first-letter:uppercase">{message}</span>}
      </p>
    </fieldset>
  );
}
