import { useState } from 'react';
import type { Category } from '#features/categories/model/category.ts';
import type { RowOutcome } from '#features/imports/model/place-import/dry-run.ts';
import { countText, formatInteger } from '#shared/formats/formats.ts';
import { Button } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { reportGroups, rowsOf } from './report-groups.ts';
import type { ReportGroup } from './report-groups.ts';
import { RowCard } from './row-card.tsx';

interface DryRunReportProps {
  outcomes: readonly RowOutcome[];
  categories: readonly Category[];
  /** Duplicate rows that the user wants to import nevertheless. */
  wanted: ReadonlySet<number>;
  onWant: (row: number, isWanted: boolean) => void;
  /** Number of elements of the file that are not places. */
  skippedElements: number;
}

const shownAtOnce = 10;

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
  wanted,
  onWant,
  skippedElements,
}: DryRunReportProps) {
  const [group, setGroup] = useState<ReportGroup>('ready');
  const [shown, setShown] = useState(shownAtOnce);
  const rows = rowsOf(outcomes, group);
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return (
    <CardSection
      title="Conferência"
      lead="Nada foi gravado ainda. Veja o que vai entrar e o que não vai, e por quê."
    >
      <div role="group" aria-label="Mostrar lugares" className="flex flex-wrap gap-2">
        {reportGroups.map((one) => (
          <ToggleChip
            key={one}
            pressed={one === group}
            onToggle={() => {
              setGroup(one);
              setShown(shownAtOnce);
            }}
          >
            {groupLabels[one]}{' '}
            <span className="tabular">{formatInteger(rowsOf(outcomes, one).length)}</span>
          </ToggleChip>
        ))}
      </div>
      {skippedElements > 0 && (
        <p className="mt-3 text-sm text-ink-muted">
          {countText(skippedElements, 'elemento', 'elementos')} do arquivo sem nome nem tipo não{' '}
          {skippedElements === 1 ? 'é um lugar e foi ignorado' : 'são lugares e foram ignorados'}.
        </p>
      )}
      {rows.length === 0 ? (
        <p className="mt-4 text-ink-muted">{emptyTexts[group]}</p>
      ) : (
        <ul className="mt-4 grid gap-3 lg:grid-cols-2">
          {rows.slice(0, shown).map((outcome) => (
            <RowCard
              key={outcome.row}
              outcome={outcome}
              categoryName={names.get(outcome.draft?.category ?? '') ?? ''}
              isWanted={wanted.has(outcome.row)}
              onWant={(isWanted) => {
                onWant(outcome.row, isWanted);
              }}
            />
          ))}
        </ul>
      )}
      {rows.length > shown && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            onClick={() => {
              setShown(shown + 50);
            }}
          >
            Mostrar mais
          </Button>
          <p className="text-sm text-ink-muted">
            {formatInteger(shown)} de {formatInteger(rows.length)}
          </p>
        </div>
      )}
    </CardSection>
  );
}
