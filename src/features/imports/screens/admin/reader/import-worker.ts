import { ImportFileError } from '#features/imports/model/import-file/file-problem.ts';
import { createImportAnalysis } from './import-analysis.ts';
import type { ReaderAnswer, ReaderQuestion } from './worker-reader.ts';

/** Reads and checks files in a worker, so that the page stays responsive. */
let analysis: ReturnType<typeof createImportAnalysis> | null = null;

async function handleQuestion(question: ReaderQuestion): Promise<unknown> {
  if (question.kind === 'read') {
    analysis = createImportAnalysis(new Uint8Array(await question.file.arrayBuffer()));
    return analysis.summary;
  }
  return analysis?.check(question.request);
}

addEventListener('message', ({ data }: MessageEvent<ReaderQuestion>) => {
  const postAnswer = (rest: Omit<ReaderAnswer, 'id'>) => {
    postMessage({ id: data.id, ...rest } satisfies ReaderAnswer);
  };
  handleQuestion(data).then(
    (value) => {
      postAnswer({ value });
    },
    (error: unknown) => {
      postAnswer({
        problem: error instanceof ImportFileError ? error.problem : null,
        isFailed: true,
      });
    },
  );
});
