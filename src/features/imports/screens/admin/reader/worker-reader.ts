import { AppError } from '#shared/app-error.ts';
import {
  ImportFileError,
  maxImportBytes,
} from '#features/imports/model/import-file/file-problem.ts';
import type { FileProblem } from '#features/imports/model/import-file/file-problem.ts';
import type { CheckRequest, CheckResult, FileSummary } from './import-analysis.ts';

/** Message from the page to the worker. */
export type ReaderQuestion = { id: number } & (
  { kind: 'read'; file: File } | { kind: 'check'; request: CheckRequest }
);

export interface ReaderAnswer {
  id: number;
  value?: unknown;
  isFailed?: boolean;
  problem?: FileProblem | null;
}

/** A parsed file that can be checked until it is closed. */
export interface ReadFile {
  summary: FileSummary;
  check: (request: CheckRequest) => Promise<CheckResult>;
  close: () => void;
}

/**
 * Reads a file in a separate worker. Refuses a file above the size limit without reading it.
 * @throws ImportFileError if the file cannot be imported; AppError 'unavailable' if the worker does not start
 */
export async function readImportFile(file: File): Promise<ReadFile> {
  if (file.size > maxImportBytes) throw new ImportFileError('too-large');
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  const pendingQuestions = new Map<
    number,
    { resolve: (value: never) => void; reject: (e: Error) => void }
  >();
  let lastId = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<ReaderAnswer>) => {
    const { id, value, isFailed, problem } = data;
    const pendingQuestion = pendingQuestions.get(id);
    pendingQuestions.delete(id);
    if (!isFailed) pendingQuestion?.resolve(value as never);
    else if (problem) pendingQuestion?.reject(new ImportFileError(problem));
    else pendingQuestion?.reject(new AppError('unknown', 'The file could not be read'));
  });
  worker.addEventListener('error', () => {
    for (const { reject } of pendingQuestions.values()) {
      reject(new AppError('unavailable', 'The worker that reads files did not run'));
    }
    pendingQuestions.clear();
  });

  type QuestionBody = { kind: 'read'; file: File } | { kind: 'check'; request: CheckRequest };
  const postQuestion = <T>(question: QuestionBody) =>
    new Promise<T>((resolve, reject) => {
      lastId += 1;
      pendingQuestions.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, ...question } satisfies ReaderQuestion);
    });

  try {
    return {
      summary: await postQuestion<FileSummary>({ kind: 'read', file }),
      check: (request) => postQuestion<CheckResult>({ kind: 'check', request }),
      close: () => {
        worker.terminate();
      },
    };
  } catch (error) {
    worker.terminate();
    throw error;
  }
}
