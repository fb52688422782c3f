import { useState } from 'react';
import type { Category } from '#features/categories/model/category.ts';
import type { RowOutcome } from '#features/imports/model/place-import/dry-run.ts';
import { countText, formatInteger } from '#shared/formats/formats.ts';
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

const groupLabels: Record<ReportGroup, string> = {
  ready: 'Prontos',
  duplicate: 'Repetidos',
  invalid: 'Com problema',
  warned: 'Com aviso',
  skipped: 'Deixados de fora',
};

const emptyTexts: Record<ReportGroup, string> = {
  ready: 'Nenhum lugar está pronto para entrar.',
  duplicate: 'Nenhum lugar repete outro.',
  invalid: 'Nenhum lugar tem problema.',
  warned: 'Nenhum lugar tem aviso.',
  skipped: 'Nenhum lugar ficou de fora.',
};

/** Renders the outcome of the import before it is stored. */
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
    <CardSection
      title="Conferência"
      lead="Nada foi gravado ainda. Veja o que vai entrar e o que não vai, e por quê."
    >
      <div role="group" aria-label="Mostrar lugares" className="flex flex-wrap gap-2">
        {reportGroups.map((candidate) => (
          <ToggleChip
            key={candidate}
            pressed={candidate === group}
            onToggle={() => {
              setGroup(candidate);
              setShownCount(initialShownCount);
            }}
          >
            {groupLabels[candidate]}{' '}
            <span className="tabular">
              {formatInteger(filterOutcomes(outcomes, candidate).length)}
            </span>
          </ToggleChip>
        ))}
      </div>
      {skippedElements > 0 && (
        <p className="mt-3 text-sm text-ink-muted">
          {countText(skippedElements, 'elemento', 'elementos')} do arquivo sem nome nem tipo não{' '}
          {skippedElements === 1 ? 'é um lugar e foi ignorado' : 'são lugares e foram ignorados'}.
        </p>
      )}
      {groupOutcomes.length === 0 ? (
        <p className="mt-4 text-ink-muted">{emptyTexts[group]}</p>
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
            Mostrar mais
          </Button>
          <p className="text-sm text-ink-muted">
            {formatInteger(shownCount)} de {formatInteger(groupOutcomes.length)}
          </p>
        </div>
      )}
    </CardSection>
  );
}
