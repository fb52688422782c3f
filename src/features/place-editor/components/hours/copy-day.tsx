import { useState } from 'react';
import { weekOrder } from '#features/opening-hours/model/week-order.ts';
import { weekdayNames } from '#shared/formats/weekdays.ts';
import { Button } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';

const workdays = [1, 2, 3, 4, 5];

interface CopyDayProps {
  from: number;
  onCopy: (to: number[]) => void;
}

/** To which days the hours of one are copied. */
export function CopyDay({ from, onCopy }: CopyDayProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const others = weekOrder.filter((day) => day !== from);
  return (
    <fieldset className="mt-1 min-w-0 rounded-control bg-sunken p-3">
      <legend className="sr-only">Copiar o horário de {weekdayNames[from]} para</legend>
      <div className="flex flex-wrap gap-2">
        <ToggleChip
          pressed={others.every((day) => chosen.includes(day))}
          onToggle={() => {
            setChosen(others.every((day) => chosen.includes(day)) ? [] : others);
          }}
        >
          Todos
        </ToggleChip>
        <ToggleChip
          pressed={
            chosen.length > 0 &&
            others.every((day) => workdays.includes(day) === chosen.includes(day))
          }
          onToggle={() => {
            setChosen(others.filter((day) => workdays.includes(day)));
          }}
        >
          Seg a sex
        </ToggleChip>
        {others.map((day) => (
          <ToggleChip
            key={day}
            pressed={chosen.includes(day)}
            onToggle={() => {
              setChosen((known) =>
                known.includes(day) ? known.filter((other) => other !== day) : [...known, day],
              );
            }}
          >
            {weekdayNames[day]}
          </ToggleChip>
        ))}
      </div>
      <Button
        variant="secondary"
        className="mt-3"
        aria-disabled={chosen.length === 0}
        onClick={() => {
          if (chosen.length > 0) onCopy([...chosen]);
        }}
      >
        Copiar horário
      </Button>
    </fieldset>
  );
}
