import { maxImportBytes } from '#features/imports/model/import-file/file-problem.ts';
import type { FileRefusal } from '#features/imports/model/import-file/file-problem.ts';
import type {
  CheckRequest,
  CheckResult,
  FileSummary,
} from '#features/imports/model/place-import/read-places.ts';
import { AppError } from '#shared/app-error.ts';

/** Message from the page to the worker, with a port for the answer. */
export type ReaderMessage = { file: File } | { request: CheckRequest };

/** A parsed file that can be checked until it is closed. */
export interface OpenFile {
  summary: FileSummary;
  check: (request: CheckRequest) => Promise<CheckResult>;
  close: () => void;
}

/**
 * Reads a file in a separate worker. Refuses a file above the size limit without reading it.
 * @throws AppError 'unavailable' if the worker does not start, 'unknown' for any other failure
 */
export async function readImportFile(file: File): Promise<OpenFile | FileRefusal> {
  if (file.size > maxImportBytes) return { problem: 'too-large' };
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  const ask = <Answer>(message: ReaderMessage) =>
    new Promise<Answer>((resolve, reject) => {
      const { port1: port, port2: answerPort } = new MessageChannel();
      port.onmessage = ({ data }: MessageEvent<Answer | null>) => {
        port.close();
        if (data === null) reject(new AppError('unknown', 'The file could not be read'));
        else resolve(data);
      };
      worker.addEventListener('error', () => {
        port.close();
        reject(new AppError('unavailable', 'The worker that reads files did not run'));
      });
      worker.postMessage(message, [answerPort]);
    });
  try {
    const summary = await ask<FileSummary | FileRefusal>({ file });
    if (!('problem' in summary)) {
      return {
        summary,
        check: (request) => ask<CheckResult>({ request }),
        close: () => {
          worker.terminate();
        },
      };
    }
    worker.terminate();
    return summary;
  } catch (error) {
    worker.terminate();
    throw error;
  }
}
