import { offerBounds, offerKinds } from '#features/offers/model/club-offer.ts';
import { offerKindLabels } from '#features/offers/panel-texts.ts';
import { CardSection } from '#ui/card-section.tsx';
import { optionsOf, SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { OfferFormSectionProps } from './offer-form-section.ts';

/** Form section: discount and bill conditions. */
export function DiscountSection({ form }: OfferFormSectionProps) {
  const getFieldProps = (field: 'percent' | 'amount' | 'maxDiscount' | 'minSpend') => ({
    autoComplete: 'off',
    maxLength: 20,
    ...form.field(field),
  });
  const { kind } = form.values;
  return (
    <CardSection isForm title="Desconto">
      <TextField
        label="Título"
        required
        autoComplete="off"
        maxLength={offerBounds.title}
        placeholder="20% no jantar"
        {...form.field('title')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label="Tipo de desconto"
          {...form.field('kind')}
          options={optionsOf(offerKinds, offerKindLabels)}
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
            {...getFieldProps('percent')}
          />
        )}
        {kind === 'fixed' && (
          <TextField
            label="Desconto (R$)"
            required
            inputMode="decimal"
            placeholder="15,00"
            {...getFieldProps('amount')}
          />
        )}
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {kind !== 'fixed' && (
          <TextField
            label="Desconto máximo (R$, opcional)"
            inputMode="decimal"
            placeholder="50,00"
            {...getFieldProps('maxDiscount')}
          />
        )}
        <TextField
          label="Conta mínima (R$, opcional)"
          inputMode="decimal"
          placeholder="100,00"
          {...getFieldProps('minSpend')}
        />
      </div>
    </CardSection>
  );
}
