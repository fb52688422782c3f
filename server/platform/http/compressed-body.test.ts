import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { rawRequest } from '#support/raw-request.ts';
import { compressText, sendBody } from './compressed-body.ts';

const text = 'Bar do Farol, na Lagoa da Conceição. '.repeat(100);

it('sends the headers of each call, although those of a body are prepared once', async () => {
  const body = await compressText(text, { contentType: 'text/plain', version: 'v1' });
  const byPath: Record<string, Record<string, string>> = {
    '/page': { 'Cache-Control': 'no-cache' },
    '/old': { 'Cache-Control': 'no-cache', Age: '61' },
  };
  const app: RequestListener = (req, res) => {
    sendBody(req, res, body, byPath[req.url ?? ''] ?? {});
  };
  const brotli = { 'Accept-Encoding': 'br' };
  for (const path of ['/page', '/page', '/old', '/page', '/other']) {
    for (const headers of [brotli, {}]) {
      const { status, headers: received } = await rawRequest(app, { path, headers });
      expect(status).toBe(200);
      expect(received).toMatchObject({ 'content-type': 'text/plain', vary: 'Accept-Encoding' });
      expect(received['age']).toBe(byPath[path]?.['Age']);
      expect(received['cache-control']).toBe(byPath[path]?.['Cache-Control']);
      const isBrotli = headers === brotli;
      expect(received['content-encoding']).toBe(isBrotli ? 'br' : undefined);
      expect(received['etag']).toBe(isBrotli ? '"v1-br"' : '"v1"');
    }
    const { status, headers } = await rawRequest(app, {
      path,
      headers: { ...brotli, 'If-None-Match': '"v1-br"' },
    });
    expect(status).toBe(304);
    expect(headers['age']).toBe(byPath[path]?.['Age']);
    expect(headers).not.toHaveProperty('content-length');
    expect(headers).not.toHaveProperty('content-encoding');
  }
});

it('adds to the Vary header that the response already has, and does not keep it for others', async () => {
  const body = await compressText(text);
  const additional = { 'Cache-Control': 'no-cache' };
  const app: RequestListener = (req, res) => {
    if (req.url === '/api') res.setHeader('Vary', 'Origin');
    sendBody(req, res, body, additional);
  };
  for (const [path, vary] of [
    ['/page', 'Accept-Encoding'],
    ['/api', 'Origin, Accept-Encoding'],
    ['/page', 'Accept-Encoding'],
  ] as const) {
    expect((await rawRequest(app, { path })).headers['vary']).toBe(vary);
  }
});
