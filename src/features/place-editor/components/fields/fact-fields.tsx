import { useId } from 'react';
import { X } from 'lucide-react';
import { factValues, placeFactNames } from '#features/places/model/place-options.ts';
import type { FactValue, PlaceFactName, PlaceFacts } from '#features/places/model/place-options.ts';
import { factLabels, factValueLabels, unknownFact } from '#features/places/fact-texts.ts';
import { cx } from '#ui/class-names.ts';

interface FactFieldsProps {
  facts: PlaceFacts;
  /** Facts that cannot be changed to unknown. */
  known?: PlaceFacts;
  onChange: (facts: PlaceFacts) => void;
}

/** Renders a row of chips for each fact of a place. A fact without a chosen chip is unknown. */
export function FactFields({ facts, known = {}, onChange }: FactFieldsProps) {
  return (
    <div className="divide-y divide-line">
      {placeFactNames.map((name) => (
        <FactField
          key={name}
          name={name}
          value={facts[name]}
          canBeUnknown={!known[name]}
          onChange={(value) => {
            onChange(withFact(facts, name, value));
          }}
        />
      ))}
    </div>
  );
}

interface FactFieldProps {
  name: PlaceFactName;
  value: FactValue | undefined;
  canBeUnknown: boolean;
  onChange: (value: FactValue | undefined) => void;
}

function FactField({ name, value, canBeUnknown, onChange }: FactFieldProps) {
  const id = useId();
  const radio = (choice: FactValue | undefined) => (
    <input
      type="radio"
      name={id}
      checked={value === choice}
      aria-label={choice ? undefined : unknownFact}
      onChange={() => {
        onChange(choice);
      }}
      className="sr-only"
    />
  );
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-3 py-1"
    >
      <p id={id} className="min-w-0 text-sm font-semibold">
        {factLabels[name]}
      </p>
      <div className="ml-auto flex gap-1">
        {canBeUnknown && (
          <label title={unknownFact} className={cx(labelClasses, 'px-1 text-ink-muted')}>
            {radio(undefined)}
            <X aria-hidden size={18} className={cx(value === undefined && 'opacity-0')} />
          </label>
        )}
        {factValues.map((choice) => (
          <label key={choice} className={labelClasses}>
            {radio(choice)}
            <span
              className={cx(
                'rounded-full border px-3 py-1',
                value === choice ? 'border-sea bg-sea-soft text-sea-ink' : 'border-line',
              )}
            >
              {factValueLabels[choice]}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}

/** The chip is lower than the area that reacts to a tap. */
const labelClasses =
  'relative flex min-h-11 cursor-pointer items-center rounded-full text-sm font-medium has-focus-visible:outline-3 has-focus-visible:outline-sea';

function withFact(facts: PlaceFacts, name: PlaceFactName, value: FactValue | undefined) {
  const { [name]: _previous, ...others } = facts;
  return value ? { ...others, [name]: value } : others;
}
