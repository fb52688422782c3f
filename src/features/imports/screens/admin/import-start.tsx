import { useState } from 'react';
import type { ImportDraft } from '#features/imports/model/place-import/row-check.ts';
import * as texts from '#features/imports/panel-texts.ts';
import { Button } from '#ui/button.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { ChoiceInput } from '#ui/form/choice-input.tsx';

interface ImportStartProps {
  drafts: readonly ImportDraft[];
  /** True while `drafts` is the result of an earlier check and a new check is running. */
  isChecking: boolean;
  isComparedWithAll: boolean;
  isOsm: boolean;
  onStart: (drafts: readonly ImportDraft[], isActive: boolean) => void;
}

const visibilityOptions = [
  {
    isActive: false,
    label: texts.inactiveLabel,
    hint: texts.inactiveHint,
  },
  { isActive: true, label: texts.activeLabel, hint: texts.activeHint },
];

/** Renders the choice whether the imported places are visible, and the button that stores the places. */
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
    <CardSection title={texts.startTitle}>
      <fieldset>
        <legend className="text-sm font-semibold">{texts.visibilityLegend}</legend>
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
      {isOsm && <p className="mt-4 text-sm text-ink-muted">{texts.osmLicenceHint}</p>}
      {!isComparedWithAll && (
        <p className="mt-4 text-sm text-warning">{texts.notAllComparedHint}</p>
      )}
      <Button
        className="mt-5"
        aria-disabled={isStartDisabled}
        onClick={() => {
          if (!isStartDisabled) onStart(drafts, isActive);
        }}
      >
        {drafts.length === 0 ? texts.noPlacesToImport : texts.importPlaces(drafts.length)}
      </Button>
      <p className="mt-3 text-sm text-ink-muted">{texts.undoLaterHint}</p>
    </CardSection>
  );
}
