import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isSuperAdmin } from '#features/account/model/user-rights.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { FileChoice, ImportFrame } from '#features/imports/components/import-frame.tsx';
import * as texts from '#features/imports/event-panel-texts.ts';
import * as panelTexts from '#features/imports/panel-texts.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import {
  PastImportCard,
  PastImportsSection,
  pastImportsView,
} from '#features/imports/components/past-imports.tsx';
import { undoEventImport } from '#features/imports/data/import-api.ts';
import { eventImportKeys, eventImportsQuery } from '#features/imports/data/import-queries.ts';
import type {
  EventUndoResponse,
  PastEventImport,
} from '#features/imports/model/import-contract.ts';
import { QueryView } from '#ui/query-view.tsx';

const ChosenEventFile = lazyPart(
  panelTexts.loadingCheck,
  async () => (await import('./chosen-event-file.tsx')).ChosenEventFile,
);

/** Page that imports events from a calendar file (.ics) or a table (.csv). */
export default function EventImportScreen() {
  const { user } = useSession();
  const [chosenFile, setChosenFile] = useState<{ file: File; key: number } | null>(null);
  if (!user) return null;
  return (
    <ImportFrame
      pageTitle={texts.eventImportPageTitle}
      heading={texts.eventImportTitle}
      lead={`${texts.eventImportLead} ${texts.eventColumnsHint}`}
    >
      {chosenFile ? (
        <ChosenEventFile
          key={chosenFile.key}
          user={user}
          file={chosenFile.file}
          fileKey={chosenFile.key}
          canChoosePlace={!isSuperAdmin(user)}
          onDiscard={() => {
            setChosenFile(null);
          }}
        />
      ) : (
        <FileChoice
          label={texts.eventFileLabel}
          hint={texts.eventFileLimits}
          accept=".ics,.csv,.tsv,.txt,text/calendar,text/csv"
          isReading={false}
          onFile={(file) => {
            setChosenFile((previousFile) => ({ file, key: (previousFile?.key ?? 0) + 1 }));
          }}
        />
      )}
      <PastEventImports uid={user.uid} />
    </ImportFrame>
  );
}

/** Renders the latest imports of events. Those that are not undone have an undo button. */
function PastEventImports({ uid }: { uid: string }) {
  const query = useQuery(eventImportsQuery(uid));
  return (
    <PastImportsSection>
      <QueryView {...pastImportsView} query={query} sentences={texts.eventImportListErrors}>
        {(imports) => (
          <ul className="grid gap-3 lg:grid-cols-2">
            {imports.map((pastImport) => (
              <PastEventImportCard key={pastImport.id} uid={uid} past={pastImport} />
            ))}
          </ul>
        )}
      </QueryView>
    </PastImportsSection>
  );
}

function PastEventImportCard({ uid, past: pastImport }: { uid: string; past: PastEventImport }) {
  const client = useQueryClient();
  const undoMutation = useMutation({ mutationFn: () => undoEventImport(pastImport.id) });
  const isUndone = pastImport.isUndone || undoMutation.isSuccess;
  return (
    <PastImportCard
      fileName={pastImport.fileName}
      badge={
        isUndone
          ? { tone: 'neutral', label: panelTexts.importStateLabels.undone }
          : { tone: 'open', label: texts.importComplete }
      }
      summary={texts.pastEventImportSummary(pastImport.events, new Date(pastImport.createdAt))}
      undoLabel={isUndone ? null : panelTexts.undo}
      question={{
        removes: texts.undoRemovesEvents(pastImport.events),
        keepsHint: texts.undoKeepsEventsHint,
        cancelLabel: texts.keepEvents,
        sentences: texts.eventUndoErrors,
      }}
      onUndo={async () => {
        await undoMutation.mutateAsync();
        void client.invalidateQueries({ queryKey: eventImportKeys.all(uid) });
      }}
    >
      <div role="status" className="mt-2">
        {undoMutation.data && <UndoResult answer={undoMutation.data} />}
      </div>
    </PastImportCard>
  );
}

function UndoResult({ answer: { removed, kept: retainedEvents } }: { answer: EventUndoResponse }) {
  return (
    <>
      <p>{texts.undoneEvents(removed, retainedEvents.length)}</p>
      <ul className="text-sm text-ink-muted">
        {retainedEvents.map(({ title, reason }, index) => (
          <li key={index} className="wrap-anywhere">
            <bdi>{title}</bdi>: {texts.retainedEventTexts[reason]}
          </li>
        ))}
      </ul>
    </>
  );
}
