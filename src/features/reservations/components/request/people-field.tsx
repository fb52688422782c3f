import { Minus, Plus } from 'lucide-react';
import { maxPeople } from '#features/reservations/model/reservation-request.ts';
import * as texts from '#features/reservations/texts.ts';
import { cx } from '#ui/class-names.ts';
import { Field } from '#ui/form/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface PeopleFieldProps {
  name: string;
  value: string;
  onChange: (people: string) => void;
  readOnly: boolean;
  error: string;
}

const stepClasses = 'border border-control-line bg-surface';

/** Renders the number of people as a field with buttons for one more and one less. */
export function PeopleField({ name, value, onChange, readOnly, error }: PeopleFieldProps) {
  const count = Number(value) || 0;
  const createStepHandler = (change: 1 | -1) => () => {
    if (!readOnly) onChange(String(Math.min(Math.max(count + change, 1), maxPeople)));
  };
  return (
    <Field label={texts.peopleLabel} error={error}>
      {(control) => (
        <div className="flex items-center gap-3">
          <IconButton
            label={texts.onePersonLess}
            disabled={count <= 1}
            onClick={createStepHandler(-1)}
            className={stepClasses}
          >
            <Minus aria-hidden size={20} />
          </IconButton>
          <input
            {...control}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            required
            maxLength={3}
            value={value}
            readOnly={readOnly}
            onChange={(event) => {
              onChange(event.target.value);
            }}
            className={cx(control.className, 'max-w-20 text-center tabular')}
          />
          <IconButton
            label={texts.onePersonMore}
            disabled={count >= maxPeople}
            onClick={createStepHandler(1)}
            className={stepClasses}
          >
            <Plus aria-hidden size={20} />
          </IconButton>
        </div>
      )}
    </Field>
  );
}
