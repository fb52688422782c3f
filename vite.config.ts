import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { brandPlugin } from './scripts/brand-plugin.ts';
import { firstLoadPlugin } from './scripts/first-load-plugin.ts';
import { productionRouterPlugin } from './scripts/production-router-plugin.ts';

const apiPort = process.env['API_PORT'] ?? '3001';

/** Nothing here asserts a time: these only end what hangs, on a machine as busy as may be. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  plugins: [brandPlugin(), firstLoadPlugin(), productionRouterPlugin(), react(), tailwindcss()],
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    strictPort: true,
    proxy: {
      '/api': `http://127.0.0.1:${apiPort}`,
      '/uploads': `http://127.0.0.1:${apiPort}`,
    },
  },
  build: { target: 'es2023', manifest: true, sourcemap: false },
  test: {
    // Left to itself, Vitest keeps one core free: half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'domain',
          environment: 'node',
          include: ['{src/domain,src/texts,seed}/**/*.test.ts'],
          // Functions without state: no file can leave anything behind for the next.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'tools',
          environment: 'node',
          include: ['{emulator,scripts}/**/*.test.ts', 'tests/lint/**/*.test.ts'],
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['src/{app,screens,components,ui,session,data}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/dom-setup.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'emulated',
          environment: 'node',
          include: ['tests/{rules,contract,faults}/**/*.test.ts'],
          globalSetup: ['tests/support/server-bundle.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'perf',
          environment: 'node',
          include: ['tests/perf/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
