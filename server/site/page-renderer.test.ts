import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { PageRequest } from '#features/home/model/page-data.ts';
import { defaultPublicSettings } from '#features/settings/model/public-settings.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { PageRenderer } from './page-renderer.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'renderer-'));
const logger = { warn: vi.fn() };
let renderer: PageRenderer | null = null;

afterEach(async () => {
  await renderer?.close();
  logger.warn.mockClear();
});
afterAll(() => rm(folder, { recursive: true }));

/** Worker thread that behaves as the path requests. */
const obedient = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ path }) => {
    if (path === '/never') for (;;);
    if (path === '/gone') process.exit(3);
    if (path === '/broken') return parentPort.postMessage({ error: new TypeError('no such component') });
    if (path === '/slow') return setTimeout(() => parentPort.postMessage({ page: { html: path, data: '' } }), 150);
    parentPort.postMessage({ page: { html: path, data: process.env.SECRET ?? '' } });
  });
  parentPort.postMessage({ ready: true });
`;

async function start(program = obedient, { queueLimitMs = 2_000, renderLimitMs = 2_000 } = {}) {
  const file = path.join(folder, `${String(Math.random()).slice(2)}.cjs`);
  await writeFile(file, program);
  renderer = createPageRenderer({ program: file, queueLimitMs, renderLimitMs, logger });
  await renderer.started;
  return renderer;
}

const pageOf = (path: string): PageRequest => ({
  path,
  at: 0,
  ageMs: 0,
  data: { settings: defaultPublicSettings, categories: [] },
});

describe('the page rendering thread', () => {
  it('answers each request with its page, in order', async () => {
    const { render } = await start();
    const pages = await Promise.all(['/a', '/slow', '/b'].map((path) => render(pageOf(path))));
    expect(pages.map(({ html }) => html)).toEqual(['/a', '/slow', '/b']);
  });

  it("has no access to the server's environment variables", async () => {
    vi.stubEnv('SECRET', 'of the server');
    const { render } = await start();
    expect(await render(pageOf('/a'))).toEqual({ html: '/a', data: '' });
    vi.unstubAllEnvs();
  });

  it('reports the error of a page, and renders the next one', async () => {
    const { render } = await start();
    const broken = render(pageOf('/broken'));
    const next = render(pageOf('/a'));
    await expect(broken).rejects.toThrow('no such component');
    expect((await next).html).toBe('/a');
  });

  it.each(['/never', '/gone'])('is replaced after a page that ends it: %s', async (path) => {
    const { render } = await start(obedient, { renderLimitMs: 300 });
    await expect(render(pageOf(path))).rejects.toMatchObject({ code: 'unavailable' });
    // The next thread may take longer to start than the limit of a page.
    await vi.waitFor(async () => expect((await render(pageOf('/a'))).html).toBe('/a'), 20_000);
  });

  it('finishes a page that takes longer than the queue limit', async () => {
    const { render } = await start(obedient, { queueLimitMs: 50 });
    expect((await render(pageOf('/slow'))).html).toBe('/slow');
  });

  it('is not terminated because of a page that waited in the queue', async () => {
    const { render } = await start(obedient, { queueLimitMs: 250 });
    // Fake timers control the limits, regardless of the thread's speed.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const pages = Array.from({ length: 4 }, () => render(pageOf('/slow')));
      const ended = Promise.allSettled(pages);
      await pages[0];
      vi.advanceTimersByTime(150);
      await pages[1];
      vi.advanceTimersByTime(100);
      expect((await ended).map(({ status }) => status)).toEqual([
        ...['fulfilled', 'fulfilled', 'fulfilled'],
        ...['rejected'],
      ]);
      // The same thread continues: it finishes its render, and no other thread is started.
      expect((await render(pageOf('/a'))).html).toBe('/a');
    } finally {
      vi.useRealTimers();
    }
    expect(logger.warn).not.toHaveBeenCalled();
  });

  it('rejects pages above the queue limit', async () => {
    const { render } = await start();
    const pages = Array.from({ length: 102 }, () => render(pageOf('/slow')));
    await expect(pages.at(-1)).rejects.toThrow('too many pages');
    await renderer?.close();
    await Promise.allSettled(pages);
  });

  it('that fails to start rejects pages, is logged, and is restarted', async () => {
    const flag = path.join(folder, 'second-time');
    const { render } = await start(
      `const fs = require('node:fs');
       if (!fs.existsSync(${JSON.stringify(flag)})) {
         fs.writeFileSync(${JSON.stringify(flag)}, '');
         throw new Error('not yet');
       }
       ${obedient}`,
      { queueLimitMs: 300 },
    );
    expect(logger.warn).toHaveBeenCalledOnce();
    await expect(render(pageOf('/a'))).rejects.toMatchObject({ code: 'unavailable' });
    await vi.waitFor(async () => expect((await render(pageOf('/a'))).html).toBe('/a'), 20_000);
  });
});
