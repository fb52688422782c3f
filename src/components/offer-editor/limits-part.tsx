import { limitWindows } from '#domain/club-offer.ts';
import { cooldownUnits } from '#domain/offer-draft.ts';
import type { OfferDraft } from '#domain/offer-draft.ts';
import { cooldownUnitLabels, limitLabels } from '#texts/offer-editor.ts';
import { FormSection } from '#components/place-editor/fields/form-section.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { PartProps } from './part.ts';

/** How often it can be used, by one person and by everybody. */
export function LimitsPart({ draft, onChange, errorOf }: PartProps) {
  const counted = (field: 'limitCount' | 'cooldown' | 'totalLimit') => ({
    name: field,
    autoComplete: 'off',
    inputMode: 'numeric' as const,
    maxLength: 9,
    value: draft[field],
    onChange: (event: { target: { value: string } }) => {
      onChange({ [field]: event.target.value } satisfies Partial<OfferDraft>);
    },
    error: errorOf(field),
  });
  return (
    <FormSection title="Limites">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label="Limite por sócio"
          value={draft.limitWindow}
          options={(['none', ...limitWindows] as const).map((value) => ({
            value,
            label: limitLabels[value],
          }))}
          onChange={(limitWindow) => {
            onChange({ limitWindow });
          }}
        />
        {draft.limitWindow !== 'none' && (
          <TextField label="Usos por sócio" required {...counted('limitCount')} />
        )}
      </div>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-5">
        <TextField label="Espera entre usos" placeholder="Nenhuma" {...counted('cooldown')} />
        <SelectField
          label="Em"
          value={draft.cooldownUnit}
          options={cooldownUnits.map((value) => ({ value, label: cooldownUnitLabels[value] }))}
          onChange={(cooldownUnit) => {
            onChange({ cooldownUnit });
          }}
        />
      </div>
      <TextField
        label="Total de usos por todos (opcional)"
        hint="Ao chegar a este número, a oferta se esgota."
        {...counted('totalLimit')}
      />
    </FormSection>
  );
}
