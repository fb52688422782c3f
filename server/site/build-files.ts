import path from 'node:path';
import { localizedAddress } from '#shared/languages.ts';
import type { Language } from '#shared/languages.ts';

/**
 * Path of the rendering program within the folder of a language; not served, because its folder starts with a dot.
 */
export const rendererPath = '.server/entry-server.js';

/** Returns the folder with the page, the manifest and the renderer of a language. All share the folder of assets. */
export function languageFolder(siteDir: string, language: Language): string {
  return path.join(siteDir, localizedAddress(language, '/'));
}
