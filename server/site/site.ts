import path from 'node:path';
import type { Logger } from 'pino';
import type { ServerConfig } from '../config.ts';
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

/** The built site as served by the server. */
export interface Site {
  files: SiteFiles;
  shell: PageShell;
  pages: RenderedPages;
  renderer: Pick<PageRenderer, 'started'>;
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

/** Path of the rendering program within the build; not served, because its folder starts with a dot. */
export const rendererPath = '.server/entry-server.js';

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
  const shell = await createPageShell({
    ...{ staticDir, publicOrigin, dataOrigin, placeIndex, content, timeouts },
  });
  const files = applyWorkerSwitch(await readSiteFiles(staticDir), config.serviceWorker);
  const program = path.join(staticDir, rendererPath);
  const renderer = parts.renderer ?? createPageRenderer({ program, logger });
  const pages = createRenderedPages({
    ...{ placeIndex, content, renderer, shell, timeouts, logger },
  });
  return { files, shell, pages, renderer };
}
