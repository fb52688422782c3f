import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { languageFolder } from '#server/site/build-files.ts';
import { buildTargets } from '../src/shared/browsers.ts';
import type { Language } from '../src/shared/languages.ts';
import { workerPaths } from '../src/shared/languages.ts';
import { buildVersionOf } from './build-version-plugin.ts';
import { languagePlugin } from './language-plugin.ts';
import { workerFiles } from './worker-files.ts';

/**
 * Builds the service worker of a language into the folder of an already built site. The worker is one file with a fixed
 * URL.
 */
export async function buildWorker(siteDir: string, language: Language): Promise<void> {
  const html = await readFile(path.join(languageFolder(siteDir, language), 'index.html'), 'utf8');
  const version = buildVersionOf(html);
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [languagePlugin(language)],
    define: {
      'process.env.NODE_ENV': '"production"',
      workerBuild: JSON.stringify(version),
      workerFiles: JSON.stringify(await workerFiles(siteDir, language, version)),
    },
    build: {
      target: buildTargets(),
      outDir: siteDir,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: path.basename(workerPaths[language]) },
      },
    },
  });
}
