import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Browser } from '@playwright/test';
import { placeLink } from '#features/places/model/place-link.ts';
import { precompressFolder } from '#server/platform/http/static-files.ts';
import { startChild } from '../child.ts';
import { startStack } from '../local-stack.ts';
import { findFreePorts } from '../ports.ts';
import { productionRouterPlugin } from '../production-router-plugin.ts';
import { savePlainPage } from './plain-page.ts';

const reactOnly = fileURLToPath(new URL('react-only', import.meta.url));

/** A page to measure. */
export interface MeasuredPage {
  name: string;
  /** Path of the page's URL. */
  path: string;
}

/** A demo stack on free ports. */
export interface Demonstration {
  origin: string;
  pages: MeasuredPage[];
  /** Folder of all data of this run. */
  dataDir: string;
  stop(): Promise<void>;
}

/** Starts a seeded demo stack with its data in the given folder. @throws the errors of startStack() */
export async function startDemonstration(dataDir: string): Promise<Demonstration> {
  // Rendering the drawings is the slowest part of the seed, so they are cached between runs.
  process.env['ART_CACHE_DIR'] ??= path.resolve('.local/art-cache');
  const stack = await startStack({
    mode: 'demo',
    ports: 'free',
    dataDir,
    // All visits come from the same address and would exceed the rate limit.
    serverEnv: { RATE_LIMIT_READS: '1000000' },
    onProgress: console.log,
  });
  try {
    const pages = [
      { name: 'home', path: '/' },
      { name: 'home in Spanish', path: '/es' },
      { name: 'category', path: '/places/restaurantes' },
      { name: 'place', path: await placePath(stack.firestoreHost, 'Ponte Hercílio Luz') },
    ];
    return { origin: stack.webUrl, pages, dataDir, stop: () => stack.stop() };
  } catch (error) {
    await stack.stop();
    throw error;
  }
}

/** Returns the path of a place with many images and reviews. */
async function placePath(firestoreHost: string, title: string): Promise<string> {
  const documents = `http://${firestoreHost}/v1/projects/demo-guia/databases/(default)/documents`;
  const answer = await fetch(`${documents}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: 'places' }],
        where: {
          fieldFilter: {
            field: { fieldPath: 'title' },
            op: 'EQUAL',
            value: { stringValue: title },
          },
        },
      },
    }),
  });
  const [row] = (await answer.json()) as { document?: { name: string } }[];
  const id = row?.document?.name.split('/').at(-1);
  if (id === undefined) throw new Error(`the demo data has no place '${title}'`);
  // The canonical link: any other URL of the place is redirected to it and not rendered on the server.
  return placeLink({ id, title, categoryName: 'Passeios' });
}

/**
 * Starts a server with the demo pages as plain HTML under the same paths, and a page that starts only React, the router
 * and the query cache ('/react').
 */
export async function startPlainServer(
  browser: Browser,
  { origin, pages, dataDir }: Demonstration,
): Promise<{ origin: string; stop(): Promise<void> }> {
  const saved: Record<string, string> = {};
  for (const page of pages) saved[page.path] = await savePlainPage(browser, origin + page.path);
  const reactDir = path.join(dataDir, 'react-only');
  saved['/react'] = await buildReactOnly(reactDir);
  const pagesFile = path.join(dataDir, 'plain-pages.json');
  await writeFile(pagesFile, JSON.stringify(saved));

  const { web: port } = await findFreePorts();
  const server = startChild({
    label: 'plain pages',
    args: [path.join('scripts', 'perf-web', 'plain-server.ts')],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PAGES: pagesFile,
      SITES: JSON.stringify([path.join(dataDir, 'web'), reactDir]),
      UPLOADS_DIR: path.join(dataDir, 'uploads'),
      PORT: String(port),
    },
    output: process.stderr,
  });
  await server.listening;
  return { origin: `http://localhost:${port}`, stop: () => server.stop() };
}

/** @returns the HTML of the built page */
async function buildReactOnly(outDir: string): Promise<string> {
  const result = await build({
    root: reactOnly,
    configFile: false,
    logLevel: 'warn',
    plugins: [productionRouterPlugin(), react()],
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  });
  await precompressFolder(outDir);
  const files = 'output' in result ? result.output : [];
  const page = files.find(({ fileName }) => fileName === 'index.html');
  if (page?.type !== 'asset') throw new Error('Vite built no index.html for react-only');
  return page.source.toString();
}
