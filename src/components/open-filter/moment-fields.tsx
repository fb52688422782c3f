import type { WeekTime } from '#domain/opening-hours.ts';
import { clockText } from '#domain/opening-spans.ts';
import { weekdayNames } from '#texts/weekdays.ts';
import { SelectField } from '#ui/form/select-field.tsx';

/** From Monday, as weeks are read. */
const days = [1, 2, 3, 4, 5, 6, 0];
const hours = Array.from({ length: 24 }, (_, hour) => clockText(hour * 60));

interface MomentFieldsProps {
  moment: WeekTime;
  onChange: (moment: WeekTime) => void;
}

/** The day and the hour at which places are to be open. */
export function MomentFields({ moment, onChange }: MomentFieldsProps) {
  // An address may ask for any minute.
  const times = hours.includes(moment.time) ? hours : [...hours, moment.time].sort();
  return (
    <div className="flex w-full flex-wrap gap-3">
      <SelectField
        label="Dia"
        value={String(moment.day)}
        options={days.map((day) => ({ value: String(day), label: weekdayNames[day] ?? '' }))}
        onChange={(day) => {
          onChange({ ...moment, day: Number(day) });
        }}
      />
      <SelectField
        label="Hora"
        value={moment.time}
        options={times.map((time) => ({ value: time, label: time }))}
        onChange={(time) => {
          onChange({ ...moment, time });
        }}
      />
    </div>
  );
}
