import { useState } from 'react';
import { openFilterParam } from '#features/opening-hours/model/open-filter.ts';
import type { WeekTime } from '#features/opening-hours/model/opening-hours.ts';
import * as texts from '#features/opening-hours/texts.ts';
import { clockText } from '#shared/zoned-time.ts';
import { weekdayNames } from '#shared/formats/weekdays.ts';
import { SelectField } from '#ui/form/select-field.tsx';

/** Monday first. */
const weekdays = [1, 2, 3, 4, 5, 6, 0];
const hourTimes = Array.from({ length: 24 }, (_, hour) => clockText(hour * 60));

interface WeekTimeFieldsProps {
  weekTime: WeekTime;
  onChange: (weekTime: WeekTime) => void;
}

/** Selects the day and the hour at which places must be open. */
export function WeekTimeFields({ weekTime: currentWeekTime, onChange }: WeekTimeFieldsProps) {
  const param = openFilterParam(currentWeekTime);
  // Local state, because the URL is updated later: a day and an hour selected in quick succession are both kept.
  const [{ moment: weekTime, ...selection }, setSelection] = useState({
    moment: currentWeekTime,
    param,
  });
  if (selection.param !== param) setSelection({ moment: currentWeekTime, param });
  const selectWeekTime = (newWeekTime: WeekTime) => {
    setSelection({ moment: newWeekTime, param });
    onChange(newWeekTime);
  };
  // The URL may contain any minute.
  const times = hourTimes.includes(weekTime.time)
    ? hourTimes
    : [...hourTimes, weekTime.time].sort();
  return (
    <div className="flex w-full flex-wrap gap-3">
      <SelectField
        label={texts.dayLabel}
        value={String(weekTime.day)}
        options={weekdays.map((day) => ({ value: String(day), label: weekdayNames[day] ?? '' }))}
        onChange={(day) => {
          selectWeekTime({ ...weekTime, day: Number(day) });
        }}
      />
      <SelectField
        label={texts.hourLabel}
        value={weekTime.time}
        options={times.map((time) => ({ value: time, label: time }))}
        onChange={(time) => {
          selectWeekTime({ ...weekTime, time });
        }}
      />
    </div>
  );
}
