import { useState } from 'react';
import type { ImportDraft } from '#features/imports/model/place-import/row-check.ts';
import { countText } from '#shared/formats/formats.ts';
import { Button } from '#ui/button.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { ChoiceInput } from '#ui/form/choice-input.tsx';

interface ImportStartProps {
  drafts: readonly ImportDraft[];
  /** A newer check is running. */
  isChecking: boolean;
  isComparedWithAll: boolean;
  isOsm: boolean;
  onStart: (drafts: readonly ImportDraft[], isActive: boolean) => void;
}

const visibilityOptions = [
  {
    isActive: false,
    label: 'Inativos',
    hint: 'Só a administração os vê. Ative-os depois, em Lugares.',
  },
  { isActive: true, label: 'Ativos', hint: 'Aparecem para todos assim que entram.' },
];

/** Renders the options of the import and the button that stores the places. */
export function ImportStart({
  drafts,
  isChecking,
  isComparedWithAll,
  isOsm,
  onStart,
}: ImportStartProps) {
  const [isActive, setActive] = useState(false);
  const isStartDisabled = drafts.length === 0 || isChecking;
  return (
    <CardSection title="Importar">
      <fieldset>
        <legend className="text-sm font-semibold">Como os lugares entram</legend>
        <div className="mt-2 grid gap-3 sm:grid-cols-2">
          {visibilityOptions.map((option) => (
            <label
              key={option.label}
              className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-control-line p-3 has-checked:border-sea has-checked:bg-sea-soft"
            >
              <ChoiceInput
                type="radio"
                name="entrada"
                className="mt-0.5"
                checked={isActive === option.isActive}
                onChange={() => {
                  setActive(option.isActive);
                }}
              />
              <span className="font-semibold">
                {option.label}
                <span className="block text-sm font-normal text-ink-muted">{option.hint}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {isOsm && (
        <p className="mt-4 text-sm text-ink-muted">
          Os dados do OpenStreetMap são livres sob a licença ODbL, que pede crédito: ele entra no
          fim de cada descrição.
        </p>
      )}
      {!isComparedWithAll && (
        <p className="mt-4 text-sm text-warning">
          Há mais de 10.000 lugares inativos: nem todos foram comparados com o arquivo.
        </p>
      )}
      <Button
        className="mt-5"
        aria-disabled={isStartDisabled}
        onClick={() => {
          if (!isStartDisabled) onStart(drafts, isActive);
        }}
      >
        {drafts.length === 0
          ? 'Nenhum lugar para importar'
          : `Importar ${countText(drafts.length, 'lugar', 'lugares')}`}
      </Button>
      <p className="mt-3 text-sm text-ink-muted">A importação inteira pode ser desfeita depois.</p>
    </CardSection>
  );
}
