import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brand } from '#shared/brand.ts';
import { ConfigError } from '../config.ts';
import type { InlineHashes } from '#server/platform/http/security-headers.ts';
import { withDeadline } from '#server/platform/http/deadline.ts';
import { askedList } from './asked-list.ts';
import type { AskedList } from './asked-list.ts';
import { dataBlock, element, escapeHtml } from '#server/platform/html.ts';
import { readPageAssets } from './page-assets.ts';
import type { PageAssets } from './page-assets.ts';
import type { RenderedPage } from '#features/home/model/page-data.ts';
import { needsPlaces, pageHead, picturePreload } from './page-head.ts';
import type { PageHead } from './page-head.ts';
import type { SiteContent } from './site-content.ts';
import type { PlaceDirectory, PlaceIndex } from '../search-index/place-index.ts';
import { matchSiteRoute } from './site-routes.ts';
import type { SiteRoute } from './site-routes.ts';
import type { PagePatience } from './page-patience.ts';
import { structuredData } from './structured-data.ts';

/** What a page that is not rendered loads at start, whatever its address. */
const startModules = ['src/app/startup.tsx', 'src/platform/firestore/firestore-sdk.ts'];

/** Makes the HTML of every page out of the built index.html. */
export interface PageShell {
  /** @param address path as it came, without query */
  render(address: string): Promise<{ status: PageHead['status']; html: string }>;
  /**
   * The same page with what was rendered of it, and what the browser hydrates it from.
   * @param directory the places that it was rendered from
   * @param list the one that the address names; null where it names none
   */
  fill(
    address: string,
    directory: PlaceDirectory,
    content: RenderedPage,
    list: AskedList | null,
  ): string;
  /** The page without content that the service worker keeps for addresses of which it holds nothing. */
  bare: string;
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
  content: SiteContent;
  patience: PagePatience;
}

/**
 * Reads index.html and Vite's manifest once.
 * @throws ConfigError when the folder holds no build
 */
