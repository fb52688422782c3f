import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import type { ServerConfig } from '../config.ts';
import { languages, splitLanguage } from '#shared/languages.ts';
import type { Language } from '#shared/languages.ts';
import { languageFolder, rendererPath } from './build-files.ts';
import { createPageShell } from './page-shell.ts';
import type { PageShell } from './page-shell.ts';
import type { LivePlaceIndex } from '../search-index/place-index.ts';
import { readSiteFiles } from '#server/platform/http/static-files.ts';
import type { SiteFiles } from '#server/platform/http/static-files.ts';
import type { SiteContent } from './site-content.ts';
import { applyWorkerSwitch } from './worker-withdrawal.ts';
import { pageTimeouts } from './page-timeouts.ts';
import type { PageTimeouts } from './page-timeouts.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { PageRenderer } from './page-renderer.ts';
import { createRenderedPages } from './rendered-pages.ts';
import type { RenderedPages } from './rendered-pages.ts';

/** The pages of one language. */
export interface LanguagePages {
  language: Language;
  shell: PageShell;
  pages: RenderedPages;
  renderer: Pick<PageRenderer, 'started'>;
}

/** The built site as served by the server. */
export interface Site {
  files: SiteFiles;
  /** The pages in each language of the build; Portuguese is always among them. */
  languages: ReadonlyMap<Language, LanguagePages>;
}

interface SiteParts {
  placeIndex: LivePlaceIndex;
  content: SiteContent;
  /** Replaces the renderer of the build in tests. */
  renderer?: Pick<PageRenderer, 'render' | 'started'>;
  /** Replaces the production values in tests. */
  timeouts?: PageTimeouts;
  logger: Pick<Logger, 'warn'>;
}

/**
 * Reads the built site into memory; null if none is configured.
 * @throws ConfigError when STATIC_DIR contains no build
 */
export async function readSite(
  config: Pick<ServerConfig, 'staticDir' | 'publicOrigin' | 'emulators' | 'serviceWorker'>,
  { placeIndex, content, logger, timeouts = pageTimeouts, ...parts }: SiteParts,
): Promise<Site | null> {
  const { staticDir, publicOrigin, emulators } = config;
  if (staticDir === null) return null;
  const dataOrigin = emulators.firestore === null ? 'https://firestore.googleapis.com' : null;
  const siteLanguages = builtLanguages(staticDir);
  const pagesIn = async (language: Language): Promise<LanguagePages> => {
    const shell = await createPageShell({
      ...{ staticDir, language, languages: siteLanguages, publicOrigin, dataOrigin },
      ...{ placeIndex, content, timeouts },
    });
    const program = path.join(languageFolder(staticDir, language), rendererPath);
    const renderer = parts.renderer ?? createPageRenderer({ program, logger });
    const pages = createRenderedPages({
      ...{ placeIndex, content, renderer, shell, timeouts, logger },
      language,
      languageCount: siteLanguages.length,
    });
    return { language, shell, pages, renderer };
  };
  const pages = await Promise.all(siteLanguages.map(pagesIn));
  const files = applyWorkerSwitch(await readSiteFiles(staticDir), config.serviceWorker);
  return { files, languages: new Map(pages.map((part) => [part.language, part])) };
}

/**
 * Finds the pages for an address.
 * @param target path and query as received
 * @returns the pages of the language in the address, and the Portuguese address of the page
 */
export function findPages(
  { languages: pagesByLanguage }: Pick<Site, 'languages'>,
  target: string,
): LanguagePages & { address: string } {
  const { language, address } = splitLanguage(target);
  const found = pagesByLanguage.get(language);
  if (found) return { ...found, address };
  const portuguese = pagesByLanguage.get('pt');
  if (!portuguese) throw new Error('the site has no Portuguese pages');
  return { ...portuguese, address: target };
}

/** Returns Portuguese, and the languages that the build has. */
function builtLanguages(staticDir: string): Language[] {
  return languages.filter(
    (language) =>
      language === 'pt' || existsSync(path.join(languageFolder(staticDir, language), 'index.html')),
  );
}
