import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RenderedPage } from '#features/home/model/page-data.ts';
import { defaultPublicSettings } from '#features/settings/model/public-settings.ts';
import {
  busyNotice,
  newerBrowserNotice,
  reloadThisPage,
  scriptNotice,
  showHomePage,
} from '#features/home/site-texts.ts';
import { rawRequest } from '#support/raw-request.ts';
import { precompressFolder } from '#server/platform/http/static-files.ts';
import { dayMs, hourMs } from '#shared/time-units.ts';
import { sitemapXml } from './sitemap.ts';
import { aCategoryRecord, aPlaceRecord, anEventRecord, testServer } from '#support/test-server.ts';
import type { TestServerOptions } from '#support/test-server.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
const inlineScript = 'document.documentElement.dataset.theme = "dark"';
const script = 'export const home = 1;\n'.repeat(200);
const indexHtml = `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Guia da Ilha</title>
    <meta
      name="description"
      content="estática"
    />
    <script>${inlineScript}</script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body>
    <div id="root">
      <span data-old-browser="${newerBrowserNotice}">${scriptNotice}</span>
      <a class="underline" href="/">${showHomePage}</a>
    </div>
  </body>
</html>
`;
const worker = "self.addEventListener('fetch', () => undefined);\n";
const manifest = {
  'index.html': {
    file: 'assets/index-1.js',
    css: ['assets/index-1.css'],
    isEntry: true,
    dynamicImports: ['_app.js'],
  },
  '_app.js': { file: 'assets/app-6.js', imports: ['index.html'] },
  '_shared.js': { file: 'assets/shared-2.js', imports: ['index.html'] },
  'src/features/home/screens/home-screen.tsx': {
    file: 'assets/home-3.js',
    imports: ['index.html', '_shared.js'],
    css: ['assets/home-3.css'],
  },
  'src/features/place-page/screens/place-detail-screen.tsx': {
    file: 'assets/detail-4.js',
    imports: ['_shared.js'],
  },
  'src/platform/firestore/firestore-sdk.ts': { file: 'assets/firestore-5.js' },
};

beforeAll(async () => {
  await mkdir(path.join(dist, 'assets'));
  await mkdir(path.join(dist, '.vite'));
  await writeFile(path.join(dist, 'index.html'), indexHtml);
  await writeFile(path.join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest));
  await writeFile(path.join(dist, 'assets', 'home-3.js'), script);
  await writeFile(path.join(dist, 'assets', 'index-1.css'), 'body{margin:0}');
  await precompressFolder(dist);
  await writeFile(path.join(dist, 'assets', 'ready.js'), script);
  await writeFile(
    path.join(dist, 'assets', 'ready.js.br'),
    brotliCompressSync('made by the build'),
  );
  await writeFile(path.join(dist, 'assets', 'ready.js.gz'), gzipSync('made by the build'));
  await writeFile(path.join(dist, 'sw.js'), worker);
  await writeFile(path.join(dist, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
});

afterAll(() => rm(dist, { recursive: true }));

const cover = {
  url: '/uploads/places/p1/frente.webp',
  width: 1600,
  height: 1000,
  widths: [320, 640, 828, 1280],
  colour: '#aabbcc',
};

function site(options: TestServerOptions = {}) {
  return testServer({
    places: [aPlaceRecord({ images: [cover] })],
    ...options,
    environment: {
      STATIC_DIR: dist,
      // An existing folder without images; the server creates the usual folder when it starts.
      UPLOADS_DIR: dist,
      PUBLIC_ORIGIN: 'https://guia.example',
      ...options.environment,
    },
  });
}

describe('files of the build', () => {
  it('with a hash in their name are cached permanently and sent compressed', async () => {
    const { app } = await site();
    const answer = await rawRequest(app, {
      path: '/assets/home-3.js',
      headers: { 'Accept-Encoding': 'gzip, br' },
    });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    });
    expect(brotliDecompressSync(answer.body).toString()).toBe(script);
    expect(answer.body.length).toBeLessThan(script.length / 10);
  });

  it('are sent in the compressed form of the build', async () => {
    const { app } = await site();
    const { body } = await rawRequest(app, {
      path: '/assets/ready.js',
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(brotliDecompressSync(body).toString()).toBe('made by the build');
  });

  it('without a hash are revalidated each time, and answered with 304 while unchanged', async () => {
    const { app } = await site();
    const { headers } = await request(app).get('/icon.svg').expect(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'image/svg+xml' });
    expect(headers['content-security-policy']).toContain('sandbox');
    await request(app)
      .get('/icon.svg')
      .set('If-None-Match', headers['etag'] ?? '')
      .expect(304);
  });

  it('are answered with 404 if missing, never with a page, even for a browser', async () => {
    const { app } = await site();
    for (const address of ['/assets/gone-9.js', '/assets/', '/uploads/places/x/y.webp']) {
      const answer = await request(app).get(address).set('Accept', 'text/html,*/*').expect(404);
      expect(answer.text).not.toContain('<!doctype');
    }
    await request(app).get('/missing.png').set('Accept', 'image/webp,*/*').expect(404);
  });

  it.each([
    '/.vite/manifest.json',
    '/assets/../index.html',
    '/assets/%2e%2e/index.html',
    '/index.html.br',
  ])('do not include %s', async (address) => {
    const { app } = await site();
    const { body } = await rawRequest(app, { path: address, headers: { Accept: '*/*' } });
    expect(body.toString()).not.toContain('home-screen.tsx');
    expect(body.toString()).not.toContain('<title>Guia da Ilha</title>');
  });
});

