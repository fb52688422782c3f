import type { Place } from '#features/places/model/place.ts';
import * as texts from '#features/places/panel-texts.ts';
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
      label={texts.placeLabel}
      value={value}
      options={[
        { value: '', label: texts.allOwnPlaces },
        ...(isListed ? [] : [{ value, label: texts.selectedPlace }]),
        ...places.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={onChange}
    />
  );
}
