import { weekdayNames } from '#shared/formats/weekdays.ts';
import { ChoiceInput } from '#ui/form/choice-input.tsx';

/** Monday first. */
const mondayFirstWeekdays = [1, 2, 3, 4, 5, 6, 0];

interface WeekdayChoiceProps {
  legend: string;
  hint?: string;
  weekdays: readonly number[];
  onChange: (weekdays: number[]) => void;
}

/** Selects weekdays; 0 is Sunday. */
export function WeekdayChoice({ legend, hint, weekdays, onChange }: WeekdayChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{legend}</legend>
      {hint && <p className="text-sm text-ink-muted">{hint}</p>}
      <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {mondayFirstWeekdays.map((day) => (
          <label
            key={day}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-line px-3 has-checked:border-sea has-checked:bg-sea-soft has-checked:text-sea-ink"
          >
            <ChoiceInput
              type="checkbox"
              checked={weekdays.includes(day)}
              onChange={({ target }) => {
                const others = weekdays.filter((other) => other !== day);
                onChange(target.checked ? [...others, day] : others);
              }}
            />
            <span className="min-w-0 wrap-anywhere">{weekdayNames[day]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
