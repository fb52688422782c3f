import { offerBounds, offerKinds } from '#domain/club-offer.ts';
import type { OfferDraft } from '#domain/offer-draft.ts';
import { offerKindLabels } from '#texts/offer-editor.ts';
import { FormSection } from '#components/place-editor/fields/form-section.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { PartProps } from './part.ts';

/** What is offered, and on which bills. */
export function DiscountPart({ draft, onChange, errorOf }: PartProps) {
  const typed = (field: 'percent' | 'amount' | 'maxDiscount' | 'minSpend') => ({
    name: field,
    autoComplete: 'off',
    maxLength: 20,
    value: draft[field],
    onChange: (event: { target: { value: string } }) => {
      onChange({ [field]: event.target.value } satisfies Partial<OfferDraft>);
    },
    error: errorOf(field),
  });
  const { kind } = draft;
  return (
    <FormSection title="Desconto">
      <TextField
        label="Título"
        name="title"
        required
        autoComplete="off"
        maxLength={offerBounds.title}
        placeholder="20% no jantar"
        value={draft.title}
        onChange={(event) => {
          onChange({ title: event.target.value });
        }}
        error={errorOf('title')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label="Tipo de desconto"
          value={kind}
          options={offerKinds.map((value) => ({ value, label: offerKindLabels[value] }))}
          onChange={(chosen) => {
            onChange({ kind: chosen });
          }}
          hint={
            kind === 'second_item_free'
              ? 'Quem pede dois itens não paga o de menor valor.'
              : undefined
          }
        />
        {kind === 'percent' && (
          <TextField
            label="Desconto (%)"
            required
            inputMode="numeric"
            hint="De 1 a 100."
            {...typed('percent')}
          />
        )}
        {kind === 'fixed' && (
          <TextField
            label="Desconto (R$)"
            required
            inputMode="decimal"
            placeholder="15,00"
            {...typed('amount')}
          />
        )}
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {kind !== 'fixed' && (
          <TextField
            label="Desconto máximo (R$, opcional)"
            inputMode="decimal"
            placeholder="50,00"
            {...typed('maxDiscount')}
          />
        )}
        <TextField
          label="Conta mínima (R$, opcional)"
          inputMode="decimal"
          placeholder="100,00"
          {...typed('minSpend')}
        />
      </div>
    </FormSection>
  );
}
