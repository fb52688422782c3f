import { useEffect, useRef, useState } from 'react';
import { errorCode } from '#shared/app-error.ts';
import * as texts from '#features/imports/panel-texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { FileChoice } from '#features/imports/components/file-choice.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { ChosenFile } from '#features/imports/components/import-frame.tsx';
import type { FileProblem } from '#features/imports/model/import-file/file-problem.ts';
import { ImportProgress } from './import-progress.tsx';
import type { FileSummary } from '#features/imports/model/place-import/read-places.ts';
import { useImportRun } from './use-import-run.ts';
import { readImportFile } from './read-import-file.ts';
import type { OpenFile } from './read-import-file.ts';

const ImportForm = lazyPart(
  texts.loadingCheck,
  async () => (await import('./import-form.tsx')).ImportForm,
);

/** Renders a new import, from the choice of the file to its completion. */
export function ImportPanel({ uid }: { uid: string }) {
  const { state, choose: chooseFile, forget: closeFile } = useImportFile();
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
  if (state.kind !== 'read') {
    return (
      <>
        <FormAlert text={problemText(state)} />
        <FileChoice
          label={texts.placeFileLabel}
          hint={texts.importLimits}
          accept=".csv,.tsv,.txt,.json,text/csv,application/json"
          isReading={state.kind === 'reading'}
          onFile={chooseFile}
        />
        <p role="status" className="sr-only">
          {state.kind === 'reading' && texts.readingNamedFile(state.name)}
        </p>
      </>
    );
  }
  const { name, key, file } = state;
  return (
    <>
      <ChosenFile name={name} closeLabel={texts.changeFile} onClose={closeFile}>
        <p role="status" className="text-sm text-ink-muted">
          {summaryText(file.summary)}
        </p>
      </ChosenFile>
      <ImportForm
        key={key}
        uid={uid}
        fileKey={key}
        file={file}
        onStart={(drafts, isActive) => {
          start(drafts, { fileName: name, isActive });
        }}
      />
    </>
  );
}

function problemText(state: ImportFile): string {
  if (state.kind === 'refused') return texts.refusedFile(state.name, state.problem);
  return state.kind === 'failed'
    ? errorSentence(texts.importReadErrors, errorCode(state.error))
    : '';
}

function summaryText({ rowCount, table, encoding }: FileSummary): string {
  return table === null
    ? texts.osmFileSummary(rowCount)
    : texts.tableFileSummary(rowCount, table.separator, encoding);
}

/** State of the chosen file. `key` is unique per file. */
type ImportFile =
  | { kind: 'none' }
  | { kind: 'reading'; name: string }
  | { kind: 'refused'; name: string; problem: FileProblem }
  | { kind: 'failed'; error: unknown }
  | { kind: 'read'; name: string; key: number; file: OpenFile };

let lastFileKey = 0;

/**
 * Returns the state of the chosen file, and functions to choose and close it. If another file is chosen during reading,
 * the result of the earlier one is ignored.
 */
function useImportFile() {
  const [state, setState] = useState<ImportFile>({ kind: 'none' });
  const requestedFileRef = useRef<File | null>(null);
  const openFileRef = useRef<OpenFile | null>(null);

  const closeOpenFile = () => {
    requestedFileRef.current = null;
    openFileRef.current?.close();
    openFileRef.current = null;
  };
  useEffect(() => closeOpenFile, []);

  const chooseFile = async (file: File): Promise<void> => {
    closeOpenFile();
    requestedFileRef.current = file;
    setState({ kind: 'reading', name: file.name });
    try {
      const result = await readImportFile(file);
      if (requestedFileRef.current !== file) {
        if ('close' in result) result.close();
        return;
      }
      if ('problem' in result) {
        setState({ kind: 'refused', name: file.name, problem: result.problem });
        return;
      }
      openFileRef.current = result;
      lastFileKey += 1;
      setState({ kind: 'read', name: file.name, key: lastFileKey, file: result });
    } catch (error) {
      if (requestedFileRef.current === file) setState({ kind: 'failed', error });
    }
  };

  return {
    state,
    choose: (file: File) => void chooseFile(file),
    forget: () => {
      closeOpenFile();
      setState({ kind: 'none' });
    },
  };
}
