import { isoDateOf, wallClockAt } from '#domain/zoned-time.ts';
import { weekdayLabels } from '#texts/offer-editor.ts';
import { FormSection } from '#components/place-editor/fields/form-section.tsx';
import { TextField } from '#ui/text-field.tsx';
import { DateRows } from './date-rows.tsx';
import type { PartProps } from './part.ts';
import { ShiftRows } from './shift-rows.tsx';

/** From Monday, as weeks are read. */
const week = [1, 2, 3, 4, 5, 6, 0];

/** On which days and at which hours it can be used, and until when. */
export function TimesPart({ draft, onChange, errorOf, now }: PartProps & { now: Date }) {
  const { weekdays } = draft;
  return (
    <FormSection title="Quando vale">
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">Dias da semana</legend>
        <p className="mb-2 text-sm text-ink-muted">Sem nenhum marcado, vale todos os dias.</p>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {week.map((day) => (
            <label
              key={day}
              className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-line px-3 has-checked:border-sea has-checked:bg-sea-soft has-checked:text-sea-ink"
            >
              <input
                type="checkbox"
                checked={weekdays.includes(day)}
                onChange={({ target }) => {
                  const others = weekdays.filter((other) => other !== day);
                  onChange({ weekdays: target.checked ? [...others, day] : others });
                }}
                className="size-5 shrink-0 accent-sea"
              />
              <span className="min-w-0 wrap-anywhere">{weekdayLabels[day]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <ShiftRows
        shifts={draft.shifts}
        problem={errorOf('shifts')}
        onChange={(shifts) => {
          onChange({ shifts });
        }}
      />
      <DateRows
        dates={draft.excludedDates}
        problem={errorOf('excludedDates')}
        onChange={(excludedDates) => {
          onChange({ excludedDates });
        }}
      />
      <TextField
        label="Último dia"
        name="validUntil"
        type="date"
        required
        min={isoDateOf(wallClockAt(now).dayNumber)}
        value={draft.validUntil}
        onChange={(event) => {
          onChange({ validUntil: event.target.value });
        }}
        error={errorOf('validUntil')}
        hint="A oferta termina no fim deste dia."
        className="max-w-64"
      />
    </FormSection>
  );
}
