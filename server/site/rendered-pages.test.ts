import { LRUCache } from 'lru-cache';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import type { NamedList } from '#features/lists/model/named-list.ts';
import { toNamedList } from '#features/lists/model/named-list.ts';
import type { PageRequest, RenderedPage } from '#features/home/model/page-data.ts';
import { aPlaceRecord, endlessPatience, manualClock, testServer } from '#support/test-server.ts';
import type { TestServerOptions } from '#support/test-server.ts';
import { createRenderedPages } from './rendered-pages.ts';
import type { RenderedPagesOptions } from './rendered-pages.ts';

const place = '/places/bares/p1-bar-do-farol';

async function renderedPages({
  firstReviews,
  publicLists,
  ...options
}: Partial<RenderedPagesOptions> & Pick<TestServerOptions, 'firstReviews' | 'publicLists'> = {}) {
  const server = await testServer({ places: [aPlaceRecord()], firstReviews, publicLists });
  const render = vi.fn(({ path, at }: PageRequest) =>
    Promise.resolve({ html: `${path} at ${at}`, data: '' }),
  );
  const logger = { warn: vi.fn() };
  const pages = createRenderedPages({
    placeIndex: server.placeIndex,
    content: server.content,
    renderer: { render },
    shell: { fill: (_address, _directory, { html }) => html },
    timeouts: endlessPatience,
    now: server.clock.now,
    logger,
    ...options,
  });
  const text = async (target: string) => (await pages.page(target))?.forms.identity.toString();
  return { ...server, pages, render, logger, text };
}

