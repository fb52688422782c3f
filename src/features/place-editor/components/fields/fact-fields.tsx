import { factValues, placeFactNames } from '#features/places/model/place-options.ts';
import type { PlaceFactName, PlaceFacts } from '#features/places/model/place-options.ts';
import { factLabels, factValueLabels, unknownFact } from '#features/places/fact-texts.ts';
import { optionsOf, SelectField } from '#ui/form/select-field.tsx';

interface FactFieldsProps {
  facts: PlaceFacts;
  /** Facts that cannot be changed to unknown. */
  known?: PlaceFacts;
  onChange: (facts: PlaceFacts) => void;
}

const knownOptions = optionsOf(factValues, factValueLabels);
const allOptions = [{ value: '', label: unknownFact } as const, ...knownOptions];

/** Renders a selection for each fact of a place. */
export function FactFields({ facts, known = {}, onChange }: FactFieldsProps) {
  return (
    <div className="grid gap-x-5 gap-y-4 min-[22.5rem]:grid-cols-2">
      {placeFactNames.map((name) => (
        <SelectField
          key={name}
          label={factLabels[name]}
          name={`fact-${name}`}
          value={facts[name] ?? ''}
          options={known[name] ? knownOptions : allOptions}
          onChange={(value) => {
            onChange(withFact(facts, name, value));
          }}
        />
      ))}
    </div>
  );
}

function withFact(facts: PlaceFacts, name: PlaceFactName, value: PlaceFacts[PlaceFactName] | '') {
  const { [name]: _previous, ...others } = facts;
  return value ? { ...others, [name]: value } : others;
}
