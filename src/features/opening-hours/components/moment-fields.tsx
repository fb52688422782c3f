import { useState } from 'react';
import { openFilterParam } from '#features/opening-hours/model/open-filter.ts';
import type { WeekTime } from '#features/opening-hours/model/opening-hours.ts';
import { clockText } from '#shared/zoned-time.ts';
import { weekdayNames } from '#shared/formats/weekdays.ts';
import { SelectField } from '#ui/form/select-field.tsx';

/** Monday first. */
const days = [1, 2, 3, 4, 5, 6, 0];
const hours = Array.from({ length: 24 }, (_, hour) => clockText(hour * 60));

interface MomentFieldsProps {
  moment: WeekTime;
  onChange: (moment: WeekTime) => void;
}

/** Selects the day and the hour at which places must be open. */
export function MomentFields({ moment: currentMoment, onChange }: MomentFieldsProps) {
  const param = openFilterParam(currentMoment);
  // Local state, because the URL is updated later: a day and an hour selected in quick succession are both kept.
  const [{ moment, ...chosen }, setChosen] = useState({ moment: currentMoment, param });
  if (chosen.param !== param) setChosen({ moment: currentMoment, param });
  const choose = (next: WeekTime) => {
    setChosen({ moment: next, param });
    onChange(next);
  };
  // The URL may contain any minute.
  const times = hours.includes(moment.time) ? hours : [...hours, moment.time].sort();
  return (
    <div className="flex w-full flex-wrap gap-3">
      <SelectField
        label="Dia"
        value={String(moment.day)}
        options={days.map((day) => ({ value: String(day), label: weekdayNames[day] ?? '' }))}
        onChange={(day) => {
          choose({ ...moment, day: Number(day) });
        }}
      />
      <SelectField
        label="Hora"
        value={moment.time}
        options={times.map((time) => ({ value: time, label: time }))}
        onChange={(time) => {
          choose({ ...moment, time });
        }}
      />
    </div>
  );
}
