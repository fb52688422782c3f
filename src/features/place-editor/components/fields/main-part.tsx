import type { Category } from '#features/categories/model/category.ts';
import { unknownCategoryName } from '#features/categories/model/category-options.ts';
import * as texts from '#features/place-editor/panel-texts.ts';
import { placeRecord } from '#features/places/model/place.ts';
import { placeProblemText } from '#features/places/field-texts.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { textLength } from '#shared/text/text-length.ts';
import { Switch } from '#ui/switch.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { PlacePartProps } from './place-part-props.ts';
import { textFieldProps } from './place-part-props.ts';
import { CardSection } from '#ui/card-section.tsx';

interface MainPartProps extends PlacePartProps {
  categories: readonly Category[];
  /** True if the user may activate or deactivate the place. */
  canChangeStatus: boolean;
}

export function MainPart({ categories, canChangeStatus, ...part }: MainPartProps) {
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
            {draft.isActive ? texts.activeHint : texts.inactiveHint}
          </span>
        </Switch>
      )}
    </CardSection>
  );
}
