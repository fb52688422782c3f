import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { brandPlugin } from './scripts/brand-plugin.ts';
import { buildVersionPlugin } from './scripts/build-version-plugin.ts';
import { firstLoadPlugin } from './scripts/first-load-plugin.ts';
import { productionRouterPlugin } from './scripts/production-router-plugin.ts';

const apiPort = process.env['API_PORT'] ?? '3001';

/** Nothing here asserts a time: these only end what hangs, on a machine as busy as may be. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/**
 * Tests share the modules they load: loading them takes longer than most tests, five times as long in the components.
 * Those that replace modules (vi.mock) share what comes from node_modules alone (dom-replacing-setup.ts). Those that
 * move the clock too run in a process of their own each: a clock is made for the window of the first file.
 */
const replacingIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, ...name.split(path.sep)))
    .filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));
const replacing = { src: replacingIn('src'), server: replacingIn('server') };
const movesClock = (file: string): boolean => readFileSync(file, 'utf8').includes('useFakeTimers(');
const dom = { environment: 'happy-dom', setupFiles: ['tests/support/dom-setup.ts'], ...patience };

/**
 * Over the local Firebase. They wait for answers, clocks and processes for a quarter of their time, so there is one
 * worker more than cores: for two cores three. Servers have deadlines, which is why there are not many more.
 */
const emulated = {
  environment: 'node',
  globalSetup: ['tests/support/server-bundle.ts'],
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  sequence: { groupOrder: 1 },
  ...patience,
};

/** Of the data layer in a browser: nothing is cut off, so that no client goes on trying in the process they share. */
const lasting = 'tests/contract/data-!(auth|faults|indexes)*.test.ts';

/** Tests that run with CI set and in `npm run test:full`, not for every change. */
const thorough = 'tests/**/*.thorough.test.ts';

/** Tests of `npm run test:full` alone. */
const long = 'tests/**/*.long.test.ts';

/** Of the packages in packages/ the sources, not what was built of them; otherwise as Node resolves. */
const packagesFromSource = {
  ssr: { resolve: { conditions: ['source', 'node', 'development|production'] } },
};

export default defineConfig({
  plugins: [
    brandPlugin(),
    firstLoadPlugin(),
    productionRouterPlugin(),
    react(),
    tailwindcss(),
    buildVersionPlugin(),
  ],
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    strictPort: true,
    proxy: {
      '/api': `http://127.0.0.1:${apiPort}`,
      '/uploads': `http://127.0.0.1:${apiPort}`,
      '/sitemap.xml': `http://127.0.0.1:${apiPort}`,
      '/robots.txt': `http://127.0.0.1:${apiPort}`,
      '^/agenda(/.*)?\\.ics$': `http://127.0.0.1:${apiPort}`,
    },
  },
  build: {
    target: 'es2023',
    // The oldest that Tailwind's own rules work in: all know oklch(), so no colour is written three times.
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    manifest: true,
    sourcemap: false,
    // The first file of a page names 170 others, and neither names nor hashes compress: seven characters tell two
    // builds apart, and dist/.vite/manifest.json says what each file was made of.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) =>
          name === 'first-load' ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
  test: {
    // Left to itself, Vitest keeps one core free: half of a machine with two.
    maxWorkers: '100%',
    projects: [
      'packages/*/vitest.config.ts',
      {
        test: {
          name: 'model',
          environment: 'node',
          include: [
            '{src/features/*/model,src/shared,seed}/**/*.test.ts',
            'src/features/*/*.test.ts',
          ],
          // Functions without state: no file can leave anything behind for the next.
          isolate: false,
          ...patience,
        },
      },
      // In the scope of a service worker: each file in one of its own.
      {
        test: {
          name: 'worker',
          environment: 'node',
          include: ['src/worker/**/*.test.ts'],
          ...patience,
        },
      },
      {
        ...packagesFromSource,
        test: {
          name: 'tools',
          environment: 'node',
          include: ['scripts/**/*.test.ts', 'tests/{lint,search-quality,support}/**/*.test.ts'],
          exclude: [long],
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: [
            'src/{app,platform,ui}/**/*.test.{ts,tsx}',
            'src/features/*/{components,data,screens}/**/*.test.{ts,tsx}',
          ],
          exclude: replacing.src,
          isolate: false,
          ...dom,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom-replacing',
          include: replacing.src.filter((file) => !movesClock(file)),
          isolate: false,
          ...dom,
          setupFiles: ['tests/support/dom-replacing-setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'dom-alone', include: replacing.src.filter(movesClock), ...dom },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          exclude: replacing.server,
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'server-alone',
          environment: 'node',
          include: replacing.server,
          ...patience,
        },
      },
      {
        ...packagesFromSource,
        test: {
          name: 'emulated',
          include: ['tests/rules/**/*.test.ts', lasting],
          isolate: false,
          ...emulated,
        },
      },
      {
        ...packagesFromSource,
        test: {
          name: 'emulated-alone',
          include: ['tests/{contract,faults}/**/*.test.ts'],
          exclude: [long, thorough, lasting],
          ...emulated,
        },
      },
      {
        ...packagesFromSource,
        test: { name: 'emulated-thorough', include: [thorough], ...emulated },
      },
      {
        ...packagesFromSource,
        test: {
          name: 'long',
          environment: 'node',
          include: [long, 'tests/packages/**/*.test.ts'],
          globalSetup: ['tests/support/server-bundle.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'perf',
          environment: 'node',
          include: ['tests/perf/**/*.test.ts'],
          exclude: [long],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
