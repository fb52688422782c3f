import { useState } from 'react';
import { formatInteger } from '#shared/formats/formats.ts';
import { Button } from '#ui/button.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import type { EventImportRow } from '#features/imports/model/event-import/event-import-contract.ts';
import { dateSpanWithYearText } from '#features/events/panel-texts.ts';
import * as texts from '#features/imports/event-panel-texts.ts';
import * as panelTexts from '#features/imports/panel-texts.ts';
import { ChoiceInput } from '#ui/form/choice-input.tsx';

type RowState = EventImportRow['state'];

const groups: readonly RowState[] = ['ready', 'duplicate', 'invalid'];

interface EventCheckProps {
  rows: readonly EventImportRow[];
  /**
   * True while a new check is running and `rows` is still the result of an earlier one, or while the import is running.
   */
  isBusy: boolean;
  onStore: (rows: number[]) => void;
}

/** Renders the result of the check before the import. Each event that is ready can be excluded from the import. */
export function EventCheck({ rows, isBusy, onStore }: EventCheckProps) {
  const rowsInState = (state: RowState) => rows.filter((row) => row.state === state);
  const [group, setGroup] = useState<RowState>(
    () => groups.find((state) => rowsInState(state).length > 0) ?? 'ready',
  );
  const [skippedRows, setSkippedRows] = useState<ReadonlySet<number>>(new Set());
  const shownRows = rowsInState(group);
  const wantedRows = rowsInState('ready').filter(({ row }) => !skippedRows.has(row));
  const isStoreDisabled = wantedRows.length === 0 || isBusy;
  return (
    <CardSection title={panelTexts.checkTitle} lead={panelTexts.checkLead}>
      <div role="group" aria-label={texts.showEventsLabel} className="flex flex-wrap gap-2">
        {groups.map((state) => (
          <ToggleChip
            key={state}
            pressed={state === group}
            onToggle={() => {
              setGroup(state);
            }}
          >
            {texts.rowStateLabels[state]}{' '}
            <span className="tabular">{formatInteger(rowsInState(state).length)}</span>
          </ToggleChip>
        ))}
      </div>
      {shownRows.length === 0 ? (
        <p className="mt-4 text-ink-muted">{texts.emptyRowStates[group]}</p>
      ) : (
        <ul className="mt-4 grid gap-3 lg:grid-cols-2">
          {shownRows.map((row) => (
            <EventRowCard
              key={row.row}
              row={row}
              isWanted={!skippedRows.has(row.row)}
              onToggle={(isWanted) => {
                const nextRows = new Set(skippedRows);
                if (isWanted) nextRows.delete(row.row);
                else nextRows.add(row.row);
                setSkippedRows(nextRows);
              }}
            />
          ))}
        </ul>
      )}
      <Button
        className="mt-5"
        aria-disabled={isStoreDisabled}
        onClick={() => {
          if (!isStoreDisabled) onStore(wantedRows.map(({ row }) => row));
        }}
      >
        {wantedRows.length === 0 ? texts.noEventsToImport : texts.importEvents(wantedRows.length)}
      </Button>
      <p className="mt-3 text-sm text-ink-muted">{texts.storeHint}</p>
    </CardSection>
  );
}

interface EventRowCardProps {
  row: EventImportRow;
  isWanted: boolean;
  onToggle: (isWanted: boolean) => void;
}

/** Renders an event of the file with its resulting dates or its errors. */
function EventRowCard({ row, isWanted, onToggle }: EventRowCardProps) {
  const title = row.title === '' ? texts.untitledEvent : row.title;
  return (
    <li className="min-w-0 rounded-control border border-line p-3">
      <p className="text-sm text-ink-muted tabular">{texts.eventOfFile(row.row)}</p>
      <p className="font-semibold wrap-anywhere">
        <bdi>{title}</bdi>
      </p>
      {row.placeTitle !== '' && (
        <p className="text-sm wrap-anywhere text-ink-muted">
          <bdi>{row.placeTitle}</bdi>
        </p>
      )}
      {row.dates.length > 0 && (
        <ul className="mt-1 text-sm tabular">
          {row.dates.map((date) => (
            <li
              key={date.startsAt.getTime()}
              className={date.status === 'cancelled' ? 'text-ink-muted' : undefined}
            >
              {texts.checkedDate(dateSpanWithYearText(date), date.status === 'cancelled')}
            </li>
          ))}
          {row.dateCount > row.dates.length && (
            <li className="text-ink-muted">{texts.moreDates(row.dateCount - row.dates.length)}</li>
          )}
        </ul>
      )}
      {row.errors.map((error) => (
        <p key={error} className="mt-1 text-sm font-medium text-danger">
          {texts.eventRowErrorTexts[error]}
        </p>
      ))}
      {row.warnings.map((warning) => (
        <p key={warning} className="mt-1 text-sm text-warning">
          {texts.eventRowWarningTexts[warning]}
        </p>
      ))}
      {row.state === 'ready' && (
        <label className="mt-1 flex min-h-11 cursor-pointer items-center gap-3 text-sm font-medium">
          <ChoiceInput
            type="checkbox"

            checked={isWanted}
            onChange={(event) => {
              onToggle(event.target.checked);
            }}
          />
          <span>
            {texts.importEvent}
            <span className="sr-only">: {title}</span>
          </span>
        </label>
      )}
    </li>
  );
}
