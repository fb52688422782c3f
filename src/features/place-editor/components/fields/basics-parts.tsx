import type { Category } from '#features/categories/model/category.ts';
import { unknownCategoryName } from '#features/categories/model/category-options.ts';
import * as texts from '#features/place-editor/panel-texts.ts';
import { placeRecord } from '#features/places/model/place.ts';
import { placeProblemText } from '#features/places/field-texts.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { textLength } from '#shared/text/text-length.ts';
import { Switch } from '#ui/switch.tsx';
import { SelectField, optionsOf } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { amenityOptions, priceLevels } from '#features/places/model/place-options.ts';
import type { ReservationMode } from '#features/places/model/place-options.ts';
import { factsTitle } from '#features/places/fact-texts.ts';
import { amenityLabel, priceLabels } from '#features/places/texts.ts';
import { ToggleChip } from '#ui/chip.tsx';
import { reservationModeLabels } from '#features/place-editor/mode-panel-texts.ts';
import { TranslationFields } from '#features/language/components/translation-fields.tsx';
import { LocationPin } from '../map/location-pin.tsx';
import { FactFields } from './fact-fields.tsx';
import { textFieldProps } from './place-part-props.ts';
import type { PlacePartProps } from './place-part-props.ts';

interface MainPartProps extends PlacePartProps {
  categories: readonly Category[];
  /** True if the user may activate or deactivate the place. */
  canChangeStatus: boolean;
  /** False for a new place before the step with the images. */
  isStored: boolean;
}

export function MainPart({ categories, canChangeStatus, isStored, ...part }: MainPartProps) {
  const { draft, onChange, problems } = part;
  const isCategoryListed =
    draft.category === '' || categories.some(({ id }) => id === draft.category);
  return (
    <CardSection isForm title={texts.mainTitle} lead={texts.mainLead}>
      <TextField
        label={texts.nameLabel}
        required
        autoComplete="off"
        {...textFieldProps(part, 'title')}
      />
      <SelectField
        label={texts.categoryLabel}
        name="category"
        required
        value={draft.category}
        options={[
          { value: '', label: texts.chooseCategory },
          ...(isCategoryListed
            ? []
            : [{ value: draft.category, label: texts.categoryOutOfUse(unknownCategoryName) }]),
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(category) => {
          onChange({ category });
        }}
        error={placeProblemText('category', problems.category, draft)}
      />
      <TextArea
        label={texts.descriptionLabel}
        name="description"
        value={draft.description}
        onChange={(description) => {
          onChange({ description });
        }}
        measure={textLength(placeRecord.fields.description.maxLength)}
        hint={texts.descriptionHint}
        error={placeProblemText('description', problems.description, draft) || undefined}
      />
      {canChangeStatus && (
        <Switch
          checked={draft.isActive}
          onChange={(isActive) => {
            onChange({ isActive });
          }}
        >
          <span className="block font-semibold">{texts.activeLabel}</span>
          <span className="block text-sm text-ink-muted">
            {!draft.isActive
              ? texts.inactiveHint
              : isStored
                ? texts.activeHint
                : texts.activeAfterImagesHint}
          </span>
        </Switch>
      )}
    </CardSection>
  );
}

/** Renders the description in other languages. */
export function TranslationsPart({ draft, onChange }: PlacePartProps) {
  return (
    <CardSection isForm title={texts.translationsTitle} lead={texts.translationsLead}>
      <TranslationFields
        field={placeRecord.fields.translations}
        labels={{ description: texts.descriptionLabel }}
        rows={{ description: 5 }}
        original={draft.description}
        value={draft.translations}
        onChange={(translations) => {
          onChange({ translations });
        }}
      />
    </CardSection>
  );
}

export function ContactPart(part: PlacePartProps) {
  return (
    <CardSection isForm title={texts.contactTitle}>
      <TextField
        label={texts.phoneLabel}
        type="tel"
        autoComplete="off"
        hint={texts.phoneHint}
        {...textFieldProps(part, 'phone')}
      />
      <TextField
        label={texts.websiteLabel}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        {...textFieldProps(part, 'website')}
      />
    </CardSection>
  );
}

export function AddressPart(part: PlacePartProps) {
  return (
    <CardSection isForm title={texts.addressTitle} lead={texts.addressLead}>
      <TextField
        label={texts.addressLabel}
        required
        autoComplete="off"
        hint={texts.addressHint}
        {...textFieldProps(part, 'address')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={texts.cityLabel}
          required
          autoComplete="off"
          {...textFieldProps(part, 'city')}
        />
        <TextField
          label={texts.neighborhoodLabel}
          autoComplete="off"
          {...textFieldProps(part, 'neighborhood')}
        />
      </div>
      <LocationPin {...part} />
    </CardSection>
  );
}

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

/** Renders the selections of what the place is good for. */
export function FactsPart({ draft, onChange }: PlacePartProps) {
  return (
    <CardSection isForm title={factsTitle} lead={texts.factsLead}>
      <FactFields
        facts={draft.facts}
        onChange={(facts) => {
          onChange({ facts });
        }}
      />
    </CardSection>
  );
}

const modeOrder: readonly ReservationMode[] = ['none', 'request', 'whatsapp', 'phone', 'url'];

/** Renders the fields of the button Reservar: its mode, and the phone number, page or number of tables of that mode. */
export function ReservationPart({ draft, onChange, problems }: PlacePartProps) {
  const { mode, value, tables } = draft.reservation;
  const error = placeProblemText('reservation', problems.reservation, draft) || undefined;
  const isPhoneMode = mode === 'whatsapp' || mode === 'phone';
  return (
    <CardSection isForm title={texts.reservationsTitle}>
      <SelectField
        label={texts.reservationModeLabel}
        name="reservation-mode"
        value={mode}
        options={optionsOf(modeOrder, reservationModeLabels)}
        onChange={(selectedMode) => {
          onChange({ reservation: { ...draft.reservation, mode: selectedMode } });
        }}
        hint={texts.reservationModeHints[mode]}
      />
      {(isPhoneMode || mode === 'url') && (
        <TextField
          label={isPhoneMode ? texts.reservationPhoneLabel : texts.reservationPageLabel}
          name="reservation"
          type={isPhoneMode ? 'tel' : undefined}
          inputMode={isPhoneMode ? undefined : 'url'}
          autoComplete="off"
          value={value}
          onChange={(value) => {
            onChange({ reservation: { ...draft.reservation, value } });
          }}
          error={error}
          hint={isPhoneMode ? texts.reservationPhoneHint : undefined}
        />
      )}
      {mode === 'request' && (
        <TextField
          label={texts.tablesLabel}
          name="reservation"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={tables === undefined ? '' : String(tables)}
          onChange={(enteredText) => {
            const digits = enteredText.replace(/\D/g, '');
            onChange({
              reservation: { mode, value, ...(digits !== '' && { tables: Number(digits) }) },
            });
          }}
          error={error}
          hint={texts.tablesHint}
        />
      )}
    </CardSection>
  );
}
