import { useState } from 'react';
import { isSuperAdmin } from '#features/account/model/user-rights.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { FileChoice, ImportFrame } from '#features/imports/components/import-frame.tsx';
import * as texts from '#features/imports/event-panel-texts.ts';
import * as panelTexts from '#features/imports/panel-texts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PastEventImports } from './past-event-imports.tsx';

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
