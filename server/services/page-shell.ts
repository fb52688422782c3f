import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brand } from '#domain/brand.ts';
import { ConfigError } from '../config.ts';
import type { InlineHashes } from '../security-headers.ts';
import { withDeadline } from './deadline.ts';
import { element, escapeHtml } from './html.ts';
import { readPageAssets } from './page-assets.ts';
import type { PageAssets } from './page-assets.ts';
import { pageHead, picturePreload } from './page-head.ts';
import type { PageHead } from './page-head.ts';
import type { PlaceDirectory, PlaceIndex } from './place-index.ts';
import { matchSiteRoute } from './site-routes.ts';

/** Longest a page waits for the places; past it the page comes without its preview. */
const patienceMs = 400;
/** Loaded by every screen at start, whatever the address (src/app/startup.tsx). */
const startModules = ['src/data/firestore-sdk.ts'];

/** Makes the HTML of every page out of the built index.html. */
export interface PageShell {
  /** @param address path as it came, without query */
  render(address: string): Promise<{ status: number; html: string }>;
  /** Hashes that the Content-Security-Policy must name. */
  inline: InlineHashes;
}

export interface PageShellOptions {
  /** Folder of the build. */
  staticDir: string;
  publicOrigin: string | null;
  /** Origin to connect to early, null with local services. */
  dataOrigin: string | null;
  placeIndex: PlaceIndex;
}

/**
 * Reads index.html and Vite's manifest once.
 * @throws ConfigError when the folder holds no build
 */
export async function createPageShell(options: PageShellOptions): Promise<PageShell> {
  const { staticDir, publicOrigin, dataOrigin, placeIndex } = options;
  const [source, manifest] = await readBuild(staticDir);
  const template = splitTemplate(source);
  const assetsOf = readPageAssets(manifest, source);

  async function directory(): Promise<PlaceDirectory | null> {
    // The page must come in any case: the client says what is wrong, in a sentence.
    return withDeadline(placeIndex.current(), patienceMs, 'places for a page').catch(() => null);
  }

  return {
    inline: { scripts: inlineHashes(source, 'script'), styles: inlineHashes(source, 'style') },
    async render(address) {
      const route = matchSiteRoute(address);
      const needsPlaces = ['home', 'category', 'place'].includes(route.address.kind);
      const head = pageHead(route.address, needsPlaces ? await directory() : null);
      const modules = route.module === null ? startModules : [route.module, ...startModules];
      const lines = [
        ...headLines(head, publicOrigin),
        ...(dataOrigin
          ? [element('link', { rel: 'preconnect', href: dataOrigin, crossorigin: '' })]
          : []),
        ...assetLines(assetsOf(modules)),
        ...(head.firstPicture ? [element('link', picturePreload(head.firstPicture))] : []),
      ];
      return { status: head.status, html: template.before + lines.join('\n    ') + template.after };
    },
  };
}

function headLines(head: PageHead, publicOrigin: string | null): string[] {
  const absolute = (url: string) =>
    /^https?:/.test(url) ? url : publicOrigin === null ? undefined : publicOrigin + url;
  const meta = (property: string, content: string | undefined) =>
    content === undefined ? [] : [element('meta', { property, content })];
  const canonical = head.canonicalPath === null ? undefined : absolute(head.canonicalPath);
  const picture = head.preview === null ? undefined : absolute(head.preview.url);
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    element('meta', { name: 'description', content: head.description }),
    ...(head.status === 404 ? [element('meta', { name: 'robots', content: 'noindex' })] : []),
    ...(canonical === undefined ? [] : [element('link', { rel: 'canonical', href: canonical })]),
    ...meta('og:site_name', brand.name),
    ...meta('og:locale', brand.locale.replace('-', '_')),
    ...meta('og:type', 'website'),
    ...meta('og:title', head.title),
    ...meta('og:description', head.description),
    ...meta('og:url', canonical),
    ...meta('og:image', picture),
    ...meta('og:image:alt', picture === undefined ? undefined : head.preview?.alt),
    element('meta', {
      name: 'twitter:card',
      content: picture === undefined ? 'summary' : 'summary_large_image',
    }),
  ];
}

function assetLines({ scripts, styles }: PageAssets): string[] {
  return [
    ...styles.map((href) => element('link', { rel: 'stylesheet', crossorigin: '', href })),
    ...scripts.map((href) => element('link', { rel: 'modulepreload', crossorigin: '', href })),
  ];
}

async function readBuild(staticDir: string): Promise<[html: string, manifest: string]> {
  try {
    return await Promise.all([
      readFile(path.join(staticDir, 'index.html'), 'utf8'),
      readFile(path.join(staticDir, '.vite', 'manifest.json'), 'utf8'),
    ]);
  } catch {
    throw new ConfigError([
      `A variável STATIC_DIR aponta para '${staticDir}', que não contém o site construído. Rode 'npm run build' antes.`,
    ]);
  }
}

/** index.html without its own title and description, cut where the page's head lines go. */
function splitTemplate(html: string): { before: string; after: string } {
  const bare = html
    .replace(/\s*<title>[^<]*<\/title>/i, '')
    .replace(/\s*<meta\s[^>]*\bname="description"[^>]*>/i, '');
  const viewport = /<meta\s[^>]*\bname="viewport"[^>]*>\s*/i.exec(bare);
  if (!viewport)
    throw new ConfigError(['O index.html do site construído não tem a meta viewport.']);
  const end = viewport.index + viewport[0].length;
  return { before: bare.slice(0, end), after: `\n    ${bare.slice(end)}` };
}

function inlineHashes(html: string, name: 'script' | 'style'): string[] {
  const elements = html.matchAll(
    new RegExp(`<${name}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${name}>`, 'gi'),
  );
  return [...elements].map(([, content = '']) => {
    const hash = createHash('sha256').update(content).digest('base64');
    return `'sha256-${hash}'`;
  });
}
