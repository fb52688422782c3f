import { afterEach, expect, it, vi } from 'vitest';
import { maxImportBytes } from '#features/imports/model/import-file/file-problem.ts';
import type { FileProblem } from '#features/imports/model/import-file/file-problem.ts';
import { readImportFile } from './worker-reader.ts';
import type { ReaderMessage } from './worker-reader.ts';

type Answer = { value?: unknown; isFailed?: boolean; problem?: FileProblem | null } | 'no-worker';

/** A mocked worker with the given answers. */
function stubWorker(answer: (question: ReaderMessage) => Answer) {
  const terminate = vi.fn();
  class FakeWorker extends EventTarget {
    terminate = terminate;
    postMessage(question: ReaderMessage) {
      const answerData = answer(question);
      const event =
        answerData === 'no-worker'
          ? new Event('error')
          : new MessageEvent('message', { data: { id: question.id, ...answerData } });
      queueMicrotask(() => this.dispatchEvent(event));
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
  await expect(readImportFile(largeFile)).rejects.toMatchObject({ problem: 'too-large' });
  expect(workerConstructor).not.toHaveBeenCalled();
});

it('resolves each question with its answer, until it is closed', async () => {
  const terminate = stubWorker(({ kind, id }) => ({ value: `${kind} ${id}` }));
  const read = await readImportFile(file);
  expect(read.summary).toBe('read 1');
  const request = { mapping: null, choices: {}, categories: [], known: [] };
  expect(await Promise.all([read.check(request), read.check(request)])).toEqual([
    'check 2',
    'check 3',
  ]);
  expect(terminate).not.toHaveBeenCalled();
  read.close();
  expect(terminate).toHaveBeenCalledOnce();
});

it.each<[string, Answer, object]>([
  ['the reason of a refused file', { isFailed: true, problem: 'xml' }, { problem: 'xml' }],
  ['an unexpected error', { isFailed: true, problem: null }, { code: 'unknown' }],
  ['a worker that does not run', 'no-worker', { code: 'unavailable' }],
])('reports %s and terminates the worker', async (_what, answer, error) => {
  const terminate = stubWorker(() => answer);
  await expect(readImportFile(file)).rejects.toMatchObject(error);
  expect(terminate).toHaveBeenCalledOnce();
});
