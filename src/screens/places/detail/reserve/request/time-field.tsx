import type { ReservationDay } from '#domain/reservation-times.ts';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';

interface TimeFieldProps {
  day: ReservationDay;
  name: string;
  value: string;
  onChange: (time: string) => void;
  readOnly: boolean;
  error: string;
  /** The hours as a text, of places that have no others. */
  hoursLines: readonly string[];
}

/** The times of the chosen date; any time where nobody knows the hours. */
export function TimeField({ day, hoursLines, ...field }: TimeFieldProps) {
  if (day.kind === 'any') {
    return (
      <TextField
        label="Horário"
        type="time"
        required
        {...field}
        hint={
          hoursLines.length > 0
            ? `Horário do lugar: ${hoursLines.join('; ')}`
            : 'O lugar não informou seus horários: peça o que preferir.'
        }
      />
    );
  }
  return <TimeSelect day={day} {...field} />;
}

function TimeSelect({ day, name, value, onChange, error }: Omit<TimeFieldProps, 'hoursLines'>) {
  const { small, later } = day.kind === 'times' ? day : { small: [], later: [] };
  const isEmpty = day.kind !== 'times';
  return (
    <Field label="Horário" error={error}>
      {(control) => (
        <Select
          {...control}
          name={name}
          required
          disabled={isEmpty}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
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
        </Select>
      )}
    </Field>
  );
}

function TimeOptions({ times }: { times: readonly string[] }) {
  return times.map((time) => (
    <option key={time} value={time}>
      {time}
    </option>
  ));
}
