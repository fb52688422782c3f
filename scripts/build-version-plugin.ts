import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { buildMeta } from '../src/shared/service-worker.ts';

/**
 * Writes into index.html of which build it is: a page and a service worker (scripts/build-worker.ts) can so tell
 * whether they belong together. The name is made of the page itself, which names the files that name all others.
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
          `</title>\n    <meta name="${buildMeta}" content="${version}" />`,
        );
      },
    },
  };
}

/**
 * The build that a page is of.
 * @throws Error for a page that does not say so
 */
export function buildVersionOf(html: string): string {
  const version = new RegExp(`<meta name="${buildMeta}" content="([\\w-]+)"`).exec(html)?.[1];
  if (version === undefined) throw new Error('index.html does not say of which build it is');
  return version;
}
