import { beforeEach, expect, it, vi } from 'vitest';

import { AppError } from '#shared/app-error.ts';

import { apiFetch } from '#platform/api/api-client.ts';

vi.mock('#platform/api/api-client.ts', () => ({ apiFetch: vi.fn() }));

const today = new Date('2026-03-10T15:00:00Z');
const tomorrow = new Date('2026-03-11T15:00:00Z');

beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(apiFetch).mockReset().mockResolvedValue(undefined);
});

/** Imports a fresh module, as after a page load. */
async function loadSender() {
  vi.resetModules();
  return (await import('./place-view-sender.ts')).reportPlaceView;
}
const listSentRequests = () =>
  vi.mocked(apiFetch).mock.calls.map(([path, { body }]) => [path, body]);

it('sends only the place id, once per local day, also after a reload', async () => {
  const count = await loadSender();
  await count('p1', today);
  await count('p1', today);
  await count('p2', today);
  const sendAgain = await loadSender();
  await sendAgain('p1', today);
  expect(listSentRequests()).toEqual([
    ['/api/places/p1/views', undefined],
    ['/api/places/p2/views', undefined],
  ]);
  await sendAgain('p1', tomorrow);
  expect(listSentRequests()).toHaveLength(3);
});

it('ignores failures and malformed stored data', async () => {
  sessionStorage.setItem('guia:told-views', '{"a":');
  vi.mocked(apiFetch).mockRejectedValue(new AppError('unavailable'));
  const count = await loadSender();
  await expect(count('p1', today)).resolves.toBeUndefined();
  await count('p1', today);
  expect(listSentRequests()).toHaveLength(1);
});
