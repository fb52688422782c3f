import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { brandPlugin } from './scripts/brand-plugin.ts';
import { buildVersionPlugin } from './scripts/build-version-plugin.ts';
import { firstLoadPlugin } from './scripts/first-load-plugin.ts';
import { oldBrowserStylesPlugin } from './scripts/old-browser-styles-plugin.ts';
import { productionRouterPlugin } from './scripts/production-router-plugin.ts';
import { inlineScriptPlugin } from './scripts/inline-script-plugin.ts';
import { buildLanguage, languagePlugin } from './scripts/language-plugin.ts';
import { inlineTextsPlugin } from './scripts/inline-texts-plugin.ts';
import { pseudoLanguagePlugin, pseudoText } from './scripts/pseudo-language-plugin.ts';
import { buildTargets } from './src/shared/browsers.ts';

/** True for `npm run build -- --pseudo`. */
const isPseudoLanguage = process.env['PSEUDO_LANGUAGE'] === '1';
const language = buildLanguage();
const apiPort = process.env['API_PORT'] ?? '3001';

/** Timeouts that only end tests that hang, even on a very busy machine. No test measures time with them. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/**
 * Test files share loaded modules, because loading takes longer than most tests (five times as long for components).
 * Files that use vi.mock share only the modules of node_modules (dom-replacing-setup.ts). Files that also use fake
 * timers run in separate processes, because the fake clock is bound to the window of the first file.
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
 * Options of tests with the local Firebase. These tests wait about a quarter of their time, so there are 1.5 workers
 * per core. More workers would make servers miss their deadlines.
 */
const emulated = {
  environment: 'node',
  globalSetup: ['tests/support/server-bundle.ts'],
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  sequence: { groupOrder: 1 },
  ...patience,
};

/**
 * Tests of the data layer that share one process. These tests never cut connections, so that no client keeps retrying
 * during other tests, and never sign in to Auth, which keeps its session in the memory of the process.
 */
const lasting = 'tests/contract/data-!(auth|faults|indexes)*.test.ts';

/** Tests that run only in CI and in `npm run test:full`. */
const thorough = 'tests/**/*.thorough.test.ts';

/** Tests that run only in `npm run test:full`. */
const long = 'tests/**/*.long.test.ts';

/** Resolves the packages in packages/ to their sources instead of their builds; the other conditions are Node's. */
const packagesFromSource = {
  ssr: { resolve: { conditions: ['source', 'node', 'development|production'] } },
};

export default defineConfig({
  plugins: [
    languagePlugin(language),
    brandPlugin(language, isPseudoLanguage ? pseudoText : (text) => text),
    inlineScriptPlugin(),
    firstLoadPlugin(),
    inlineTextsPlugin(),
    productionRouterPlugin(),
    react(),
    tailwindcss(),
    // Its file is the same in every language.
    language === 'pt' && oldBrowserStylesPlugin(),
    buildVersionPlugin(),
    isPseudoLanguage && pseudoLanguagePlugin(),
  ],
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    strictPort: true,
    proxy: {
      '/api': `http://127.0.0.1:${apiPort}`,
      '/uploads': `http://127.0.0.1:${apiPort}`,
      '/sitemap.xml': `http://127.0.0.1:${apiPort}`,
      '/robots.txt': `http://127.0.0.1:${apiPort}`,
      '^(/es|/en)?/agenda(/.*)?\\.ics$': `http://127.0.0.1:${apiPort}`,
    },
  },
  build: {
    target: buildTargets(),
    manifest: true,
    sourcemap: false,
    // The entry file refers to 170 other files, and file names and hashes do not compress. Seven characters are enough
    // to distinguish builds; dist/.vite/manifest.json maps each file to its sources.
    rolldownOptions: {
      // Texts files export constants. Inlined, each text is in the chunk that shows it, and an unused one in none.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
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
    // By default Vitest leaves one core unused, which is half of a machine with two cores.
    maxWorkers: '100%',
    // `npm test -- --changed` runs all tests after a change of these files, which no test imports.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/{package-lock,tsconfig}.json',
      '**/scripts/*-plugin.ts',
      '**/tests/support/{*-setup,server-bundle}.ts',
    ],
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
          // These functions have no state, so test files cannot affect each other.
          isolate: false,
          ...patience,
        },
      },
      // Each file runs in a separate process, as each test file needs its own service worker scope.
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
