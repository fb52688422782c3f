import { maxOfferTitleLength, offerKinds } from '#features/offers/model/club-offer-options.ts';
import * as texts from '#features/offers/panel-texts.ts';
import { CardSection } from '#ui/card-section.tsx';
import { optionsOf, SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { OfferDraft } from '#features/offers/model/offer-draft.ts';
import type { FormOf } from '#ui/form/use-form.ts';

/** Form section: discount and bill conditions. */
export function DiscountSection({ form }: OfferFormSectionProps) {
  const getFieldProps = (field: 'percent' | 'amount' | 'maxDiscount' | 'minSpend') => ({
    autoComplete: 'off',
    maxLength: 20,
    ...form.field(field),
  });
  const { kind } = form.values;
  return (
    <CardSection isForm title={texts.discountTitle}>
      <TextField
        label={texts.titleLabel}
        required
        autoComplete="off"
        maxLength={maxOfferTitleLength}
        placeholder={texts.titleExample}
        {...form.field('title')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label={texts.kindLabel}
          {...form.field('kind')}
          options={optionsOf(offerKinds, texts.offerKindLabels)}
          hint={kind === 'second_item_free' ? texts.secondItemHint : undefined}
        />
        {kind === 'percent' && (
          <TextField
            label={texts.percentLabel}
            required
            inputMode="numeric"
            hint={texts.percentHint}
            {...getFieldProps('percent')}
          />
        )}
        {kind === 'fixed' && (
          <TextField
            label={texts.amountLabel}
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
            label={texts.maxDiscountLabel}
            inputMode="decimal"
            placeholder="50,00"
            {...getFieldProps('maxDiscount')}
          />
        )}
        <TextField
          label={texts.minSpendLabel}
          inputMode="decimal"
          placeholder="100,00"
          {...getFieldProps('minSpend')}
        />
      </div>
    </CardSection>
  );
}

/** Props of each form section. */
export interface OfferFormSectionProps {
  form: FormOf<OfferDraft>;
}
