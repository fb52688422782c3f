import { useId } from 'react';
import { Minus, Plus } from 'lucide-react';
import { maxPeople } from '#domain/reservation-request.ts';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { controlLook } from '#ui/text-field.tsx';

interface PeopleFieldProps {
  value: string;
  onChange: (people: string) => void;
  problem: string;
}

const stepLook = 'border border-control-line bg-surface';

/** How many come: typed, or one more and one less. */
export function PeopleField({ value, onChange, problem }: PeopleFieldProps) {
  const id = useId();
  const count = Number(value) || 0;
  const step = (by: 1 | -1) => () => {
    onChange(String(Math.min(Math.max(count + by, 1), maxPeople)));
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        Pessoas
      </label>
      <div className="flex items-center gap-3">
        <IconButton
          label="Uma pessoa a menos"
          disabled={count <= 1}
          onClick={step(-1)}
          className={stepLook}
        >
          <Minus aria-hidden size={20} />
        </IconButton>
        <input
          id={id}
          name="people"
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={3}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          className={cx(controlLook, 'max-w-20 text-center tabular', problem && 'border-danger')}
        />
        <IconButton
          label="Uma pessoa a mais"
          disabled={count >= maxPeople}
          onClick={step(1)}
          className={stepLook}
        >
          <Plus aria-hidden size={20} />
        </IconButton>
      </div>
      {problem && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
