import { useRef, useState } from 'react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChosenFile } from '#features/imports/components/import-frame.tsx';
import {
  ImportPreview,
  RowCard,
  StoreButton,
  useChosenRows,
} from '#features/imports/components/import-preview.tsx';
import { dateSpanWithYearText } from '#features/events/panel-texts.ts';
import { eventRowStates } from '#features/imports/model/import-contract.ts';
import type { EventImportRow } from '#features/imports/model/import-contract.ts';
import { storeEventFile } from '#features/imports/data/import-api.ts';
import { eventCheckQuery, eventImportKeys } from '#features/imports/data/import-queries.ts';
import * as texts from '#features/imports/event-panel-texts.ts';
import { eventFileSentences } from '#features/imports/texts.ts';
import { formatBytes } from '#shared/formats/file-sizes.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import type { User } from '#features/account/model/user.ts';
import * as panelTexts from '#features/imports/panel-texts.ts';
import { managedPlacesErrors } from '#features/places/panel-texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useManagedPlaces } from '#features/places/components/scope/use-managed-places.ts';

interface ChosenEventFileProps {
  user: User;
  file: File;
  fileKey: number;
  /** True for managers, who can choose one of their places. For super admins the file must name the places. */
  canChoosePlace: boolean;
  onDiscard: () => void;
}

/** Renders the check of a chosen file of events and, after the import, the number of stored events. */
export function ChosenEventFile(props: ChosenEventFileProps) {
  const { user, file, fileKey, canChoosePlace, onDiscard } = props;
  const client = useQueryClient();
  const [placeId, setPlaceId] = useState('');
  const upload = { file, placeId };
  const checkQuery = useQuery({
    ...eventCheckQuery(user.uid, fileKey, upload),
    placeholderData: keepPreviousData,
  });
  const outcomeRef = useRef<HTMLParagraphElement>(null);
  const storeMutation = useMutation({
    mutationFn: (rows: readonly number[]) => storeEventFile(upload, rows),
    onSuccess: async () => {
      outcomeRef.current?.focus();
      // Invalidates only the list of imports: the check of the stored file is no longer needed.
      await client.invalidateQueries({ queryKey: eventImportKeys.list(user.uid) });
    },
  });
  return (
    <>
      <ChosenFile
        name={file.name}
        closeLabel={storeMutation.isSuccess ? panelTexts.importOtherFile : panelTexts.changeFile}
        onClose={onDiscard}
      >
        <p className="text-sm text-ink-muted">{formatBytes(file.size)}</p>
      </ChosenFile>
      <p ref={outcomeRef} role="status" tabIndex={-1} className="font-semibold outline-none">
        {storeMutation.isPending && panelTexts.importRunTitles.running}
        {storeMutation.data && texts.storedEvents(storeMutation.data.stored)}
      </p>
      {!storeMutation.isSuccess && (
        <>
          {canChoosePlace && <HostPlaceField user={user} value={placeId} onChange={setPlaceId} />}
          <QueryView
            query={checkQuery}
            sentences={texts.eventCheckErrors}
            loading={texts.checkingEvents}
            skeleton={<Skeleton className="h-64 w-full" />}
          >
            {(fileCheck) =>
              'problem' in fileCheck ? (
                <FormAlert text={eventFileSentences[fileCheck.problem]} />
              ) : (
                <EventCheck
                  key={placeId}
                  rows={fileCheck.rows}
                  isBusy={checkQuery.isPlaceholderData || storeMutation.isPending}
                  onStore={storeMutation.mutate}
                />
              )
            }
          </QueryView>
          {storeMutation.isError && (
            <FailureLine
              sentences={texts.eventImportErrors}
              error={storeMutation.error}
              onRetry={() => {
                storeMutation.mutate(storeMutation.variables);
              }}
            />
          )}
        </>
      )}
    </>
  );
}

interface HostPlaceFieldProps {
  user: User;
  /** Id of a place; '' if each event in the file names its place. */
  value: string;
  onChange: (placeId: string) => void;
}

/** Renders the choice of one place for all events of the file, or of the place that the file names for each event. */
function HostPlaceField({ user, value, onChange }: HostPlaceFieldProps) {
  const { query } = useManagedPlaces(user);
  return (
    <QueryView
      query={query}
      sentences={managedPlacesErrors}
      failure="line"
      loading={texts.loadingHostPlaces}
      skeleton={<Skeleton className="h-11 max-w-sm" />}
    >
      {(places) => (
        <SelectField
          label={texts.hostPlaceLabel}
          className="max-w-sm"
          value={value}
          options={[
            { value: '', label: texts.hostPlaceFromFile },
            ...places
              .filter(({ isActive }) => isActive)
              .map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={onChange}
        />
      )}
    </QueryView>
  );
}

interface EventCheckProps {
  rows: readonly EventImportRow[];
  /**
   * True while a new check is running and `rows` is still the result of an earlier one, or while the import is running.
   */
  isBusy: boolean;
  onStore: (rows: number[]) => void;
}

/** Renders the checked events. Each event that is ready can be excluded from the import. */
function EventCheck({ rows, isBusy, onStore }: EventCheckProps) {
  const chosenRows = useChosenRows('ready');
  const wantedRows = rows.filter(chosenRows.isChosen);
  const hasRows = (group: EventImportRow['state']) => rows.some(({ state }) => state === group);
  return (
    <ImportPreview
      rows={rows}
      groupsLabel={texts.showEventsLabel}
      groupLabels={texts.rowStateLabels}
      emptyGroups={texts.emptyRowStates}
      initialGroup={eventRowStates.find(hasRows) ?? 'ready'}
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
