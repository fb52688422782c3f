import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { isSuperAdmin } from '#features/account/model/user-rights.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/imports/event-panel-texts.ts';
import { FileChoice } from '#features/imports/components/file-choice.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { eventImportsQuery } from '#features/imports/data/event-import-queries.ts';
import * as panelTexts from '#features/imports/panel-texts.ts';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PastEventImportCard } from './past-event-import-card.tsx';

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
    <div className="page py-6 md:py-10">
      <title>{texts.eventImportPageTitle}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">{texts.eventImportTitle}</h1>
      <p className="mt-1 max-w-prose text-ink-muted">
        {texts.eventImportLead} {texts.eventColumnsHint}
      </p>
      <div className="mt-6 flex flex-col gap-5">
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
      </div>
    </div>
  );
}

/** Renders the latest imports. Those that are not undone have an undo button. */
function PastEventImports({ uid }: { uid: string }) {
  const query = useQuery(eventImportsQuery(uid));
  return (
    <section aria-labelledby="importacoes-anteriores" className="mt-4 min-w-0">
      <h2 id="importacoes-anteriores" className="mb-4 text-xl font-bold">
        {panelTexts.pastImportsTitle}
      </h2>
      <QueryView
        query={query}
        sentences={texts.eventImportListErrors}
        failure="h3"
        loading={panelTexts.loadingImports}
        skeleton={<Skeleton className="h-24 w-full" />}
        empty={<p className="text-ink-muted">{panelTexts.noImports}</p>}
      >
        {(imports) => (
          <ul className="grid gap-3 lg:grid-cols-2">
            {imports.map((pastImport) => (
              <PastEventImportCard key={pastImport.id} uid={uid} past={pastImport} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
