import { eventPricings } from '#features/events/model/event-draft.ts';
import { ageLimits, eventAccessOptions } from '#features/events/model/event.ts';
import { eventAccessLabels } from '#features/events/texts.ts';
import { eventPricingLabels } from '#features/events/panel-texts.ts';
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
  { value: '', label: 'Não informada' },
  ...ageLimits.map((limit) => ({
    value: String(limit),
    label: limit === 0 ? 'Livre' : `${limit} anos`,
  })),
];

/** Edits price, ticket link, age limit and accessibility. */
export function AdmissionPart({ form }: EventPartProps) {
  const { pricing, access } = form.values;
  return (
    <CardSection isForm title="Entrada">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Preço"
          {...form.field('pricing')}
          options={optionsOf(eventPricings, eventPricingLabels)}
        />
        {pricing === 'price' && (
          <TextField
            label="A partir de (R$)"
            inputMode="decimal"
            required
            {...form.field('price')}
          />
        )}
      </div>
      <TextField
        label="Endereço dos ingressos (opcional)"
        inputMode="url"
        maxLength={500}
        {...form.field('ticketUrl')}
      />
      <SelectField
        label="Idade mínima"
        className="max-w-64"
        {...form.field('ageLimit')}
        options={ageOptions}
      />
      <ChipGroup label="Acessibilidade">
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
