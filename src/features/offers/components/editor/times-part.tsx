import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';
import { CardSection } from '#ui/card-section.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { WeekdayChoice } from '#features/opening-hours/components/weekday-choice.tsx';
import { DateRows } from './date-rows.tsx';
import type { PartProps } from './part.ts';
import { ShiftRows } from './shift-rows.tsx';

/** On which days and at which hours it can be used, and until when. */
export function TimesPart({ form, now }: PartProps & { now: Date }) {
  const { weekdays } = form.values;
  return (
    <CardSection isForm title="Quando vale">
      <WeekdayChoice
        legend="Dias da semana"
        hint="Sem nenhum marcado, vale todos os dias."
        weekdays={weekdays}
        onChange={(chosen) => {
          form.change({ weekdays: chosen });
        }}
      />
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
