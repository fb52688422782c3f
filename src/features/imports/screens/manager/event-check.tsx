import {
  ImportPreview,
  RowCard,
  StoreButton,
} from '#features/imports/components/import-preview.tsx';
import { useChosenRows } from '#features/imports/components/use-chosen-rows.ts';
import { dateSpanWithYearText } from '#features/events/panel-texts.ts';
import * as texts from '#features/imports/event-panel-texts.ts';
import type { EventImportRow } from '#features/imports/model/import-contract.ts';

interface EventCheckProps {
  rows: readonly EventImportRow[];
  /**
   * True while a new check is running and `rows` is still the result of an earlier one, or while the import is running.
   */
  isBusy: boolean;
  onStore: (rows: number[]) => void;
}

/** Renders the checked events. Each event that is ready can be excluded from the import. */
export function EventCheck({ rows, isBusy, onStore }: EventCheckProps) {
  const chosenRows = useChosenRows('ready');
  const groupOf = (group: EventImportRow['state']) => ({
    label: texts.rowStateLabels[group],
    empty: texts.emptyRowStates[group],
    rows: rows.filter(({ state }) => state === group),
  });
  const wantedRows = rows.filter(chosenRows.isChosen);
  const hasRows = (group: EventImportRow['state']) => rows.some(({ state }) => state === group);
  return (
    <ImportPreview
      groupsLabel={texts.showEventsLabel}
      groups={{
        ready: groupOf('ready'),
        duplicate: groupOf('duplicate'),
        invalid: groupOf('invalid'),
      }}
      initialGroup={(['ready', 'duplicate', 'invalid'] as const).find(hasRows) ?? 'ready'}
      renderRow={(row) => (
        <RowCard key={row.row} row={row} chosenRows={chosenRows} texts={rowTexts}>
          <EventDetails row={row} />
        </RowCard>
      )}
    >
      <StoreButton
        label={
          wantedRows.length === 0 ? texts.noEventsToImport : texts.importEvents(wantedRows.length)
        }
        hint={texts.storeHint}
        isDisabled={wantedRows.length === 0 || isBusy}
        onStore={() => {
          onStore(wantedRows.map(({ row }) => row));
        }}
      />
    </ImportPreview>
  );
}

const rowTexts = {
  position: texts.eventOfFile,
  untitled: texts.untitledEvent,
  choose: texts.importEvent,
  errors: texts.eventRowErrorTexts,
  warnings: texts.eventRowWarningTexts,
};

/** Renders the place and the dates of an event of the file. */
function EventDetails({ row }: { row: EventImportRow }) {
  return (
    <>
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
    </>
  );
}
