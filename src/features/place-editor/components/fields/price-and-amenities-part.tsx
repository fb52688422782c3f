import * as texts from '#features/place-editor/panel-texts.ts';
import { amenityOptions, priceLevels } from '#features/places/model/place-options.ts';
import { amenityLabel, priceLabels } from '#features/places/texts.ts';
import { ToggleChip } from '#ui/chip.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { optionsOf, SelectField } from '#ui/form/select-field.tsx';
import type { PlacePartProps } from './place-part-props.ts';

/** Renders price and amenities. Custom amenities of older records can be kept or removed. */
export function PriceAndAmenitiesPart({ draft, onChange }: PlacePartProps) {
  const customAmenities = draft.amenities.filter(
    (name) => !amenityOptions.some((option) => option === name),
  );
  const options: readonly string[] = [...amenityOptions, ...customAmenities];
  return (
    <CardSection isForm title={texts.priceTitle}>
      <SelectField
        label={texts.priceLabel}
        name="price"
        value={draft.price}
        options={optionsOf(priceLevels, priceLabels)}
        onChange={(price) => {
          onChange({ price });
        }}
      />
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-semibold">{texts.amenitiesLabel}</legend>
        <div className="flex flex-wrap gap-2">
          {options.map((option) => {
            const isSelected = draft.amenities.includes(option);
            return (
              <ToggleChip
                key={option}
                pressed={isSelected}
                onToggle={() => {
                  onChange({
                    amenities: options.filter((name) =>
                      name === option ? !isSelected : draft.amenities.includes(name),
                    ),
                  });
                }}
              >
                {amenityLabel(option)}
              </ToggleChip>
            );
          })}
        </div>
      </fieldset>
    </CardSection>
  );
}
