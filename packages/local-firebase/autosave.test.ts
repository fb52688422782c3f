import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAutosave } from './autosave.ts';
import type { Autosave } from './autosave.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function answer(autosave: Autosave, method: string): void {
  const response = new EventEmitter() as ServerResponse;
  autosave.watch(() => undefined)({ method } as IncomingMessage, response);
  response.emit('close');
}

it('saves once after several changes in a row', async () => {
  const save = vi.fn(() => Promise.resolve());
  const autosave = createAutosave(save, vi.fn(), 500);
  answer(autosave, 'POST');
  answer(autosave, 'PATCH');
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(save).toHaveBeenCalledTimes(1);
});

it('saves nothing after read-only requests', async () => {
  const save = vi.fn(() => Promise.resolve());
  const autosave = createAutosave(save, vi.fn(), 500);
  answer(autosave, 'GET');
  answer(autosave, 'OPTIONS');
  await vi.advanceTimersByTimeAsync(5000);
  await autosave.stop();
  expect(save).not.toHaveBeenCalled();
});

it('saves unsaved changes when it stops', async () => {
  const save = vi.fn(() => Promise.resolve());
  const autosave = createAutosave(save, vi.fn(), 500);
  answer(autosave, 'DELETE');
  await autosave.stop();
  expect(save).toHaveBeenCalledTimes(1);
});

it('reports a failed save and tries again after the next change', async () => {
  const save = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('disk full'));
  const onError = vi.fn();
  const autosave = createAutosave(save, onError, 500);
  answer(autosave, 'POST');
  await vi.advanceTimersByTimeAsync(500);
  expect(onError).toHaveBeenCalledTimes(1);
  answer(autosave, 'POST');
  await vi.advanceTimersByTimeAsync(500);
  expect(save).toHaveBeenCalledTimes(2);
});

it('rejects when the last save fails, so that the caller knows the data is not on disk', async () => {
  const autosave = createAutosave(() => Promise.reject(new Error('disk full')), vi.fn(), 500);
  answer(autosave, 'POST');
  await expect(autosave.stop()).rejects.toThrow('disk full');
});