describe('the service worker', () => {
  it('is that of the build, revalidated each time', async () => {
    const { app } = await site();
    const { text, headers } = await request(app).get('/sw.js').expect(200);
    expect(text).toBe(worker);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it('is replaced by one that removes all caches and itself if withdrawn', async () => {
    const { app } = await site({ environment: { SERVICE_WORKER: 'off' } });
    const { text, headers } = await request(app).get('/sw.js').expect(200);
    expect(headers['cache-control']).toBe('no-cache');
    // The previous worker writes one more page at the end.
    const scope = withdrawnScope([['pages-1', 'pictures'], ['pages-1']]);
    runInNewContext(text, scope);
    await scope.fire('activate');
    expect(scope.removed).toEqual(['pages-1', 'pictures', 'itself', 'pages-1']);
    // An open page has registered the worker again.
    await scope.fire('message');
    expect(scope.removed.at(-1)).toBe('itself');
  });
});

/** Minimal service worker scope for the withdrawal script. */
function withdrawnScope(names: string[][]) {
  const removed: string[] = [];
  const listeners = new Map<string, (event: { waitUntil: (work: unknown) => void }) => void>();
  const note = (name: string) => Promise.resolve(removed.push(name) > 0);
  return {
    removed,
    caches: { keys: () => Promise.resolve(names.shift() ?? []), delete: note },
    setTimeout: (done: () => void) => {
      done();
    },
    self: {
      skipWaiting: () => undefined,
      registration: { unregister: () => note('itself') },
      addEventListener: (type: string, listener: Parameters<typeof listeners.set>[1]) =>
        listeners.set(type, listener),
    },
    fire: (type: string) => new Promise((resolve) => listeners.get(type)?.({ waitUntil: resolve })),
  };
}

describe('a page', () => {
  it('preloads the code of its screen and the common code, once', async () => {
    const { app } = await site();
    const { text } = await request(app).get('/').expect(200);
    const scripts = [...text.matchAll(/rel="modulepreload" crossorigin="" href="([^"]+)"/g)].map(
      ([, url]) => url,
    );
    expect(scripts).toEqual([
      '/assets/app-6.js',
      '/assets/home-3.js',
      '/assets/firestore-5.js',
      '/assets/shared-2.js',
    ]);
    expect(text).toContain('<link rel="stylesheet" crossorigin="" href="/assets/home-3.css">');
    expect(text.match(/index-1\.css/g)).toHaveLength(1);
  });

  it('has one title and one description', async () => {
    const { app } = await site();
    const { text } = await request(app).get('/').expect(200);
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(text.match(/name="description"/g)).toHaveLength(1);
    expect(text).not.toContain('estática');
  });

  it('is revalidated each time, with a policy that allows only its inline script', async () => {
    const { app } = await site();
    const { headers, text } = await request(app).get('/search?q=x').expect(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const hash = createHash('sha256').update(inlineScript).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(text).not.toContain('?q=');
  });

  it('preloads the image of the best rated place on the home page', async () => {
    const best = aPlaceRecord({ id: 'p1', rating: 5, images: [cover] });
    const { app } = await site({ places: [aPlaceRecord({ id: 'p0', rating: 4.9 }), best] });
    const { text } = await request(app).get('/');
    expect(text).toContain('as="image" fetchpriority="high"');
    expect(text).toContain(
      'imagesrcset="/uploads/places/p1/frente-320.webp 320w, /uploads/places/p1/frente-640.webp 640w,',
    );
  });

  it('of a place has a preview with absolute addresses', async () => {
    const { app } = await site();
    const { text } = await request(app).get('/places/bares/p1-bar-do-farol').expect(200);
    expect(text).toContain('<title>Bar do Farol · Guia da Ilha</title>');
    expect(text).toContain(
      '<link rel="canonical" href="https://guia.example/places/bares/p1-bar-do-farol">',
    );
    expect(text).toContain(
      '<meta property="og:image" content="https://guia.example/uploads/places/p1/frente-1280.webp">',
    );
    expect(text).toContain('<meta property="og:image:type" content="image/webp">');
    expect(text).toContain('<meta property="og:image:width" content="1280">');
    expect(text).toContain('<meta property="og:image:height" content="800">');
    expect(text).toContain('<meta property="og:title" content="Bar do Farol · Guia da Ilha">');
    expect(text).toContain('content="Petiscos e chope de frente para o mar."');
    expect(text).toContain('/assets/detail-4.js');
  });

  it.each([
    ['its id alone', '/places/bares/p1', ''],
    ['an old title', '/places/bares/p1-nome-antigo', '?utm_source=x&y=%20'],
    ['another category', '/places/restaurantes/p1-bar-do-farol', ''],
    ['a slash at the end', '/places/bares/p1-bar-do-farol/', '?a=1?b'],
    ['encoded letters', '/places/%62ares/p1-bar-do-farol', ''],
  ])(
    'of a place under %s is redirected to its address for five minutes',
    async (_, path, query) => {
      const { app } = await site();
      for (const method of ['get', 'head'] as const) {
        const { headers } = await request(app)
          [method](path + query)
          .expect(301);
        expect(headers).toMatchObject({
          location: `/places/bares/p1-bar-do-farol${query}`,
          'cache-control': 'max-age=300',
        });
      }
    },
  );

  it('of a place is redirected only within the site, and without rendering', async () => {
    const renderPage = vi.fn(() => Promise.reject(new Error('not needed')));
    const { app } = await site({ renderPage });
    for (const path of ['http://evil.example/places/bares/p1', '//evil.example/places/bares/p1']) {
      const { headers } = await rawRequest(app, { path, headers: { Accept: 'text/html' } });
      expect(headers).not.toHaveProperty('location');
    }
    const query = '?next=//evil.example&x=http://evil.example';
    const { headers } = await request(app).get(`/places/evil.example/p1${query}`).expect(301);
    expect(headers['location']).toBe(`/places/bares/p1-bar-do-farol${query}`);
    expect(renderPage).not.toHaveBeenCalled();
  });

  it('of a place is not redirected if the place or its category is unknown', async () => {
    const { app } = await site({ places: [aPlaceRecord({ category: 'unknown' })] });
    await request(app).get('/places/bares/p1').expect(200);
    await request(app).get('/places/bares/p2-nome').expect(404);
  });

  it('of a place omits addresses that need an unknown origin', async () => {
    const { app } = await testServer({
      places: [aPlaceRecord({ images: [cover] })],
      environment: { STATIC_DIR: dist },
    });
    const { text } = await request(app)
      .get('/places/bares/p1-bar-do-farol')
      .set('Host', 'evil.example');
    expect(text).toContain('Bar do Farol');
    expect(text).not.toMatch(/canonical|og:image|og:url|ld\+json|evil/);
  });

  it('escapes any place name', async () => {
    const nasty = `"><script>alert('x')</script>&`;
    const { app } = await site({
      places: [
        aPlaceRecord({
          title: nasty,
          description: nasty,
          images: [{ ...cover, url: `https://x.example/"><img>.webp`, widths: [] }],
        }),
      ],
      categories: [aCategoryRecord({ name: nasty, slug: 'nasty', description: nasty })],
    });
    for (const address of ['/places/bares/p1', '/places/nasty', '/']) {
      const { text } = await request(app).get(address).redirects(1).expect(200);
      expect(text).not.toContain('<script>alert');
      expect(text).not.toContain('<img>');
      expect(text).not.toContain('content="">');
    }
  });

  it('contains one block of structured data, which the policy does not affect', async () => {
    const title = `</script><script>alert('x')</script><!-- \u2028 ${'🏖️'.repeat(50)}`;
    const { app } = await site({ places: [aPlaceRecord({ title })] });
    const descriptions = async (address: string) => {
      const { text } = await request(app).get(address).redirects(1);
      const blocks = text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
      return [...blocks].map(([, json = '']) => JSON.parse(json) as { '@graph': object[] });
    };
    expect(await descriptions('/places/bares/p1')).toMatchObject([
      { '@graph': [{ '@type': 'BarOrPub', name: title }, { '@type': 'BreadcrumbList' }] },
    ]);
    expect(await descriptions('/places/bares')).toMatchObject([
      { '@graph': [{ '@type': 'ItemList' }, { '@type': 'BreadcrumbList' }] },
    ]);
    expect(await descriptions('/')).toMatchObject([
      { '@graph': [{ '@type': 'WebSite' }, { '@type': 'Organization' }, { '@type': 'ItemList' }] },
    ]);
    expect(await descriptions('/places/bares/gone')).toEqual([]);
    expect(await descriptions('/login')).toEqual([]);
  });

  it('that was rendered is complete, with the same structured data as its shell', async () => {
    const renderPage = () => Promise.resolve({ html: '<main>Bar do Farol</main>', data: '{}' });
    const rendered = await site({ renderPage });
    const shell = await site();
    for (const address of ['/', '/places/bares', '/places/bares/p1-bar-do-farol']) {
      const { text } = await request(rendered.app).get(address).expect(200);
      expect(text).toContain('<div id="root"><main>Bar do Farol</main></div>');
      expect(text).toMatch(/<\/body>\s*<\/html>\s*$/);
      const [block = 'none'] =
        /<script type="application\/ld\+json">.*?<\/script>/s.exec(text) ?? [];
      expect((await request(shell.app).get(address)).text).toContain(block);
    }
  });

  it('of a category has its name; an unknown category is a 404 with the shell', async () => {
    const { app } = await site();
    const known = await request(app).get('/places/bares').expect(200);
    expect(known.text).toContain('<title>Bares em Florianópolis · Guia da Ilha</title>');
    const unknown = await request(app).get('/places/nenhuma').expect(404);
    expect(unknown.text).toContain('<div id="root">');
    expect(unknown.text).toContain('noindex');
  });

  it('of an unknown or deactivated place is a 404 with the shell', async () => {
    const { app, places, clock } = await site();
    await request(app).get('/places/bares/zzz').expect(404);
    places.deactivate('p1');
    clock.advance(60_000);
    const { text } = await request(app).get('/places/bares/p1-bar-do-farol').expect(404);
    expect(text).toContain('<div id="root">');
    expect(text).not.toContain('Bar do Farol');
  });

  it('is sent without a preview and not as 404 while Firestore does not answer', async () => {
    const { app, places } = await site();
    places.isDown = true;
    const { text } = await request(app).get('/places/bares/p1').redirects(1).expect(200);
    expect(text).toContain('<title>Guia da Ilha</title>');
    expect(text).toContain('<div id="root">');
  });

  it('of an unknown address is a 404 with the shell', async () => {
    const { app } = await site();
    for (const address of ['/nada', '/places', '/places/a/b/c', '/categories/x', '/index.html']) {
      const { text } = await request(app).get(address).set('Accept', 'text/html').expect(404);
      expect(text).toContain('<div id="root">');
    }
  });

  it.each([
    '/favorites',
    '/login',
    '/admin/users',
    '/categories/',
    '/search?q=' + 'a'.repeat(5_000),
  ])('exists for %s', async (address) => {
    const { app } = await site();
    await request(app).get(address).set('Accept', 'text/html').expect(200);
  });

  it.each(['/%E0%A4%A', '/places/bares/%00', `/${'a'.repeat(5_000)}`])(
    'is sent with 4xx for the broken address %s',
    async (address) => {
      const { app } = await site();
      const answer = await rawRequest(app, { path: address, headers: { Accept: 'text/html' } });
      expect([400, 414]).toContain(answer.status);
      expect(answer.body.toString()).toContain('<div id="root">');
    },
  );

  it.each(['/', '/?utm_source=x', '/categories', '/places/bares/p1-bar-do-farol', '/club'])(
    'that could not be rendered asks visitors without code to reload %s',
    async (address) => {
      const { app } = await site();
      const { text } = await request(app).get(address).expect(200);
      expect(text).toContain(`<span data-old-browser="${busyNotice}">${busyNotice}</span>`);
      expect(text).toContain(`<a class="underline" href="">${reloadThisPage}</a>`);
    },
  );

  it.each(['/search', '/club?agora=1', '/places/bares/', '/favorites'])(
    'that is never rendered tells visitors without code that %s needs it',
    async (address) => {
      const { app } = await site();
      const { text } = await request(app).get(address).expect(200);
      expect(text).toContain(
        `<span data-old-browser="${newerBrowserNotice}">${scriptNotice}</span>`,
      );
      expect(text).toContain(`<a class="underline" href="/">${showHomePage}</a>`);
    },
  );

  it('of an unknown place shows only its message and the link to the home page', async () => {
    const { app } = await site();
    const { text } = await request(app).get('/places/bares/p2-nome').expect(404);
    expect(text).toContain('<span data-old-browser="Local não encontrado.">Local não encontrado.');
    expect(text).toContain(`<a class="underline" href="/">${showHomePage}</a>`);
  });

  it('in its last version states its age in a header, also when it is served from memory', async () => {
    const clock = vi.spyOn(Date, 'now');
    const start = Date.now();
    clock.mockImplementation(() => start);
    const renderPage = vi
      .fn(() => Promise.reject<RenderedPage>(new Error('late')))
      .mockResolvedValueOnce({ html: 'conteúdo', data: '{}' });
    const { app } = await site({ renderPage });
    const first = await request(app).get('/').expect(200);
    expect(first.headers).not.toHaveProperty('age');
    clock.mockImplementation(() => start + 61_000);
    for (let visit = 0; visit < 2; visit++) {
      const { headers, text } = await request(app).get('/').expect(200);
      expect(text).toContain('conteúdo');
      expect(headers).toMatchObject({ age: '61', 'cache-control': 'no-cache' });
      expect(headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    }
    clock.mockRestore();
    expect(renderPage).toHaveBeenCalledTimes(2);
  });

  it('is not looked up for an address of more than 2,000 characters', async () => {
    const { app, placeIndex } = await site();
    const cached = vi.spyOn(placeIndex, 'cached');
    const path = `/a${'/'.repeat(15_000)}x`;
    const answer = await rawRequest(app, { path, headers: { Accept: 'text/html' } });
    expect(answer.status).toBe(414);
    expect(cached).not.toHaveBeenCalled();
  });

  it('without content exists for the service worker, with the policy of every page', async () => {
    const { app } = await site();
    const answer = await request(app).get('/app-shell').set('Accept', 'text/html').expect(200);
    expect(answer.text).toContain('<title>Guia da Ilha</title>');
    expect(answer.text).toContain('<meta name="robots" content="noindex">');
    expect(answer.text).toContain('src="/assets/index-1.js"');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain("'sha256-");
  });

  it('is not sent to clients that request JSON or use POST', async () => {
    const { app } = await site();
    await request(app).get('/favorites').set('Accept', 'application/json').expect(404);
    await request(app).post('/favorites').set('Accept', 'text/html').expect(404);
    const api = await request(app).get('/api/nada').set('Accept', 'text/html').expect(404);
    expect(api.body).toMatchObject({ success: false });
  });

  it('answers HEAD without a body, and accepts "*/*" from chat apps as a visit', async () => {
    const { app } = await site();
    const head = await request(app)
      .head('/places/bares/p1-bar-do-farol')
      .set('Accept', '*/*')
      .expect(200);
    expect(head.text).toBeUndefined();
    expect(
      (await request(app).get('/places/bares/p1-bar-do-farol').set('Accept', '*/*')).text,
    ).toContain('og:title');
  });
});

describe('a folder without a build', () => {
  it('is rejected with one sentence naming the variable', async () => {
    await expect(site({ environment: { STATIC_DIR: tmpdir() } })).rejects.toThrow(
      /STATIC_DIR.*npm run build/,
    );
  });
});

describe('files for crawlers', () => {
  it('robots.txt disallows pages that need an account and names the sitemap', async () => {
    const { app } = await site();
    const { text } = await request(app).get('/robots.txt').expect(200);
    expect(text).toContain('Disallow: /admin');
    expect(text).toContain('Sitemap: https://guia.example/sitemap.xml');
  });

  it('the sitemap contains every active place and category with its canonical address', async () => {
    const { app } = await site();
    const { text, headers } = await request(app).get('/sitemap.xml').expect(200);
    expect(headers['content-type']).toContain('application/xml');
    expect(text).toContain('<loc>https://guia.example/places/bares/p1-bar-do-farol</loc>');
    expect(text).toContain('<loc>https://guia.example/places/bares</loc>');
  });

  it('the sitemap contains the last change of a page, if known', async () => {
    const { app } = await site({
      places: [
        aPlaceRecord({ id: 'a', title: 'A', updatedAt: new Date('2026-03-01T10:20:30.456Z') }),
        aPlaceRecord({ id: 'b', title: 'B', updatedAt: new Date('2026-02-01T00:00:00Z') }),
        aPlaceRecord({ id: 'c', title: 'C', category: 'praias', updatedAt: null }),
      ],
      categories: [
        aCategoryRecord(),
        aCategoryRecord({ id: 'praias', name: 'Praias', slug: 'praias' }),
        aCategoryRecord({ id: 'odd', name: '🍹', slug: '' }),
      ],
      events: [anEventRecord({ placeId: 'a' }), anEventRecord({ id: 'e2', placeId: 'gone' })],
    });
    const { text } = await request(app).get('/sitemap.xml').expect(200);
    const pages = [
      ...text.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g),
    ];
    expect(pages.map(([, address, changed]) => [address, changed])).toEqual([
      ['https://guia.example/', '2026-03-01T10:20:30Z'],
      ['https://guia.example/categories', undefined],
      ['https://guia.example/places/bares', '2026-03-01T10:20:30Z'],
      ['https://guia.example/places/praias', undefined],
      ['https://guia.example/agenda', '2025-12-20T00:00:00Z'],
      ['https://guia.example/agenda/e1-noite-de-choro', '2025-12-20T00:00:00Z'],
      ['https://guia.example/subscription', undefined],
      ['https://guia.example/club', undefined],
      ['https://guia.example/places/bares/a-a', '2026-03-01T10:20:30Z'],
      ['https://guia.example/places/bares/b-b', '2026-02-01T00:00:00Z'],
      ['https://guia.example/places/praias/c-c', undefined],
    ]);
  });

  it('the sitemap omits the club while it is closed', async () => {
    const settings = { ...defaultPublicSettings, clubEnabled: false };
    const { app } = await site({
      readSiteFacts: () => Promise.resolve({ plans: [], settings, saved: null }),
    });
    const { text } = await request(app).get('/sitemap.xml').expect(200);
    expect(text).toContain('/places/bares<');
    expect(text).not.toMatch(/\/(club|subscription)</);
  });

  it('the sitemap is built once per version of the data', async () => {
    const { app, placeIndex, clock, places } = await site();
    const directory = await placeIndex.current();
    const looked = vi.spyOn(directory, 'places');
    sitemapXml('https://guia.example', directory, ['pt']);
    const onceMade = looked.mock.calls.length;
    looked.mockClear();
    const ask = () => request(app).get('/sitemap.xml').expect(200);
    const [first] = await Promise.all([ask(), ask(), ask()]);
    await request(app)
      .get('/sitemap.xml')
      .set('If-None-Match', first.headers['etag'] ?? '')
      .expect(304);
    expect(looked).toHaveBeenCalledTimes(onceMade);
    places.put(aPlaceRecord({ id: 'p2', title: 'Café' }));
    clock.advance(31_000);
    expect((await ask()).text).toContain('/places/bares/p2-cafe<');
  });

  it('there is no sitemap without a public origin', async () => {
    const { app } = await testServer();
    await request(app).get('/sitemap.xml').expect(404);
  });
});

describe('security.txt', () => {
  const siteWithContact = (contactEmail: string, options: TestServerOptions = {}) =>
    site({
      readSiteFacts: () =>
        Promise.resolve({
          plans: [],
          settings: { ...defaultPublicSettings, contactEmail },
          saved: null,
        }),
      ...options,
    });
  const ask = (app: RequestListener) => request(app).get('/.well-known/security.txt');

  it("names the operator's contact address, the languages and its own address", async () => {
    const { app } = await siteWithContact('contato@guia.example');
    // The same file for a browser navigation, which otherwise gets a page.
    const { text, headers } = await ask(app).set('Accept', 'text/html').expect(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(text).toBe(
      [
        'Contact: mailto:contato@guia.example',
        'Expires: 2026-12-31T00:00:00Z',
        'Preferred-Languages: pt, es, en',
        'Canonical: https://guia.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it('escapes characters of the address that a URI does not allow', async () => {
    const { app } = await siteWithContact('a%b#{c}@guia.example');
    expect((await ask(app).expect(200)).text).toContain(
      'Contact: mailto:a%25b%23%7Bc%7D@guia.example\n',
    );
  });

  it('expires between 363 and 364 days after every request', async () => {
    const { app, clock } = await siteWithContact('contato@guia.example');
    for (const hours of [0, 11, 23, 31]) {
      clock.advance(hours * hourMs);
      const { text } = await ask(app).expect(200);
      const left = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - clock.now();
      expect(left).toBeGreaterThan(363 * dayMs - 1);
      expect(left).toBeLessThan(364 * dayMs + 1);
    }
  });

  it('states no canonical address without a public origin', async () => {
    const { app } = await siteWithContact('contato@guia.example', {
      environment: { PUBLIC_ORIGIN: '' },
    });
    expect((await ask(app).expect(200)).text).not.toContain('Canonical');
  });

  it('is absent as long as the operator has no contact address', async () => {
    const { app } = await siteWithContact('');
    await ask(app).expect(404);
  });

  it('answers 503, not 404, before the settings were read', async () => {
    const { app } = await site({ readSiteFacts: () => Promise.reject(new Error('no database')) });
    await ask(app).expect(503);
  });
});
