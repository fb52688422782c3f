import { useState } from 'react';
import { daysAfter } from '#features/reservations/model/reservation-request.ts';
import { reservableDates } from '#features/reservations/model/reservation-times.ts';
import { reservationDateText, shortDayText } from '#shared/formats/stored-dates.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { ChoiceChip, ChoiceGroup } from './choice-chip.tsx';
import { choicesOn } from './request-draft.ts';
import type { RequestContext } from './request-draft.ts';

interface DayFieldProps {
  context: RequestContext;
  name: string;
  value: string;
  onChange: (date: string) => void;
  readOnly: boolean;
  error: string;
}

/** Number of days shown as chips; later dates are typed. */
const daysShown = 14;

/** Renders the choice of the day: the next days, with unavailable ones crossed out, or any other date. */
export function DayField({ context, value, error, ...field }: DayFieldProps) {
  const { first, last } = reservableDates(context.now);
  const near = Array.from({ length: daysShown }, (_, ahead) => daysAfter(first, ahead));
  const [isOther, setOther] = useState(value !== '' && !near.includes(value));
  const isFree = (date: string) => {
    const { kind } = choicesOn(date, context);
    return kind === 'times' || kind === 'any';
  };
  return (
    <>
      <ChoiceGroup
        legend="Dia"
        hint={isOther ? '' : reservationDateText(value)}
        error={isOther ? '' : error}
      >
        {/* Leaves space for the focus outline. */}
        <div className="-m-1 flex [scrollbar-width:thin] gap-2 overflow-x-auto p-1">
          {near.map((date) => (
            <ChoiceChip
              key={date}
              name="day"
              value={date}
              label={reservationDateText(date)}
              checked={!isOther && date === value}
              disabled={!isFree(date)}
              onChoose={() => {
                setOther(false);
                field.onChange(date);
              }}
            >
              <span className="text-xs">{date === first ? 'hoje' : shortDayText(date)}</span>
              <span className="text-base font-bold">{Number(date.slice(8))}</span>
            </ChoiceChip>
          ))}
          <ChoiceChip
            name="day"
            value="other"
            checked={isOther}
            onChoose={() => {
              setOther(true);
            }}
          >
            <span className="whitespace-nowrap">Outra data</span>
          </ChoiceChip>
        </div>
      </ChoiceGroup>
      {isOther && (
        <TextField
          label="Data"
          type="date"
          required
          min={first}
          max={last}
          {...field}
          value={value}
          error={error}
          hint={reservationDateText(value)}
        />
      )}
    </>
  );
}
