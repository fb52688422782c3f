import { beforeEach, expect, it, vi } from 'vitest';

import { AppError } from '#shared/app-error.ts';

import { apiFetch } from '#platform/api/api-client.ts';
import { reportSearchMiss } from './search-miss-sender.ts';

vi.mock('#platform/api/api-client.ts', () => ({ apiFetch: vi.fn() }));

beforeEach(() => {
  vi.mocked(apiFetch).mockReset().mockResolvedValue(undefined);
});

const sent = () => vi.mocked(apiFetch).mock.calls.map(([path, { body }]) => [path, body]);

it('sends only the words, once per query', async () => {
  await reportSearchMiss('  Ráfting noturno ');
  await reportSearchMiss('rafting NOTURNO');
  expect(sent()).toEqual([['/api/search/misses', '{"words":"rafting noturno"}']]);
});

it('sends nothing that could identify a user', async () => {
  await reportSearchMiss('ana@exemplo.com');
  await reportSearchMiss('48 99999-1234');
  expect(sent()).toEqual([]);
});

it('does not throw on failure', async () => {
  vi.mocked(apiFetch).mockRejectedValue(new AppError('unavailable'));
  await expect(reportSearchMiss('balao dirigivel')).resolves.toBeUndefined();
});
