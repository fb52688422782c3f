import type { ServerConfig } from '../config.ts';
import { createPageShell } from './page-shell.ts';
import type { PageShell } from './page-shell.ts';
import type { PlaceIndex } from './place-index.ts';
import { readSiteFiles } from './site-files.ts';
import type { SiteFiles } from './site-files.ts';

/**
 * The built site, read into memory; null when the server was not told where it is.
 * @throws ConfigError when STATIC_DIR holds no build
 */
export async function readSite(
  config: Pick<ServerConfig, 'staticDir' | 'publicOrigin' | 'emulators'>,
  placeIndex: PlaceIndex,
): Promise<{ files: SiteFiles; shell: PageShell } | null> {
  const { staticDir, publicOrigin, emulators } = config;
  if (staticDir === null) return null;
  const dataOrigin = emulators.firestore === null ? 'https://firestore.googleapis.com' : null;
  const shell = await createPageShell({ staticDir, publicOrigin, dataOrigin, placeIndex });
  return { files: await readSiteFiles(staticDir), shell };
}
