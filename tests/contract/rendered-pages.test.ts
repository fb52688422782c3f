import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { placeLink } from '#features/places/model/place-link.ts';
import { createPageRenderer } from '#server/site/page-renderer.ts';
import type { PageRenderer } from '#server/site/page-renderer.ts';
import { buildRenderer } from '../../scripts/build-renderer.ts';
import { rendererPath } from '#server/site/build-files.ts';
import { readPayload } from '#shared/page-payload.ts';
import { rawRequest } from '#support/raw-request.ts';
import { aPlaceRecord, testServer } from '#support/test-server.ts';

/** The real rendering program with the real server around it, over a database in memory. */

const indexHtml = `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta name="viewport" content="width=device-width" />
    <title>Guia da Ilha</title>
    <meta name="description" content="estática" />
    <script>document.title;</script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body>
    <div id="root"><main>Inicializando</main></div>
  </body>
</html>
`;
const stylesheet = 'body{margin:0}';
const manifest = {
  'index.html': { file: 'assets/index-1.js' },
  'src/platform/firestore/firestore-sdk.ts': { file: 'assets/firestore-2.js' },
};

let dist: string;
let renderer: PageRenderer;
const logger = { warn: vi.fn() };

beforeAll(async () => {
  // Inside the project, so that Node resolves its modules.
  await mkdir('.local', { recursive: true });
  dist = await mkdtemp(path.resolve('.local', 'rendered-'));
  await mkdir(path.join(dist, 'assets'));
  await mkdir(path.join(dist, '.vite'));
  await writeFile(path.join(dist, 'index.html'), indexHtml);
  await writeFile(path.join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest));
  await writeFile(path.join(dist, 'assets', 'index-1.css'), stylesheet);
  await buildRenderer(dist, 'production');
  // No time limit, because the machine may be busy.
  renderer = createPageRenderer({
    program: path.join(dist, rendererPath),
    renderLimitMs: 10_000,
    logger,
  });
  await renderer.started;
  expect(logger.warn).not.toHaveBeenCalled();
}, 120_000);

afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await renderer.close();
  await rm(dist, { recursive: true });
});

function site(places = [aPlaceRecord()]) {
  const render = vi.fn(renderer.render);
  const server = testServer({
    places,
    renderPage: render,
    environment: { STATIC_DIR: dist, UPLOADS_DIR: dist },
  });
  return server.then((started) => ({ ...started, render }));
}

const place = placeLink({ id: 'p1', title: 'Bar do Farol', categoryName: 'Bares' });
const isRendered = (html: string) => html.includes('id="page-data"');

it('hostile titles are text in the page and in its data', async () => {
  const title = `</script><script>alert(1)</script><!-- \u2028 ${'\u{1F3D6}\uFE0F'.repeat(200)}`;
  const { app } = await site([aPlaceRecord({ title })]);
  const address = placeLink({ id: 'p1', title, categoryName: 'Bares' });
  for (const page of [address, '/', '/places/bares']) {
    const { text } = await request(app).get(page).expect(200);
    expect(isRendered(text), page).toBe(true);
    expect(text).not.toContain('<script>alert');
    const [, data = ''] =
      /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(text) ?? [];
    expect(data).not.toMatch(/<|\u2028/);
    const { queries } = readPayload(data);
    expect(JSON.stringify(queries)).toContain(JSON.stringify(title).slice(1, -1));
  }
});

