import { useEffect, useRef, useState } from 'react';
import { ImportFileError } from '#features/imports/model/import-file/file-problem.ts';
import type { FileProblem } from '#features/imports/model/import-file/file-problem.ts';
import { readImportFile } from './reader/worker-reader.ts';
import type { ReadFile } from './reader/worker-reader.ts';

/** A file on its way through. `key` is another one for every file. */
export type ImportFile =
  | { kind: 'none' }
  | { kind: 'reading'; name: string }
  | { kind: 'refused'; name: string; problem: FileProblem }
  | { kind: 'failed'; file: File; error: unknown }
  | { kind: 'read'; name: string; key: number; file: ReadFile };

let lastKey = 0;

/** The file that is being imported; only the newest one counts. */
export function useImportFile() {
  const [state, setState] = useState<ImportFile>({ kind: 'none' });
  const wanted = useRef<File | null>(null);
  const open = useRef<ReadFile | null>(null);

  const close = () => {
    wanted.current = null;
    open.current?.close();
    open.current = null;
  };
  useEffect(() => close, []);

  const choose = async (file: File): Promise<void> => {
    close();
    wanted.current = file;
    setState({ kind: 'reading', name: file.name });
    try {
      const read = await readImportFile(file);
      if (wanted.current !== file) {
        read.close();
        return;
      }
      open.current = read;
      lastKey += 1;
      setState({ kind: 'read', name: file.name, key: lastKey, file: read });
    } catch (error) {
      if (wanted.current !== file) return;
      setState(
        error instanceof ImportFileError
          ? { kind: 'refused', name: file.name, problem: error.problem }
          : { kind: 'failed', file, error },
      );
    }
  };

  return {
    state,
    choose: (file: File) => void choose(file),
    forget: () => {
      close();
      setState({ kind: 'none' });
    },
  };
}
