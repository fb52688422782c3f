import { isoDateOf, wallClockAt } from '#domain/zoned-time.ts';
import { weekdayNames } from '#texts/weekdays.ts';
import { CardSection } from '#ui/card-section.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Tick } from '#ui/form/tick.tsx';
import { DateRows } from './date-rows.tsx';
import type { PartProps } from './part.ts';
import { ShiftRows } from './shift-rows.tsx';

/** From Monday, as weeks are read. */
const week = [1, 2, 3, 4, 5, 6, 0];

/** On which days and at which hours it can be used, and until when. */
export function TimesPart({ form, now }: PartProps & { now: Date }) {
  const { weekdays } = form.values;
  return (
    <CardSection isForm title="Quando vale">
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">Dias da semana</legend>
        <p className="mb-2 text-sm text-ink-muted">Sem nenhum marcado, vale todos os dias.</p>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {week.map((day) => (
            <label
              key={day}
              className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-line px-3 has-checked:border-sea has-checked:bg-sea-soft has-checked:text-sea-ink"
            >
              <Tick
                type="checkbox"
                checked={weekdays.includes(day)}
                onChange={({ target }) => {
                  const others = weekdays.filter((other) => other !== day);
                  form.change({ weekdays: target.checked ? [...others, day] : others });
                }}
              />
              <span className="min-w-0 wrap-anywhere">{weekdayNames[day]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <ShiftRows {...form.field('shifts')} />
      <DateRows {...form.field('excludedDates')} />
      <TextField
        label="Último dia"
        type="date"
        required
        min={isoDateOf(wallClockAt(now).dayNumber)}
        {...form.field('validUntil')}
        hint="A oferta termina no fim deste dia."
        className="max-w-64"
      />
    </CardSection>
  );
}
