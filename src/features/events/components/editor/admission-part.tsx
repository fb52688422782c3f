import { eventPricings } from '#features/events/model/event-draft.ts';
import { ageLimits, eventAccessOptions } from '#features/events/model/event-options.ts';
import { eventAccessLabels } from '#features/events/texts.ts';
import * as texts from '#features/events/panel-texts.ts';
import { CardSection } from '#ui/card-section.tsx';
import { ChipGroup } from '#ui/chip-group.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { optionsOf, SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { EventDraft } from '#features/events/model/event-draft.ts';
import type { FormOf } from '#ui/form/use-form.ts';

/** Props of each part of the form. */
interface EventPartProps {
  form: FormOf<EventDraft>;
}

const ageOptions = [
  { value: '', label: texts.ageLimitUnknown },
  ...ageLimits.map((limit) => ({
    value: String(limit),
    label: texts.ageLimitOption(limit),
  })),
];

/** Edits price, ticket link, age limit and accessibility. */
export function AdmissionPart({ form }: EventPartProps) {
  const { pricing, access } = form.values;
  return (
    <CardSection isForm title={texts.admissionTitle}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={texts.priceLabel}
          {...form.field('pricing')}
          options={optionsOf(eventPricings, texts.eventPricingLabels)}
        />
        {pricing === 'price' && (
          <TextField
            label={texts.priceFromLabel}
            inputMode="decimal"
            required
            {...form.field('price')}
          />
        )}
      </div>
      <TextField
        label={texts.ticketUrlLabel}
        inputMode="url"
        maxLength={500}
        {...form.field('ticketUrl')}
      />
      <SelectField
        label={texts.ageLimitLabel}
        className="max-w-64"
        {...form.field('ageLimit')}
        options={ageOptions}
      />
      <ChipGroup label={texts.accessLabel}>
        {eventAccessOptions.map((option) => (
          <ToggleChip
            key={option}
            pressed={access.includes(option)}
            onToggle={() => {
              const others = access.filter((otherOption) => otherOption !== option);
              form.change({ access: access.includes(option) ? others : [...others, option] });
            }}
          >
            {eventAccessLabels[option]}
          </ToggleChip>
        ))}
      </ChipGroup>
    </CardSection>
  );
}
