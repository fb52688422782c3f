import { mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '#support/raw-request.ts';
import type { RawRequest } from '#support/raw-request.ts';
import { testServer } from '#support/test-server.ts';

const root = mkdtempSync(path.join(tmpdir(), 'uploads-'));
const uploads = path.join(root, 'uploads');
const picture = Buffer.from('RIFF....WEBPVP8 some bytes of a picture');

beforeAll(async () => {
  await mkdir(path.join(uploads, 'places', 'abc'), { recursive: true });
  await mkdir(path.join(uploads, 'places', '.temp'), { recursive: true });
  await writeFile(path.join(uploads, 'places', 'abc', 'frente.webp'), picture);
  await writeFile(path.join(uploads, 'places', 'abc', 'página.webp'), picture);
  await writeFile(path.join(uploads, 'places', 'abc', 'evil.html'), '<script>alert(1)</script>');
  await writeFile(path.join(uploads, 'places', 'abc', 'evil.svg'), '<svg/>');
  await writeFile(path.join(uploads, 'places', '.temp', 'half.webp'), picture);
  await writeFile(path.join(uploads, 'outside.webp'), 'secret');
  await writeFile(path.join(root, 'secret.webp'), 'secret');
});

afterAll(() => rm(root, { recursive: true }));

async function ask(asked: RawRequest) {
  const { app } = await testServer({ environment: { UPLOADS_DIR: uploads } });
  return rawRequest(app, asked);
}

describe('an image of a place', () => {
  const address = '/uploads/places/abc/frente.webp';

  it('is served completely with its type, immutable caching and nosniff', async () => {
    const { status, headers, body } = await ask({ path: address });
    expect(status).toBe(200);
    expect(body).toEqual(picture);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': String(picture.length),
    });
    expect(headers.etag).toBeDefined();
  });

  it('is found by a name with accents', async () => {
    const { status } = await ask({
      path: `/uploads/places/abc/${encodeURIComponent('página')}.webp`,
    });
    expect(status).toBe(200);
  });

  it('supports HEAD, revalidation and byte ranges', async () => {
    const head = await ask({ path: address, method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    const etag = head.headers.etag ?? '';
    expect((await ask({ path: address, headers: { 'If-None-Match': etag } })).status).toBe(304);
    const part = await ask({ path: address, headers: { Range: 'bytes=0-3' } });
    expect([part.status, part.body.toString()]).toEqual([206, 'RIFF']);
  });

  const manyRanges = `bytes=${Array.from({ length: 200 }, (_, i) => `${i}-${i}`).join(',')}`;

  it.each([
    ['bytes=900-', 416],
    ['bytes=5-2', 200],
    ['bytes=', 200],
    ['lines=1-2', 200],
    [manyRanges, 200],
    ['bytes=-99999999999999999999', 206],
    ['bytes=-0', 416],
  ])('handles the range %.30s', async (range, status) => {
    const answer = await ask({ path: address, headers: { Range: range } });
    expect(answer.status).toBe(status);
    expect(answer.body.length).toBeLessThanOrEqual(picture.length);
  });

  it.each(['POST', 'PUT', 'DELETE'])('refuses the method %s', async (method) => {
    const { status, headers } = await ask({ path: address, method });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

describe('other requests under /uploads', () => {
  it.each([
    '/uploads/places/abc/missing.webp',
    '/uploads/places/abc/evil.html',
    '/uploads/places/abc/evil.svg',
    '/uploads/places/abc/',
    '/uploads/places/abc',
    '/uploads/',
    '/uploads',
    '/uploads/outside.webp',
    '/uploads/places/.temp/half.webp',
    '/uploads/places/%2etemp/half.webp',
  ])('%s is a 404 without a body', async (address) => {
    const { status, headers, body } = await ask({
      path: address,
      headers: { Accept: 'text/html' },
    });
    expect(status).toBe(404);
    expect(body.length).toBe(0);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/uploads/places/../../secret.webp',
    '/uploads/places/abc/../../outside.webp',
    '/uploads/places/%2e%2e/outside.webp',
    '/uploads/places/%2e%2e%2f%2e%2e%2fsecret.webp',
    '/uploads/places/..%5c..%5csecret.webp',
    '/uploads/places/abc/..%2f..%2foutside.webp',
    '/uploads/places/abc/%2e%2e%2f%2e%2e%2foutside.webp',
    '/uploads/places/abc/frente.webp%00.webp',
    '/uploads/places/%2500/frente.webp',
    '/uploads//places//abc//..//..//outside.webp',
    '/uploads/places/abc/%E0%A4%A.webp',
    `/uploads/places/${'a'.repeat(4_000)}/x.webp`,
    '//uploads/places/abc/frente.webp/../../../../secret.webp',
  ])('%s reaches no file outside the store', async (address) => {
    const { status, body } = await ask({ path: address });
    expect(body.toString()).not.toContain('secret');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});
