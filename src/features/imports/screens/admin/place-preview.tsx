import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Category } from '#features/categories/model/category.ts';
import {
  ImportPreview,
  RowCard,
  StoreButton,
} from '#features/imports/components/import-preview.tsx';
import type { ChosenRows } from '#features/imports/components/import-preview.tsx';
import type { Duplicate, RowOutcome } from '#features/imports/model/place-import/dry-run.ts';
import type { ImportDraft } from '#features/imports/model/place-import/row-check.ts';
import * as texts from '#features/imports/panel-texts.ts';
import { linkTo } from '#shared/routes.ts';
import { CardSection } from '#ui/card-section.tsx';
import { ChoiceInput } from '#ui/form/choice-input.tsx';
import { RichText } from '#ui/rich-text.tsx';

interface PlacePreviewProps {
  outcomes: readonly RowOutcome[];
  categories: readonly Category[];
  chosenRows: ChosenRows;
  /** Number of elements of the file that are not places. */
  skippedCount: number;
}

/** Renders the checked places. Rows with warnings are in the group 'warned' and also in the group of their state. */
export function PlacePreview({
  outcomes,
  categories,
  chosenRows,
  skippedCount,
}: PlacePreviewProps) {
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  return (
    <ImportPreview
      rows={outcomes}
      groupsLabel={texts.showPlacesLabel}
      groupLabels={texts.reportGroupLabels}
      emptyGroups={texts.emptyReportGroups}
      isInGroup={({ state, draft, warnings }, group) =>
        group === 'warned' ? draft !== null && warnings.length > 0 : state === group
      }
      initialGroup="ready"
      initialShownCount={10}
      note={
        skippedCount > 0 && (
          <p className="mt-3 text-sm text-ink-muted">{texts.ignoredElements(skippedCount)}</p>
        )
      }
      renderRow={(row) => (
        <RowCard key={row.row} row={row} chosenRows={chosenRows} texts={rowTexts}>
          {row.draft && (
            <p className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">
              {categoryNames.get(row.draft.category) ?? ''} · <bdi>{row.draft.location}</bdi>
            </p>
          )}
          {row.duplicate && (
            <p className="mt-1 text-sm wrap-anywhere">
              <DuplicateInfo duplicate={row.duplicate} />
            </p>
          )}
        </RowCard>
      )}
    />
  );
}

const rowTexts = {
  position: texts.rowOfFile,
  untitled: texts.unnamedRow,
  choose: texts.importAnyway,
  errors: texts.rowErrorTexts,
  warnings: texts.rowWarningTexts,
};

function DuplicateInfo({ duplicate }: { duplicate: Duplicate }) {
  const { by, placeId, row, title, isActive } = duplicate;
  if (placeId === null) {
    return (
      <RichText text={texts.duplicateInFile(by, row)} parts={{ title: () => <bdi>{title}</bdi> }} />
    );
  }
  return (
    <RichText
      text={texts.duplicateInGuide(by, isActive)}
      parts={{
        place: () => (
          <Link
            to={linkTo('/admin/places/:placeId/edit', { placeId })}
            target="_blank"
            className="font-semibold text-sea-ink underline underline-offset-4"
          >
            <bdi>{title}</bdi>
            <span className="sr-only"> {texts.opensInNewTab}</span>
          </Link>
        ),
      }}
    />
  );
}

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
      <StoreButton
        label={drafts.length === 0 ? texts.noPlacesToImport : texts.importPlaces(drafts.length)}
        hint={texts.undoLaterHint}
        isDisabled={drafts.length === 0 || isChecking}
        onStore={() => {
          onStart(drafts, isActive);
        }}
      />
    </CardSection>
  );
}
