import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { buildMetaName } from '../src/shared/service-worker.ts';

/**
 * Writes the build version into index.html, so that a page and a service worker (scripts/build-worker.ts) can check
 * whether they come from the same build. The version is a hash of index.html and the hashed names of all built files.
 */
export function buildVersionPlugin(): Plugin {
  return {
    name: 'build-version',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const files = Object.keys(bundle ?? {}).sort();
        const hash = createHash('sha256').update(html).update(files.join('\n'));
        const version = hash.digest('base64url').slice(0, 12);
        return html.replace(
          '</title>',
          `</title>\n    <meta name="${buildMetaName}" content="${version}" />`,
        );
      },
    },
  };
}

/**
 * Returns the build version of a page.
 * @throws Error if the page has no version
 */
export function buildVersionOf(html: string): string {
  const version = new RegExp(`<meta name="${buildMetaName}" content="([\\w-]+)"`).exec(html)?.[1];
  if (version === undefined) throw new Error('index.html has no build version');
  return version;
}
