import { useId } from 'react';
import type { ReservationDay } from '#domain/reservation-times.ts';
import { cx } from '#ui/class-names.ts';
import { controlLook, TextField } from '#ui/text-field.tsx';

interface TimeFieldProps {
  day: ReservationDay;
  value: string;
  onChange: (time: string) => void;
  problem: string;
  /** The hours as a text, of places that have no others. */
  hoursLines: readonly string[];
}

/** The times of the chosen date; any time where nobody knows the hours. */
export function TimeField({ day, value, onChange, problem, hoursLines }: TimeFieldProps) {
  if (day.kind === 'any') {
    return (
      <TextField
        label="Horário"
        name="time"
        type="time"
        required
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        error={problem}
        hint={
          hoursLines.length > 0
            ? `Horário do lugar: ${hoursLines.join('; ')}`
            : 'O lugar não informou seus horários: peça o que preferir.'
        }
      />
    );
  }
  return <TimeSelect day={day} value={value} onChange={onChange} problem={problem} />;
}

function TimeSelect({ day, value, onChange, problem }: Omit<TimeFieldProps, 'hoursLines'>) {
  const id = useId();
  const { small, later } = day.kind === 'times' ? day : { small: [], later: [] };
  const isEmpty = day.kind !== 'times';
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        Horário
      </label>
      <select
        id={id}
        name="time"
        required
        disabled={isEmpty}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        className={cx(
          controlLook,
          'tabular disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-muted',
          problem && 'border-danger',
        )}
      >
        <option value="">{isEmpty ? 'Sem horários nesta data' : 'Escolha o horário'}</option>
        {small.length > 0 ? (
          <>
            <optgroup label="Madrugada, continuação da noite anterior">
              <TimeOptions times={small} />
            </optgroup>
            {later.length > 0 && (
              <optgroup label="Ao longo do dia">
                <TimeOptions times={later} />
              </optgroup>
            )}
          </>
        ) : (
          <TimeOptions times={later} />
        )}
      </select>
      {problem && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

function TimeOptions({ times }: { times: readonly string[] }) {
  return times.map((time) => (
    <option key={time} value={time}>
      {time}
    </option>
  ));
}
