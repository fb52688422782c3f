import type { Place } from '#features/places/model/place.ts';
import { SelectField } from '#ui/form/select-field.tsx';

interface PlaceSelectProps {
  places: readonly Place[];
  /** Id of the selected place; '' for all places. */
  value: string;
  onChange: (placeId: string) => void;
}

/** Selects one of the manager's places, or all of them. */
export function PlaceSelect({ places, value, onChange }: PlaceSelectProps) {
  const isListed = value === '' || places.some((place) => place.id === value);
  return (
    <SelectField
      className="mt-4 max-w-sm"
      label="Local"
      value={value}
      options={[
        { value: '', label: 'Todos os meus locais' },
        ...(isListed ? [] : [{ value, label: 'Local escolhido' }]),
        ...places.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={onChange}
    />
  );
}
