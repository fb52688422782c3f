import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { languageFolder } from '#server/site/build-files.ts';
import type { Language } from '../src/shared/languages.ts';
import { buildRenderer } from './build-renderer.ts';
import { buildWorker } from './build-worker.ts';
import { setBuildLanguage } from './language-plugin.ts';

/**
 * Builds the site, its server-side renderers and its service workers. Each language is a build of its own, so that a
 * visitor downloads only one: Portuguese in the folder itself, the others in es/ and en/. Files with the same content,
 * such as React, are the same file in the shared folder assets/.
 * @param mode mode of Vite
 * @param built languages to build, Portuguese first
 */
export async function buildSite(
  siteDir: string,
  mode: string,
  built: readonly Language[],
): Promise<void> {
  for (const language of built) {
    setBuildLanguage(language);
    const outDir = languageFolder(siteDir, language);
    const isPortuguese = language === 'pt';
    await build({
      mode,
      logLevel: 'warn',
      build: { outDir, emptyOutDir: true, copyPublicDir: isPortuguese },
    });
    await buildRenderer(outDir, mode);
    if (!isPortuguese) await shareAssets(outDir, siteDir);
    await buildWorker(siteDir, language);
  }
  setBuildLanguage('pt');
}

async function shareAssets(languageDir: string, siteDir: string): Promise<void> {
  const assetsDir = path.join(languageDir, 'assets');
  await cp(assetsDir, path.join(siteDir, 'assets'), { recursive: true });
  await rm(assetsDir, { recursive: true });
}