it('code is only in a template before the first script, so that an old browser requests none', async () => {
  const { app } = await site();
  for (const page of [place, '/', '/places/bares']) {
    const { text } = await request(app).get(page).expect(200);
    const [, before = '', code = '', after = ''] =
      /^(.*)<template id="page-code">(.*?)<\/template>(.*)$/s.exec(text) ?? [];
    expect(before + after, page).not.toMatch(/assets\/[^"]+\.js|modulepreload/);
    expect(before).not.toContain('<script>');
    expect(after).toContain('<script>');
    expect(code).toContain(
      '<link rel="modulepreload" crossorigin="" fetchpriority="low" href="/assets/index-1.js">',
    );
    expect(code).toContain(
      '<script type="module" crossorigin="" src="/assets/index-1.js"></script>',
    );
  }
});

it('styles are part of the page, allowed by their hash', async () => {
  const { app } = await site();
  const { text, headers } = await request(app).get(place).expect(200);
  expect(text).toContain(`<style>${stylesheet}</style>`);
  expect(text).not.toContain('rel="stylesheet"');
  const hash = createHash('sha256').update(stylesheet).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
});

it('thousands of unknown parameters return one page', async () => {
  // Pages show the minute, which may change during the test.
  vi.useFakeTimers({ toFake: ['Date'] });
  const { app, render } = await site();
  const { text } = await request(app).get(place).expect(200);
  expect(isRendered(text)).toBe(true);
  for (let at = 0; at < 2_000; at += 100) {
    const query = Array.from({ length: 100 }, (_, n) => `p${at + n}=${at}`).join('&');
    const answer = await request(app).get(`${place}?${query}`).expect(200);
    expect(answer.text).toBe(text);
  }
  expect(render).toHaveBeenCalledOnce();
});

it('a URL with state returns the shell, and an inexact URL of a place is redirected', async () => {
  const { app, render } = await site();
  await request(app).get('/places/bares/p1?x=1').expect(301).expect('Location', `${place}?x=1`);
  for (const address of ['/club?agora=1', '/club?bairro=Centro', '/help']) {
    const { text } = await request(app).get(address).expect(200);
    expect(isRendered(text), address).toBe(false);
    expect(text).toContain('Inicializando');
  }
  expect(render).not.toHaveBeenCalled();
});

it('every encoding, HEAD and a conditional request get the same page', async () => {
  // Pages show the minute, which may change during the test.
  vi.useFakeTimers({ toFake: ['Date'] });
  const { app } = await site();
  const ask = (
    encoding: string,
    more: { method?: string; headers?: Record<string, string> } = {},
  ) =>
    rawRequest(app, {
      path: place,
      ...more,
      headers: { Accept: 'text/html', 'Accept-Encoding': encoding, ...more.headers },
    });
  const plain = await ask('identity');
  const page = plain.body.toString();
  expect(isRendered(page)).toBe(true);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(gunzipSync((await ask('gzip')).body).toString()).toBe(page);
  const brotli = await ask('gzip, br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(page);
  expect(brotli.headers['vary']).toContain('Accept-Encoding');

  const head = await ask('br', { method: 'HEAD' });
  expect(head.body).toHaveLength(0);
  expect(head.headers['content-length']).toBe(String(brotli.body.length));
  const etag = String(brotli.headers['etag']);
  const again = await ask('br', { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  // Another encoding is another response.
  expect((await ask('gzip', { headers: { 'If-None-Match': etag } })).status).toBe(200);
});

it('a deactivated place is removed from every page within a minute', async () => {
  const { app, places, clock } = await site([
    aPlaceRecord(),
    aPlaceRecord({ id: 'p2', title: 'Bar do Cais' }),
  ]);
  const pages = [place, '/', '/places/bares'];
  for (const address of pages) {
    expect((await request(app).get(address).expect(200)).text).toContain('Bar do Farol');
  }
  places.deactivate('p1');
  clock.advance(60_000);
  expect((await request(app).get(place).expect(404)).text).not.toContain('Bar do Farol');
  for (const address of ['/', '/places/bares']) {
    const { text } = await request(app).get(address).expect(200);
    expect(isRendered(text)).toBe(true);
    expect(text).not.toContain('Bar do Farol');
    expect(text).toContain('Bar do Cais');
  }
});

it('a database that fails at the start, or longer than cached places are valid, results in the shell', async () => {
  const { app, places, clock } = await site();
  places.isDown = true;
  const first = await request(app).get('/').expect(200);
  expect(isRendered(first.text)).toBe(false);
  expect(first.text).toContain('Inicializando');
  places.isDown = false;
  clock.advance(10_000);
  expect(isRendered((await request(app).get('/').expect(200)).text)).toBe(true);
  places.isDown = true;
  clock.advance(60_000);
  expect(isRendered((await request(app).get('/').expect(200)).text)).toBe(false);
});
