import { afterEach, expect, it, vi } from 'vitest';
import { maxImportBytes } from '#features/imports/model/import-file/file-problem.ts';
import { readImportFile } from './read-import-file.ts';
import type { ReaderMessage } from './read-import-file.ts';

type Answer = object | null | 'no-worker';

/** A mocked worker with the given answers. */
function stubWorker(answer: (question: ReaderMessage) => Answer) {
  const terminate = vi.fn();
  class FakeWorker extends EventTarget {
    terminate = terminate;
    postMessage(question: ReaderMessage, [port]: [MessagePort]) {
      const answerData = answer(question);
      if (answerData !== 'no-worker') port.postMessage(answerData);
      else queueMicrotask(() => this.dispatchEvent(new Event('error')));
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  return terminate;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const file = new File(['nome'], 'a.csv');

it('refuses 50 MB by the file size, without reading the file or starting a worker', async () => {
  const workerConstructor = vi.fn();
  vi.stubGlobal('Worker', workerConstructor);
  const largeFile = new File([], 'a.csv');
  Object.defineProperty(largeFile, 'size', { value: 50 * 1024 * 1024 });
  expect(largeFile.size).toBeGreaterThan(maxImportBytes);
  expect(await readImportFile(largeFile)).toEqual({ problem: 'too-large' });
  expect(workerConstructor).not.toHaveBeenCalled();
});

it('resolves each question with its answer, until it is closed', async () => {
  const terminate = stubWorker((question) =>
    'file' in question ? { rowCount: 1 } : { choices: question.request.choices },
  );
  const read = await readImportFile(file);
  if ('problem' in read) throw new Error(read.problem);
  expect(read.summary).toEqual({ rowCount: 1 });
  const ask = (word: string) =>
    read.check({ mapping: null, choices: { [word]: null }, categories: [], known: [] });
  expect(await Promise.all([ask('a'), ask('b')])).toEqual([
    { choices: { a: null } },
    { choices: { b: null } },
  ]);
  expect(terminate).not.toHaveBeenCalled();
  read.close();
  expect(terminate).toHaveBeenCalledOnce();
});

it('returns the reason of a refused file and terminates the worker', async () => {
  const terminate = stubWorker(() => ({ problem: 'xml' }));
  expect(await readImportFile(file)).toEqual({ problem: 'xml' });
  expect(terminate).toHaveBeenCalledOnce();
});

it.each<[string, Answer, object]>([
  ['an unexpected error', null, { code: 'unknown' }],
  ['a worker that does not run', 'no-worker', { code: 'unavailable' }],
])('reports %s and terminates the worker', async (_what, answer, error) => {
  const terminate = stubWorker(() => answer);
  await expect(readImportFile(file)).rejects.toMatchObject(error);
  expect(terminate).toHaveBeenCalledOnce();
});
