import { useState } from 'react';
import type { EventImportRow } from '#features/imports/model/event-import/event-import-contract.ts';
import { countText, formatInteger } from '#shared/formats/formats.ts';
import { Button } from '#ui/button.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { EventRowCard } from './event-row-card.tsx';

type Group = EventImportRow['state'];

const groups: readonly { state: Group; label: string; empty: string }[] = [
  { state: 'ready', label: 'Prontos', empty: 'Nenhum evento está pronto para entrar.' },
  { state: 'duplicate', label: 'Já na agenda', empty: 'Nenhum evento está na agenda ainda.' },
  { state: 'invalid', label: 'Com problema', empty: 'Nenhum evento tem problema.' },
];

interface EventCheckProps {
  rows: readonly EventImportRow[];
  /** A newer check, or the import itself, is under way. */
  isBusy: boolean;
  onStore: (rows: number[]) => void;
}

/** What the import would do, before anything is stored; each event can be left out. */
export function EventCheck({ rows, isBusy, onStore }: EventCheckProps) {
  const ofState = (state: Group) => rows.filter((row) => row.state === state);
  const [group, setGroup] = useState<Group>(
    () => groups.find(({ state }) => ofState(state).length > 0)?.state ?? 'ready',
  );
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const shown = ofState(group);
  const wanted = ofState('ready').filter(({ row }) => !leftOut.has(row));
  const cannotStore = wanted.length === 0 || isBusy;
  return (
    <CardSection
      title="Conferência"
      lead="Nada foi gravado ainda. Veja o que vai entrar e o que não vai, e por quê."
    >
      <div role="group" aria-label="Mostrar eventos" className="flex flex-wrap gap-2">
        {groups.map(({ state, label }) => (
          <ToggleChip
            key={state}
            pressed={state === group}
            onToggle={() => {
              setGroup(state);
            }}
          >
            {label} <span className="tabular">{formatInteger(ofState(state).length)}</span>
          </ToggleChip>
        ))}
      </div>
      {shown.length === 0 ? (
        <p className="mt-4 text-ink-muted">{groups.find(({ state }) => state === group)?.empty}</p>
      ) : (
        <ul className="mt-4 grid gap-3 lg:grid-cols-2">
          {shown.map((row) => (
            <EventRowCard
              key={row.row}
              row={row}
              isWanted={!leftOut.has(row.row)}
              onWant={(isWanted) => {
                const next = new Set(leftOut);
                if (isWanted) next.delete(row.row);
                else next.add(row.row);
                setLeftOut(next);
              }}
            />
          ))}
        </ul>
      )}
      <Button
        className="mt-5"
        aria-disabled={cannotStore}
        onClick={() => {
          if (!cannotStore) onStore(wanted.map(({ row }) => row));
        }}
      >
        {wanted.length === 0
          ? 'Nenhum evento para importar'
          : `Importar ${countText(wanted.length, 'evento', 'eventos')}`}
      </Button>
      <p className="mt-3 text-sm text-ink-muted">
        Os eventos aparecem para todos assim que entram. A importação inteira pode ser desfeita
        depois.
      </p>
    </CardSection>
  );
}