export async function createPageShell(options: PageShellOptions): Promise<PageShell> {
  const { staticDir, publicOrigin, dataOrigin, placeIndex, content, patience } = options;
  const [source, manifest] = await readBuild(staticDir);
  const template = splitTemplate(source);
  const assetsOf = readPageAssets(manifest, source);

  async function directory(): Promise<PlaceDirectory | null> {
    // The page must come in any case: the client says what is wrong, in a sentence.
    return withDeadline(placeIndex.current(), patience.placesMs, 'places for a page').catch(
      () => null,
    );
  }

  const filled = splitRoot(template.after);

  /** What search engines read; it stands behind everything that the first paint waits for. */
  function descriptionOf(
    route: SiteRoute,
    places: PlaceDirectory | null,
    asked: AskedList | null,
  ): string {
    if (!places || publicOrigin === null) return '';
    const list = asked?.kind === 'found' ? asked.list : null;
    const site = { origin: publicOrigin, directory: places, list, now: new Date() };
    const described = structuredData(route, site);
    return described ? `${dataBlock('application/ld+json', described)}\n  ` : '';
  }

  return {
    fill(address, places, { html, data }, asked) {
      const route = matchSiteRoute(address);
      const head = pageHead(route, places, asked);
      const assets = assetsOf(route.module === null ? [] : [route.module]);
      const lines = [
        ...headLines(head, publicOrigin),
        ...pictureLines(head),
        ...styleLines(assets),
      ];
      const code = [filled.code, ...scriptLines(assets)].join('\n      ');
      const payload = `<script type="application/json" id="page-data">${data}</script>`;
      return [
        ...[template.before, lines.join('\n    '), filled.before],
        ...[`<div id="root">${html}</div>\n    `, payload, '\n    '],
        // What makes the page react begins to come once the page is seen: the early script of index.html takes it out.
        ...[`<template id="page-code">\n      ${code}\n    </template>`, filled.after],
        ...[descriptionOf(route, places, asked), template.end],
      ].join('');
    },
    bare: [
      ...[template.before, `<title>${escapeHtml(brand.name)}</title>\n    `],
      ...[element('meta', { name: 'robots', content: 'noindex' }), '\n    '],
      ...[styleLines(assetsOf(startModules)).join('\n    '), template.after, template.end],
    ].join(''),
    inline: { scripts: inlineHashes(source, 'script'), styles: inlineHashes(source, 'style') },
    async render(address) {
      const route = matchSiteRoute(address);
      const places = needsPlaces(route.path) ? await directory() : null;
      const asked = await askedList(route, places, content);
      const head = pageHead(route, places, asked);
      const assets = assetsOf(
        route.module === null ? startModules : [route.module, ...startModules],
      );
      const lines = [
        ...headLines(head, publicOrigin),
        ...(dataOrigin
          ? [element('link', { rel: 'preconnect', href: dataOrigin, crossorigin: '' })]
          : []),
        ...styleLines(assets),
        ...scriptLines(assets),
        ...pictureLines(head),
      ];
      const html = [
        ...[template.before, lines.join('\n    '), withSentence(template.after, head)],
        ...[descriptionOf(route, places, asked), template.end],
      ].join('');
      return { status: head.status, html };
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
  const shown = picture === undefined ? null : head.preview;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    element('meta', { name: 'description', content: head.description }),
    ...(head.status !== 200 || head.isUnlisted
      ? [element('meta', { name: 'robots', content: 'noindex' })]
      : []),
    ...(canonical === undefined ? [] : [element('link', { rel: 'canonical', href: canonical })]),
    ...meta('og:site_name', brand.name),
    ...meta('og:locale', brand.locale.replace('-', '_')),
    ...meta('og:type', 'website'),
    ...meta('og:title', head.title),
    ...meta('og:description', head.description),
    ...meta('og:url', canonical),
    ...meta('og:image', picture),
    ...meta('og:image:type', shown?.type ?? undefined),
    ...meta('og:image:width', shown?.size?.width.toString()),
    ...meta('og:image:height', shown?.size?.height.toString()),
    ...meta('og:image:alt', shown?.alt),
    element('meta', {
      name: 'twitter:card',
      content: picture === undefined ? 'summary' : 'summary_large_image',
    }),
  ];
}

/** What is said where no code runs (index.html). */
const needsCode = 'Esta página precisa de JavaScript.';

/** The page of what is not there says so, code or not. */
function withSentence(html: string, { sentence }: PageHead): string {
  return sentence === null ? html : html.replace(needsCode, escapeHtml(sentence));
}

function pictureLines({ firstPicture }: PageHead): string[] {
  return firstPicture ? [element('link', picturePreload(firstPicture))] : [];
}

function styleLines({ styles }: PageAssets): string[] {
  return styles.map((href) => element('link', { rel: 'stylesheet', crossorigin: '', href }));
}

function scriptLines({ scripts }: PageAssets): string[] {
  return scripts.map((href) => element('link', { rel: 'modulepreload', crossorigin: '', href }));
}

const startElement = /\s*(<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;

/** The rest of index.html around the app's root, and apart from it the elements that begin its code. */
function splitRoot(html: string): { before: string; after: string; code: string } {
  const root = /<div id="root">[\s\S]*<\/div>/.exec(html);
  if (!root) throw new ConfigError(['O index.html do site construído não tem o elemento #root.']);
  const head = html.slice(0, root.index);
  const code = [...head.matchAll(startElement)].map(([, found]) => found).join('\n      ');
  return {
    before: head.replace(startElement, ''),
    after: html.slice(root.index + root[0].length),
    code,
  };
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

/** index.html without its own title and description, cut where the page's head lines go and where its body ends. */
function splitTemplate(html: string): { before: string; after: string; end: string } {
  const bare = html
    .replace(/\s*<title>[^<]*<\/title>/i, '')
    .replace(/\s*<meta\s[^>]*\bname="description"[^>]*>/i, '');
  const viewport = /<meta\s[^>]*\bname="viewport"[^>]*>\s*/i.exec(bare);
  const endAt = bare.lastIndexOf('</body>');
  if (!viewport || endAt === -1) {
    throw new ConfigError([
      'O index.html do site construído não tem a meta viewport ou o fim do body.',
    ]);
  }
  const headAt = viewport.index + viewport[0].length;
  return {
    before: bare.slice(0, headAt),
    after: `\n    ${bare.slice(headAt, endAt)}`,
    end: bare.slice(endAt),
  };
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
