import { useState } from 'react';
import { addDays } from '#features/reservations/model/reservation-request.ts';
import { reservableDates } from '#features/reservations/model/reservation-times.ts';
import * as texts from '#features/reservations/texts.ts';
import { fullDateText, shortWeekdayText } from '#shared/formats/stored-dates.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { ChoiceChip, ChoiceGroup } from './choice-chip.tsx';
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
        hint={isOtherDate ? '' : fullDateText(value)}
        error={isOtherDate ? '' : error}
      >
        {/* Leaves space for the focus outline. */}
        <div className="-m-1 flex [scrollbar-width:thin] gap-2 overflow-x-auto p-1">
          {nearDates.map((date) => (
            <ChoiceChip
              key={date}
              name="day"
              value={date}
              label={fullDateText(date)}
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
          hint={fullDateText(value)}
        />
      )}
    </>
  );
}
