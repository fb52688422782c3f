import { useEffect, useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useSession } from '#features/account/components/session/use-session.ts';
import { ImportFrame, ChosenFile, FileChoice } from '#features/imports/components/import-frame.tsx';
import * as texts from '#features/imports/panel-texts.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import type { FileSummary } from '#features/imports/model/place-import/read-places.ts';
import { errorCode } from '#shared/app-error.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { ImportProgress, useImportRun } from './import-run.tsx';
import { readImportFile } from './read-import-file.ts';

const PastImports = lazyPart(
  texts.loadingImports,
  async () => (await import('./past-imports.tsx')).PastImports,
);

export default function ImportScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <ImportFrame
      pageTitle={texts.importPageTitle}
      heading={texts.importPageHeading}
      lead={texts.importPageLead}
    >
      <ImportPanel uid={user.uid} />
      <PastImports uid={user.uid} />
    </ImportFrame>
  );
}

const ImportForm = lazyPart(
  texts.loadingCheck,
  async () => (await import('./import-form.tsx')).ImportForm,
);

/** Renders a new import, from the choice of the file to its completion. */
function ImportPanel({ uid }: { uid: string }) {
  const { mutate: chooseFile, reset: closeFile, ...reading } = useImportFile();
  const { run, start, stop, resume, forget: forgetRun } = useImportRun(uid);
  if (run) {
    const startAnother = () => {
      forgetRun();
      closeFile();
    };
    return (
      <ImportProgress run={run} onStop={stop} onResume={resume} onStartAnother={startAnother} />
    );
  }
  const { variables, data: result, isPending: isReading, error, submittedAt: fileKey } = reading;
  const fileName = variables?.name ?? '';
  if (!result || 'problem' in result) {
    const refusal = result ? texts.refusedFile(fileName, result.problem) : '';
    const failure = error ? errorSentence(texts.importReadErrors, errorCode(error)) : '';
    return (
      <>
        <FormAlert text={refusal || failure} />
        <FileChoice
          label={texts.placeFileLabel}
          hint={texts.importLimits}
          accept=".csv,.tsv,.txt,.json,text/csv,application/json"
          isReading={isReading}
          onFile={chooseFile}
        />
        <p role="status" className="sr-only">
          {isReading && texts.readingNamedFile(fileName)}
        </p>
      </>
    );
  }
  return (
    <>
      <ChosenFile name={fileName} closeLabel={texts.changeFile} onClose={closeFile}>
        <p role="status" className="text-sm text-ink-muted">
          {summaryText(result.summary)}
        </p>
      </ChosenFile>
      <ImportForm
        key={fileKey}
        uid={uid}
        fileKey={fileKey}
        file={result}
        onStart={(drafts, isActive) => {
          start(drafts, { fileName, isActive });
        }}
      />
    </>
  );
}

function summaryText({ rowCount, table, encoding }: FileSummary): string {
  return table === null
    ? texts.osmFileSummary(rowCount)
    : texts.tableFileSummary(rowCount, table.separator, encoding);
}

/** Reads the chosen file, and closes it when another file is chosen or the component is unmounted. */
function useImportFile() {
  const isUnmounted = useRef(false);
  const reading = useMutation({
    mutationFn: async (file: File) => {
      const result = await readImportFile(file);
      if (isUnmounted.current && 'close' in result) result.close();
      return result;
    },
  });
  const { data: result } = reading;
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  useEffect(
    () => () => {
      if (result && 'close' in result) result.close();
    },
    [result],
  );
  return reading;
}
