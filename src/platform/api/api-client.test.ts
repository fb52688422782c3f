import { describe, expect, it, vi } from 'vitest';
import { ownBackend } from '#support/own-backend.ts';

import { closeData } from '#platform/firestore/connection.ts';
import { apiGet } from './api-client.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };

function answerWith(body: string, init: ResponseInit) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response(body, init)));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

/** Stubs fetch with a server that accepts the request and never answers. */
function neverAnswer() {
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      const fail = () => {
        reject(signal?.reason as Error);
      };
      if (signal?.aborted) fail();
      signal?.addEventListener('abort', fail);
    });
  });
}

ownBackend('https://api.example');

describe('apiGet', () => {
  it('requests the configured origin and returns the parsed body', async () => {
    const fetch = answerWith('{"success":true}', { headers: json });
    await expect(apiGet('/api/places/index')).resolves.toEqual({ success: true });
    expect(fetch.mock.calls[0]?.[0]).toBe('https://api.example/api/places/index');
  });

  it('asks for the language of the page, and keeps the other headers', async () => {
    const fetch = answerWith('{}', { headers: json });
    await apiGet('/api/places/index');
    const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers);
    expect(headers.get('Accept-Language')).toBe('pt-BR');
    expect(headers.get('Accept')).toBe('application/json');
  });

  it('throws the error code of the backend', async () => {
    const body = JSON.stringify({
      success: false,
      error: 'Muitas tentativas.',
      code: 'too-many-requests',
      requestId: 'r1',
    });
    answerWith(body, { status: 503, headers: json });
    await expect(apiGet('/api/x')).rejects.toMatchObject({ code: 'too-many-requests' });
  });

  it.each([
    ['an error page of a proxy', '<h1>Bad gateway</h1>', 502, { 'content-type': 'text/html' }],
    [
      'the start page of a host without the backend',
      '<!doctype html>',
      200,
      { 'content-type': 'text/html' },
    ],
    ['truncated JSON', '{"id":["a"', 200, json],
    ['an error with an invalid JSON body', 'oops', 503, json],
  ])("throws 'unavailable' when the answer is %s", async (_case, body, status, headers) => {
    answerWith(body, { status, headers });
    await expect(apiGet('/api/x')).rejects.toMatchObject({ name: 'AppError', code: 'unavailable' });
  });

  it("throws 'unavailable' when there is no answer", async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(apiGet('/api/x')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('aborts a request that takes too long', async () => {
    neverAnswer();
    await expect(apiGet('/api/x', { timeoutMs: 10 })).rejects.toMatchObject({ code: 'timeout' });
  });

  it('aborts a request that is cancelled, before or during the call', async () => {
    neverAnswer();
    const cancelling = new AbortController();
    const running = apiGet('/api/x', { signal: cancelling.signal });
    cancelling.abort();
    await expect(running).rejects.toMatchObject({ code: 'cancelled' });
    await expect(apiGet('/api/x', { signal: cancelling.signal })).rejects.toMatchObject({
      code: 'cancelled',
    });
  });

  it('reports that the data layer is not initialised', async () => {
    await closeData();
    await expect(apiGet('/api/x')).rejects.toMatchObject({ code: 'not-initialized' });
  });
});
