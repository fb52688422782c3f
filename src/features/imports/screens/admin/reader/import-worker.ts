import { ImportFileError } from '#features/imports/model/import-file/file-problem.ts';
import { createImportAnalysis } from './import-analysis.ts';
import type { ReaderResponse, ReaderMessage } from './worker-reader.ts';

/**
 * The parsed file of this worker; null until a 'read' message is handled. Parsing in a worker keeps the page
 * responsive.
 */
let analysis: ReturnType<typeof createImportAnalysis> | null = null;

async function handleMessage(message: ReaderMessage): Promise<unknown> {
  if (message.kind === 'read') {
    analysis = createImportAnalysis(new Uint8Array(await message.file.arrayBuffer()));
    return analysis.summary;
  }
  return analysis?.check(message.request);
}

addEventListener('message', ({ data }: MessageEvent<ReaderMessage>) => {
  const postResponse = (response: Omit<ReaderResponse, 'id'>) => {
    postMessage({ id: data.id, ...response } satisfies ReaderResponse);
  };
  handleMessage(data).then(
    (value) => {
      postResponse({ value });
    },
    (error: unknown) => {
      postResponse({
        problem: error instanceof ImportFileError ? error.problem : null,
        isFailed: true,
      });
    },
  );
});
