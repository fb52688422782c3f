import { limitWindows } from '#features/offers/model/club-offer.ts';
import { cooldownUnits } from '#features/offers/model/offer-draft.ts';
import { cooldownUnitLabels, limitLabels } from '#features/offers/panel-texts.ts';
import { CardSection } from '#ui/card-section.tsx';
import { optionsOf, SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { PartProps } from './part.ts';

/** How often it can be used, by one person and by everybody. */
export function LimitsPart({ form }: PartProps) {
  const counted = (field: 'limitCount' | 'cooldown' | 'totalLimit') => ({
    autoComplete: 'off',
    inputMode: 'numeric' as const,
    maxLength: 9,
    ...form.field(field),
  });
  return (
    <CardSection isForm title="Limites">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label="Limite por sócio"
          {...form.field('limitWindow')}
          options={optionsOf(['none', ...limitWindows] as const, limitLabels)}
        />
        {form.values.limitWindow !== 'none' && (
          <TextField label="Usos por sócio" required {...counted('limitCount')} />
        )}
      </div>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-5">
        <TextField label="Espera entre usos" placeholder="Nenhuma" {...counted('cooldown')} />
        <SelectField
          label="Em"
          {...form.field('cooldownUnit')}
          options={optionsOf(cooldownUnits, cooldownUnitLabels)}
        />
      </div>
      <TextField
        label="Total de usos por todos (opcional)"
        hint="Ao chegar a este número, a oferta se esgota."
        {...counted('totalLimit')}
      />
    </CardSection>
  );
}
