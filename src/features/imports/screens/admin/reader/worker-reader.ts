import { AppError } from '#shared/app-error.ts';
import {
  ImportFileError,
  maxImportBytes,
} from '#features/imports/model/import-file/file-problem.ts';
import type { FileProblem } from '#features/imports/model/import-file/file-problem.ts';
import type { CheckRequest, CheckResult, FileSummary } from './import-analysis.ts';

/** Message from the page to the worker. */
export type ReaderMessage = { id: number } & (
  { kind: 'read'; file: File } | { kind: 'check'; request: CheckRequest }
);

export interface ReaderResponse {
  id: number;
  value?: unknown;
  isFailed?: boolean;
  problem?: FileProblem | null;
}

/** A parsed file that can be checked until it is closed. */
export interface ParsedFile {
  summary: FileSummary;
  check: (request: CheckRequest) => Promise<CheckResult>;
  close: () => void;
}

/**
 * Reads a file in a separate worker. Refuses a file above the size limit without reading it.
 * @throws ImportFileError if the file cannot be imported; AppError 'unavailable' if the worker does not start,
 * 'unknown' for any other failure
 */
export async function readImportFile(file: File): Promise<ParsedFile> {
  if (file.size > maxImportBytes) throw new ImportFileError('too-large');
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  const pendingRequests = new Map<
    number,
    { resolve: (value: never) => void; reject: (e: Error) => void }
  >();
  let lastId = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<ReaderResponse>) => {
    const { id, value, isFailed, problem } = data;
    const pendingRequest = pendingRequests.get(id);
    pendingRequests.delete(id);
    if (!isFailed) pendingRequest?.resolve(value as never);
    else if (problem) pendingRequest?.reject(new ImportFileError(problem));
    else pendingRequest?.reject(new AppError('unknown', 'The file could not be read'));
  });
  worker.addEventListener('error', () => {
    for (const { reject } of pendingRequests.values()) {
      reject(new AppError('unavailable', 'The worker that reads files did not run'));
    }
    pendingRequests.clear();
  });

  type MessageBody = { kind: 'read'; file: File } | { kind: 'check'; request: CheckRequest };
  const postRequest = <T>(message: MessageBody) =>
    new Promise<T>((resolve, reject) => {
      lastId += 1;
      pendingRequests.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, ...message } satisfies ReaderMessage);
    });

  try {
    return {
      summary: await postRequest<FileSummary>({ kind: 'read', file }),
      check: (request) => postRequest<CheckResult>({ kind: 'check', request }),
      close: () => {
        worker.terminate();
      },
    };
  } catch (error) {
    worker.terminate();
    throw error;
  }
}
