import { useId } from 'react';
import type { Place } from '#domain/place.ts';
import { controlLook } from '#ui/text-field.tsx';

interface PlaceSelectProps {
  places: readonly Place[];
  /** Id of the chosen place; '' for all. */
  value: string;
  onChange: (placeId: string) => void;
}

/** One of the own places, or all of them. */
export function PlaceSelect({ places, value, onChange }: PlaceSelectProps) {
  const id = useId();
  const isKnown = value === '' || places.some((place) => place.id === value);
  return (
    <div className="mt-4 max-w-sm">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        Local
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        className={controlLook}
      >
        <option value="">Todos os meus locais</option>
        {!isKnown && <option value={value}>Local escolhido</option>}
        {places.map((place) => (
          <option key={place.id} value={place.id}>
            {place.title}
          </option>
        ))}
      </select>
    </div>
  );
}
