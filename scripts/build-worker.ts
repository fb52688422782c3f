/**
 * Builds the service worker into the folder of an already built site: `build-worker.ts [site folder]`. The worker is
 * one file with a fixed URL.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { buildTargets } from '../src/shared/browsers.ts';
import { workerPath } from '../src/shared/service-worker.ts';
import { buildVersionOf } from './build-version-plugin.ts';
import { workerFiles } from './worker-files.ts';

const [siteDir = 'dist'] = process.argv.slice(2);
const version = buildVersionOf(await readFile(path.join(siteDir, 'index.html'), 'utf8'));

await build({
  configFile: false,
  logLevel: 'warn',
  define: {
    'process.env.NODE_ENV': '"production"',
    workerBuild: JSON.stringify(version),
    workerFiles: JSON.stringify(await workerFiles(siteDir, version)),
  },
  build: {
    target: buildTargets(),
    outDir: siteDir,
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: path.basename(workerPath) },
    },
  },
});
