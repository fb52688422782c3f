import { ImportFileError } from '#features/imports/model/import-file/file-problem.ts';
import { importAnalysis } from './import-analysis.ts';
import type { ReaderAnswer, ReaderQuestion } from './worker-reader.ts';

/** Reads and checks files in a worker, so that the page stays responsive. */
let analysis: ReturnType<typeof importAnalysis> | null = null;

async function answerTo(question: ReaderQuestion): Promise<unknown> {
  if (question.kind === 'read') {
    analysis = importAnalysis(new Uint8Array(await question.file.arrayBuffer()));
    return analysis.summary;
  }
  return analysis?.check(question.request);
}

addEventListener('message', ({ data }: MessageEvent<ReaderQuestion>) => {
  const answer = (rest: Omit<ReaderAnswer, 'id'>) => {
    postMessage({ id: data.id, ...rest } satisfies ReaderAnswer);
  };
  answerTo(data).then(
    (value) => {
      answer({ value });
    },
    (error: unknown) => {
      answer({ problem: error instanceof ImportFileError ? error.problem : null, isFailed: true });
    },
  );
});
