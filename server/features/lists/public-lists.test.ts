import { mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import { maxListItems, toNamedList } from '#features/lists/model/named-list.ts';
import { aPlaceRecord, testServer } from '#support/test-server.ts';
import type { TestServerOptions } from '#support/test-server.ts';
import type { ListSnapshot } from './public-lists.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'lists-'));
const indexHtml = `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta name="viewport" content="width=device-width" />
    <title>Guia da Ilha</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
  </head>
  <body><div id="root"><p>Esta página precisa de JavaScript.</p></div></body>
</html>
`;

beforeAll(async () => {
  await mkdir(path.join(dist, '.vite'));
  await writeFile(path.join(dist, 'index.html'), indexHtml);
  await writeFile(path.join(dist, '.vite', 'manifest.json'), '{}');
});
afterAll(() => rm(dist, { recursive: true }));

const hostile = '<img src=x onerror=alert(1)> & "praias"';
const cover = {
  url: '/uploads/places/p1/frente.webp',
  width: 1600,
  height: 1000,
  widths: [320, 640, 828, 1280],
  colour: '#aabbcc',
};
const list = toNamedList('l1', {
  userId: 'ana',
  name: hostile,
  note: 'Para o verão.\nCom sombra.',
  isPublic: true,
  items: ['p1 Ir cedo </script>', 'gone', 'p2'],
});

function site(answer: () => Promise<ListSnapshot['list']>, options: TestServerOptions = {}) {
  const read = vi.fn(async () => ({ list: await answer(), readAt: 0 }));
  return testServer({
    places: [aPlaceRecord({ images: [cover] }), aPlaceRecord({ id: 'p2', title: 'Café <b>' })],
    publicLists: { read },
    environment: { STATIC_DIR: dist, UPLOADS_DIR: dist, PUBLIC_ORIGIN: 'https://guia.example' },
    ...options,
  }).then(({ app }) => ({
    read,
    page: (id = 'l1-praias') => request(app).get(`/listas/${id}`).set('Accept', 'text/html'),
    answer: (id = 'l1') => request(app).get(`/api/lists/${id}`),
  }));
}

const found = () => Promise.resolve(list);
const missing = () => Promise.resolve(null);
const down = () => Promise.reject(new AppError('unavailable', 'down'));

describe('GET /api/lists/{id}', () => {
  it('returns the list with its places and no data of its owner', async () => {
    const { answer } = await site(found);
    const { status, headers, text } = await answer();
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(JSON.parse(text)).toMatchObject({
      id: 'l1',
      name: hostile,
      note: 'Para o verão.\nCom sombra.',
      missing: 1,
      items: [
        {
          place: { id: 'p1', title: 'Bar do Farol', categoryName: 'Bares' },
          note: 'Ir cedo </script>',
        },
        { place: { id: 'p2' }, note: '' },
      ],
    });
    expect(text).not.toMatch(/ana|userId|createdBy|gone/);
  });

  it('returns a list of a hundred places', async () => {
    const places = Array.from({ length: maxListItems }, (_, at) =>
      aPlaceRecord({ id: `q${at}`, images: [cover] }),
    );
    const long = toNamedList('l1', { ...list, items: places.map(({ id }) => id) });
    const { answer } = await site(() => Promise.resolve(long), { places });
    const { text } = await answer();
    expect((JSON.parse(text) as { items: unknown[] }).items).toHaveLength(maxListItems);
  });

  it('is 404 for a missing list, 503 for a failed read, and 405 for a write', async () => {
    expect((await (await site(missing)).answer()).status).toBe(404);
    const { status, headers } = await (await site(down)).answer();
    expect([status, headers['retry-after']]).toEqual([503, expect.any(String)]);
    const { app } = await testServer();
    expect((await request(app).delete('/api/lists/l1')).status).toBe(405);
  });
});

describe('the page of a list', () => {
  it('has a title and a description, and is excluded from search engines', async () => {
    const { page } = await site(found);
    const { status, text } = await page();
    expect(status).toBe(200);
    const name = '&lt;img src=x onerror=alert(1)&gt; &amp; &quot;praias&quot;';
    expect(text).toContain(`<title>${name} · Guia da Ilha</title>`);
    expect(text).toContain('content="Para o verão. Com sombra. · Bar do Farol, Café &lt;b&gt;"');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain(
      '<link rel="canonical" href="https://guia.example/listas/l1-img-srcx-onerroralert1-praias">',
    );
    expect(text).toMatch(
      /og:image" content="https:\/\/guia\.example\/previews\/listas\/l1\.jpg\?v=[\w-]{22}"/,
    );
    expect(text).toContain('"@type":"ItemList"');
    expect(text).not.toMatch(/<img src=x|Ir cedo <\/script>/);
  });

  it('has the image of the guide if none of its places has one', async () => {
    const { page } = await site(() => Promise.resolve(toNamedList('l1', { ...list, items: [] })));
    expect((await page()).text).toContain('content="https://guia.example/previews/ilha.jpg"');
  });

  it('is the same 404 page with a message for every reason and every id', async () => {
    const { page, read } = await site(missing);
    const { status, text } = await page();
    expect(status).toBe(404);
    expect(text).toContain('Lista não encontrada. Ela é particular, foi excluída');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toContain('og:image"');
    for (const id of [`${'x'.repeat(1_000)}-praias`, 'a%2Fb', '-', '..%2Fusers']) {
      expect((await page(id)).text, id).toBe(text);
    }
    const asked = read.mock.calls.length;
    const [long, broken] = [await page('x'.repeat(10_000)), await page('%00%ff')];
    expect([long.status, broken.status]).toEqual([414, 400]);
    for (const answer of [long, broken]) expect(answer.text).toContain('Página não encontrada.');
    expect(read).toHaveBeenCalledTimes(asked);
  });

  it('is 503 instead of 404 when the list cannot be read', async () => {
    const { page } = await site(down);
    const { status, headers, text } = await page();
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(text).toContain('Não foi possível abrir a lista agora.');
    expect(text).not.toContain('rel="canonical"');
  });

  it('is rate limited per caller and minute', async () => {
    const { page } = await site(missing, {
      environment: { STATIC_DIR: dist, UPLOADS_DIR: dist, RATE_LIMIT_READS: '3' },
    });
    const statuses = [];
    for (let at = 0; at < 4; at += 1) statuses.push((await page()).status);
    expect(statuses).toEqual([404, 404, 404, 429]);
  });

  it('shares its rate limit with list previews, so that the total is not doubled', async () => {
    const { app } = await testServer({
      environment: { STATIC_DIR: dist, UPLOADS_DIR: dist, RATE_LIMIT_READS: '3' },
    });
    const statuses = [];
    for (const path of ['/listas/l1', '/previews/listas/l1.jpg', '/listas/l2']) {
      statuses.push((await request(app).get(path).set('Accept', 'text/html')).status);
    }
    expect(statuses).toEqual([404, 404, 404]);
    await request(app).get('/previews/listas/l2.jpg').expect(429);
  });

  it('is in no sitemap', async () => {
    const { app } = await testServer({
      environment: { PUBLIC_ORIGIN: 'https://guia.example' },
      publicLists: { read: () => Promise.resolve({ list, readAt: 0 }) },
    });
    expect((await request(app).get('/sitemap.xml')).text).not.toContain('listas');
  });
});
