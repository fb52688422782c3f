import { useState } from 'react';
import type { Category } from '#features/categories/model/category.ts';
import type { RowOutcome } from '#features/imports/model/place-import/dry-run.ts';
import * as texts from '#features/imports/panel-texts.ts';
import { formatInteger } from '#shared/formats/formats.ts';
import { Button } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { reportGroups, filterOutcomes } from './report-groups.ts';
import type { ReportGroup } from './report-groups.ts';
import { RowCard } from './row-card.tsx';

interface DryRunReportProps {
  outcomes: readonly RowOutcome[];
  categories: readonly Category[];
  /** Duplicate rows that the user wants to import nevertheless. */
  wantedRows: ReadonlySet<number>;
  onToggleRow: (row: number, isWanted: boolean) => void;
  /** Number of elements of the file that are not places. */
  skippedElements: number;
}

const initialShownCount = 10;

/**
 * Renders the result of the check before the import: the rows of the file in groups, such as ready and duplicate rows.
 */
export function DryRunReport({
  outcomes,
  categories,
  wantedRows,
  onToggleRow,
  skippedElements,
}: DryRunReportProps) {
  const [group, setGroup] = useState<ReportGroup>('ready');
  const [shownCount, setShownCount] = useState(initialShownCount);
  const groupOutcomes = filterOutcomes(outcomes, group);
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  return (
    <CardSection title={texts.checkTitle} lead={texts.checkLead}>
      <div role="group" aria-label={texts.showPlacesLabel} className="flex flex-wrap gap-2">
        {reportGroups.map((candidate) => (
          <ToggleChip
            key={candidate}
            pressed={candidate === group}
            onToggle={() => {
              setGroup(candidate);
              setShownCount(initialShownCount);
            }}
          >
            {texts.reportGroupLabels[candidate]}{' '}
            <span className="tabular">
              {formatInteger(filterOutcomes(outcomes, candidate).length)}
            </span>
          </ToggleChip>
        ))}
      </div>
      {skippedElements > 0 && (
        <p className="mt-3 text-sm text-ink-muted">{texts.ignoredElements(skippedElements)}</p>
      )}
      {groupOutcomes.length === 0 ? (
        <p className="mt-4 text-ink-muted">{texts.emptyReportGroups[group]}</p>
      ) : (
        <ul className="mt-4 grid gap-3 lg:grid-cols-2">
          {groupOutcomes.slice(0, shownCount).map((outcome) => (
            <RowCard
              key={outcome.row}
              outcome={outcome}
              categoryName={categoryNames.get(outcome.draft?.category ?? '') ?? ''}
              isWanted={wantedRows.has(outcome.row)}
              onToggle={(isWanted) => {
                onToggleRow(outcome.row, isWanted);
              }}
            />
          ))}
        </ul>
      )}
      {groupOutcomes.length > shownCount && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            onClick={() => {
              setShownCount(shownCount + 50);
            }}
          >
            {texts.showMoreRows}
          </Button>
          <p className="text-sm text-ink-muted">
            {texts.shownRows(shownCount, groupOutcomes.length)}
          </p>
        </div>
      )}
    </CardSection>
  );
}