describe('rendered pages', () => {
  it('are rendered once for simultaneous and subsequent requests', async () => {
    const { pages, render } = await renderedPages();
    const [first] = await Promise.all([pages.page('/'), pages.page('/'), pages.page('/')]);
    expect(await pages.page('/')).toBe(first);
    expect(pages.cached('/')).toBe(first);
    expect(render).toHaveBeenCalledOnce();
  });

  it('are the same for any unknown query parameters', async () => {
    // The minute shown on pages may end during the test.
    const at = Date.now();
    const { pages, render } = await renderedPages({ now: () => at });
    const first = await pages.page('/');
    for (let number = 0; number < 1_000; number += 1) {
      expect(await pages.page(`/?utm_source=${number}&x[y]=%ZZ`)).toBe(first);
    }
    expect(render).toHaveBeenCalledOnce();
  });

  it('are not built for an address with its own state parameters', async () => {
    const { pages, render } = await renderedPages();
    expect(await pages.page('/club?agora=1')).toBeNull();
    expect(await pages.page('/club?utm_source=x&bairro=')).toBeNull();
    expect(render).not.toHaveBeenCalled();
    expect(await pages.page('/club?utm_source=x')).not.toBeNull();
  });

  it.each(['/search', '/places/museus', '/places/restaurantes/p1', '/nowhere', '/manager', ''])(
    'are not built for %s',
    async (target) => {
      const { pages, render } = await renderedPages();
      expect(await pages.page(target)).toBeNull();
      expect(pages.cached(target)).toBeNull();
      expect(render).not.toHaveBeenCalled();
    },
  );

  it('compute the related places of a place once, and only at its canonical address', async () => {
    const { pages, placeIndex } = await renderedPages();
    const looked = vi.spyOn(await placeIndex.current(), 'places');
    expect(await pages.page('/places/bares/p1-another-name')).toBeNull();
    expect(await pages.page('/places/restaurantes/p1-bar-do-farol')).toBeNull();
    expect(looked).not.toHaveBeenCalled();
    await Promise.all([pages.page(place), pages.page(place), pages.page(place)]);
    expect(looked).toHaveBeenCalledOnce();
  });

  it("are not cached for near misses of a place's address", async () => {
    const { pages, render } = await renderedPages();
    await pages.page('/');
    const held = vi.spyOn(LRUCache.prototype, 'set');
    for (let number = 0; number < 500; number += 1) {
      expect(await pages.page(`/places/bares-${number}/p1-${'x'.repeat(1_000)}`)).toBeNull();
    }
    expect(held).not.toHaveBeenCalled();
    held.mockRestore();
    expect(render).toHaveBeenCalledOnce();
  });

  it('show the beginning of the minute, and are rebuilt for the next one', async () => {
    const { text, clock } = await renderedPages();
    const start = clock.now();
    clock.advance(29_000);
    expect(await text('/')).toBe(`/ at ${start}`);
    clock.advance(31_000);
    expect(await text('/')).toBe(`/ at ${start + 60_000}`);
  });

  it('are rebuilt when the data changes', async () => {
    const { text, pages, render, places, clock, placeIndex } = await renderedPages();
    await text(place);
    places.remove('p1');
    clock.advance(20_000);
    await placeIndex.current();
    await vi.waitFor(async () => {
      expect((await placeIndex.current()).place('p1')).toBeNull();
    });
    expect(await pages.page(place)).toBeNull();
    expect(pages.cached(place)).toBeNull();
    expect(render).toHaveBeenCalledOnce();
  });

  it('contain the age of their data', async () => {
    const { text, render, clock, placeIndex } = await renderedPages();
    await placeIndex.current();
    clock.advance(7_000);
    await text('/');
    expect(render).toHaveBeenCalledWith(expect.objectContaining({ ageMs: 7_000 }));
  });

  it('fall back to the shell when rendering fails, logged once with the address', async () => {
    const render = vi.fn(() => Promise.reject(new TypeError('no such component')));
    const { pages, logger } = await renderedPages({ renderer: { render } });
    expect(await pages.page('/')).toBeNull();
    expect(await pages.page('/')).toBeNull();
    expect(render).toHaveBeenCalledOnce();
    expect(logger.warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ address: '/' }),
      expect.any(String),
    );
  });

  it('are retried soon after a failure, then with growing delays', async () => {
    const render = vi
      .fn((_request: PageRequest) => Promise.resolve({ html: 'page', data: '' }))
      .mockRejectedValueOnce(new AppError('unavailable', 'late'))
      .mockRejectedValueOnce(new AppError('unavailable', 'late'));
    const { text, clock } = await renderedPages({ renderer: { render } });
    const triesAt: number[] = [];
    for (let second = 0; second < 6; second++) {
      const before = render.mock.calls.length;
      await text('/');
      if (render.mock.calls.length > before) triesAt.push(second);
      clock.advance(1_001);
    }
    expect(triesAt).toEqual([0, 1, 3]);
    expect(await text('/')).toBe('page');
  });

  it('of a place are sent without reviews if these fail', async () => {
    const { text, render } = await renderedPages({
      firstReviews: () => Promise.reject(new AppError('unavailable', 'down')),
    });
    expect(await text(place)).toContain(place);
    expect(render.mock.calls[0]?.[0].data).not.toHaveProperty('reviews');
  });

  it('of a place without reviews are rendered again one second later', async () => {
    const firstReviews = vi
      .fn(() => Promise.resolve({ items: [], nextCursor: null }))
      .mockRejectedValueOnce(new AppError('timeout', 'late'));
    const { text, render, clock } = await renderedPages({ firstReviews });
    await text(place);
    clock.advance(1_001);
    await text(place);
    expect(render.mock.calls.map(([{ data }]) => 'reviews' in data)).toEqual([false, true]);
    clock.advance(5_000);
    await text(place);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('of a place whose reviews fail are the last version with reviews, until it is ten minutes old', async () => {
    const firstReviews = vi.fn(() => Promise.resolve({ items: [], nextCursor: null }));
    const { text, render, clock } = await renderedPages({ firstReviews });
    const complete = await text(place);
    firstReviews.mockRejectedValue(new AppError('unavailable', 'down'));
    clock.advance(60_000);
    expect(await text(place)).toBe(complete);
    expect(render).toHaveBeenCalledOnce();
    clock.advance(600_000);
    expect(await text(place)).not.toBe(complete);
    expect(render.mock.lastCall?.[0].data).not.toHaveProperty('reviews');
  });

  it('of a list are cached no longer than the list, and report its age', async () => {
    const clock = manualClock();
    const readAt = clock.now();
    let list: NamedList | null = toNamedList('l1', {
      userId: 'ana',
      name: 'Praias',
      items: ['p1'],
    });
    const read = vi.fn(() => Promise.resolve({ list, readAt }));
    const { pages, render, text } = await renderedPages({
      publicLists: { read },
      now: clock.now,
    });
    clock.advance(20_000);
    const address = '/listas/l1-praias';
    expect(await text(address)).toContain(address);
    expect(render.mock.calls[0]?.[0].ageMs).toBeGreaterThanOrEqual(20_000);
    list = null;
    clock.advance(9_999);
    expect(pages.cached(address)).not.toBeNull();
    expect(await text(address)).toContain(address);
    expect(read).toHaveBeenCalledOnce();
    clock.advance(2);
    expect(pages.cached(address)).toBeNull();
    expect(await pages.page(address)).toBeNull();
    expect(render).toHaveBeenCalledOnce();
  });

  it.each(['/listas/l1', '/listas/l1-outra', '/listas/l1-praias/', '/listas/l1-praias?mapa=1'])(
    'of a list are not built for %s',
    async (target) => {
      const list = toNamedList('l1', { userId: 'ana', name: 'Praias', items: ['p1'] });
      const { pages, render } = await renderedPages({
        publicLists: { read: () => Promise.resolve({ list, readAt: Date.now() }) },
      });
      expect(await pages.page(target)).toBeNull();
      expect(render).not.toHaveBeenCalled();
    },
  );

  it('fall back to the shell when places are not available in time', async () => {
    const { pages, render } = await renderedPages({
      placeIndex: { current: () => new Promise(() => undefined), cached: () => null },
      timeouts: { ...endlessPatience, placesMs: 0 },
    });
    expect(await pages.page('/')).toBeNull();
    expect(render).not.toHaveBeenCalled();
  });

  it('of a place are sent without reviews if these are not available in time', async () => {
    const { text, render } = await renderedPages({
      firstReviews: () => new Promise(() => undefined),
      timeouts: { ...endlessPatience, reviewsMs: 0 },
    });
    expect(await text(place)).toContain(place);
    expect(render.mock.calls[0]?.[0].data).not.toHaveProperty('reviews');
  });

  it('that are too late for one visitor are cached for the next', async () => {
    let finish = (): void => undefined;
    const render = vi.fn(
      ({ path }: PageRequest) =>
        new Promise<RenderedPage>((resolve) => {
          finish = () => {
            resolve({ html: path, data: '' });
          };
        }),
    );
    const { pages, text, logger } = await renderedPages({
      renderer: { render },
      timeouts: { ...endlessPatience, pageMs: 0 },
    });
    expect(await text('/')).toBeUndefined();
    expect(logger.warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ address: '/' }),
      expect.any(String),
    );
    finish();
    await vi.waitFor(() => expect(pages.cached('/')).not.toBeNull());
    expect(await text('/')).toBe('/');
    expect(render).toHaveBeenCalledOnce();
  });

  it('are sent in their last version for ten minutes while the next one is late or fails', async () => {
    const render = vi
      .fn((_request: PageRequest) =>
        Promise.reject<RenderedPage>(new AppError('unavailable', 'late')),
      )
      .mockResolvedValueOnce({ html: 'first version', data: '' });
    const { text, pages, clock } = await renderedPages({ renderer: { render } });
    await text('/');
    clock.advance(61_000);
    expect(await text('/')).toBe('first version');
    expect(render).toHaveBeenCalledTimes(2);
    clock.advance(530_000);
    expect(await text('/')).toBe('first version');
    clock.advance(10_000);
    expect(await pages.page('/')).toBeNull();
  });

  it('in their last version have their age, and that of their data', async () => {
    const render = vi
      .fn((_request: PageRequest) =>
        Promise.reject<RenderedPage>(new AppError('unavailable', 'late')),
      )
      .mockResolvedValueOnce({ html: 'id="page-data">{"at":1,"ageMs":500,', data: '' });
    const { pages, text, clock } = await renderedPages({ renderer: { render } });
    expect(await pages.page('/')).toMatchObject({ staleSeconds: null });
    clock.advance(61_000);
    expect(await pages.page('/')).toMatchObject({ staleSeconds: 61 });
    expect(await text('/')).toBe('id="page-data">{"at":1,"ageMs":61500,');
    clock.advance(20_000);
    expect(await text('/')).toContain('"ageMs":81500');
  });

  it('in their last version are not sent once one of their places is gone', async () => {
    const render = vi.fn(({ path }: PageRequest) => Promise.resolve({ html: path, data: '' }));
    const { pages, text, clock, places, placeIndex } = await renderedPages({
      renderer: { render },
    });
    const shown = ['/', '/places/bares', place];
    for (const path of [...shown, '/categories']) expect(await text(path)).toBe(path);
    render.mockRejectedValue(new AppError('unavailable', 'late'));
    clock.advance(61_000);
    for (const path of shown) expect(await text(path)).toBe(path);
    places.remove('p1');
    clock.advance(20_000);
    await vi.waitFor(async () => {
      expect((await placeIndex.current()).place('p1')).toBeNull();
    });
    for (const path of shown) expect(await pages.page(path), path).toBeNull();
    expect(await text('/categories')).toBe('/categories');
    // The place returns, but its last version was dropped.
    places.put(aPlaceRecord());
    clock.advance(31_000);
    await vi.waitFor(async () => {
      expect((await placeIndex.current()).place('p1')).not.toBeNull();
    });
    for (const path of shown) expect(await pages.page(path), path).toBeNull();
  });

  it('are sent in their last version at once while a new one is late, until it is finished', async () => {
    const finishes: (() => void)[] = [];
    const render = vi.fn(
      ({ at }: PageRequest) =>
        new Promise<RenderedPage>((resolve) => {
          finishes.push(() => {
            resolve({ html: `at ${at}`, data: '' });
          });
        }),
    );
    const { pages, text, clock } = await renderedPages({
      renderer: { render },
      timeouts: { ...endlessPatience, pageMs: 0 },
    });
    const start = clock.now();
    expect(await text('/')).toBeUndefined();
    finishes[0]?.();
    await vi.waitFor(() => expect(pages.cached('/')).not.toBeNull());
    clock.advance(61_000);
    expect(pages.cached('/')).toBeNull();
    const sent = await Promise.all([pages.page('/'), pages.page('/'), pages.page('/')]);
    // It is compressed once.
    expect(new Set(sent).size).toBe(1);
    expect(sent[0]?.forms.identity.toString()).toBe(`at ${start}`);
    expect(pages.cached('/')).toBe(sent[0]);
    finishes[1]?.();
    await vi.waitFor(() => expect(pages.cached('/')?.staleSeconds).toBeNull());
    expect(await text('/')).toBe(`at ${start + 60_000}`);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it.each<[string, unknown]>([
    ['no page', undefined],
    ['a page without content', { html: '', data: '{}' }],
  ])('fall back to their last version if the renderer sends %s', async (_, answer) => {
    const render = vi
      .fn((_request: PageRequest) => Promise.resolve(answer as RenderedPage))
      .mockResolvedValueOnce({ html: 'first version', data: '' });
    const { text, clock, logger } = await renderedPages({ renderer: { render } });
    await text('/');
    clock.advance(61_000);
    expect(await text('/')).toBe('first version');
    expect(logger.warn).toHaveBeenCalledOnce();
  });

  it('are awaited longer than by a visitor if requested', async () => {
    const { pages } = await renderedPages({ timeouts: { ...endlessPatience, pageMs: 0 } });
    expect(await pages.page('/', 60_000)).not.toBeNull();
    expect(pages.cached('/')).not.toBeNull();
  });

  it('of a list are never sent in an outdated version', async () => {
    const list = toNamedList('l1', { userId: 'ana', name: 'Praias', items: ['p1'] });
    const render = vi
      .fn((_request: PageRequest) =>
        Promise.reject<RenderedPage>(new AppError('unavailable', 'late')),
      )
      .mockResolvedValueOnce({ html: 'first version', data: '' });
    const { text, pages, clock } = await renderedPages({
      renderer: { render },
      publicLists: { read: () => Promise.resolve({ list, readAt: clock.now() }) },
    });
    expect(await text('/listas/l1-praias')).toBe('first version');
    clock.advance(61_000);
    expect(await pages.page('/listas/l1-praias')).toBeNull();
  });

  it('fall back to the shell while places are unavailable', async () => {
    const away = () => Promise.reject(new AppError('unavailable', 'down'));
    const { pages } = await renderedPages({ placeIndex: { current: away, cached: () => null } });
    expect(await pages.page('/')).toBeNull();
    expect(pages.cached('/')).toBeNull();
  });
});
