import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { PageRequest } from '#features/home/model/page-data.ts';
import { defaultPublicSettings } from '#features/settings/model/public-settings.ts';
import { createPageRenderer, RenderingError } from './page-renderer.ts';
import type { PageRenderer } from './page-renderer.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'renderer-'));
const logger = { warn: vi.fn() };
let renderer: PageRenderer | null = null;

afterEach(async () => {
  await renderer?.close();
  logger.warn.mockClear();
});
afterAll(() => rm(folder, { recursive: true }));

/** A thread that does with each path what it says. */
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

describe('a thread that renders pages', () => {
  it('answers each with its page, in the order they were asked for', async () => {
    const { render } = await start();
    const pages = await Promise.all(['/a', '/slow', '/b'].map((path) => render(pageOf(path))));
    expect(pages.map(({ html }) => html)).toEqual(['/a', '/slow', '/b']);
  });

  it('knows nothing of the environment of the server', async () => {
    vi.stubEnv('SECRET', 'of the server');
    const { render } = await start();
    expect(await render(pageOf('/a'))).toEqual({ html: '/a', data: '' });
    vi.unstubAllEnvs();
  });

  it('hands on what a page failed with, and renders the next one', async () => {
    const { render } = await start();
    const broken = render(pageOf('/broken'));
    const next = render(pageOf('/a'));
    await expect(broken).rejects.toThrow('no such component');
    expect((await next).html).toBe('/a');
  });

  it.each(['/never', '/gone'])('is replaced after a page that ends it: %s', async (path) => {
    const { render } = await start(obedient, { renderLimitMs: 300 });
    await expect(render(pageOf(path))).rejects.toThrow(RenderingError);
    // The next thread may take longer to start than a page may take.
    await vi.waitFor(async () => expect((await render(pageOf('/a'))).html).toBe('/a'), 20_000);
  });

  it('goes on with a page that takes longer than one may wait for others', async () => {
    const { render } = await start(obedient, { queueLimitMs: 50 });
    expect((await render(pageOf('/slow'))).html).toBe('/slow');
  });

  it('is not ended for a page that had to wait for others', async () => {
    const { render } = await start(obedient, { queueLimitMs: 250 });
    // The limits pass when the test says so, however slow the thread is.
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
      // The same thread goes on: what it was drawing ends, and no other is started.
      expect((await render(pageOf('/a'))).html).toBe('/a');
    } finally {
      vi.useRealTimers();
    }
    expect(logger.warn).not.toHaveBeenCalled();
  });

  it('takes no more than so many pages that wait', async () => {
    const { render } = await start();
    const pages = Array.from({ length: 102 }, () => render(pageOf('/slow')));
    await expect(pages.at(-1)).rejects.toThrow('too many pages');
    await renderer?.close();
    await Promise.allSettled(pages);
  });

  it('that does not start refuses pages, says so, and is tried again', async () => {
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
    await expect(render(pageOf('/a'))).rejects.toThrow(RenderingError);
    await vi.waitFor(async () => expect((await render(pageOf('/a'))).html).toBe('/a'), 20_000);
  });
});
