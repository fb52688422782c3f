import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as brand from '#shared/brand.ts';
import { hreflangs, locales, localizedAddress } from '#shared/languages.ts';
import type { Language } from '#shared/languages.ts';
import { ConfigError } from '../config.ts';
import type { InlineHashes } from '#server/platform/http/security-headers.ts';
import { withDeadline } from '#server/platform/http/deadline.ts';
import { languageFolder } from './build-files.ts';
import { readRequestedList } from './requested-list.ts';
import type { RequestedList } from './requested-list.ts';
import { dataBlock, element, escapeHtml } from '#server/platform/html.ts';
import { readPageAssets } from './page-assets.ts';
import type { PageAssets } from './page-assets.ts';
import type { GalleryReview } from '#features/pictures/model/gallery-images.ts';
import type { RenderedPage } from '#features/home/model/page-data.ts';
import { needsPlaces, pageHead, picturePreload } from './page-head.ts';
import type { PageHead } from './page-head.ts';
import type { SiteContent } from './site-content.ts';
import type { PlaceDirectory, LivePlaceIndex } from '../search-index/place-index.ts';
import { matchSiteRoute } from './site-routes.ts';
import type { SiteRoute } from './site-routes.ts';
import type { PageTimeouts } from './page-timeouts.ts';
import { siteTexts } from './site-texts.ts';
import { structuredData } from './structured-data.ts';

/** Modules that every page without server rendering loads at start. */
const startModules = ['src/app/startup.tsx', 'src/platform/firestore/firestore-sdk.ts'];

/** Creates the HTML of every page of one language from the built index.html. Its addresses are the Portuguese ones. */
export interface PageShell {
  /**
   * Returns a page without rendered content: its head, styles and scripts. The browser renders the content. Without
   * code it explains that the page needs JavaScript, or that the server is too busy to render it now.
   * @param address path as received, without query
   * @param isUsuallyRendered true if the server renders this page when it can; false by default
   */
  render(
    address: string,
    isUsuallyRendered?: boolean,
  ): Promise<{ status: PageHead['status']; html: string }>;
  /**
   * Returns a page with its rendered content and the data from which the browser hydrates it.
   * @param directory the places from which the page was rendered
   * @param list the list in the address; null if there is none
   * @param reviews the reviews in the page; null if there are none
   */
  fill(
    address: string,
    directory: PlaceDirectory,
    content: RenderedPage,
    list: RequestedList | null,
    reviews: readonly GalleryReview[] | null,
  ): string;
  /** Page without content that the service worker uses for addresses without an offline copy. */
  emptyHtml: string;
  /** Hashes for the Content-Security-Policy. */
  inline: InlineHashes;
}

export interface PageShellOptions {
  /** Folder of the build. */
  staticDir: string;
  language: Language;
  /** Languages of the build; each page refers to the same page in all of them. */
  languages: readonly Language[];
  publicOrigin: string | null;
  /** Origin to preconnect to; null with emulators. */
  dataOrigin: string | null;
  placeIndex: LivePlaceIndex;
  content: SiteContent;
  timeouts: PageTimeouts;
}

/**
 * Creates the page shell. Reads index.html and Vite's manifest once.
 * @throws ConfigError when the folder contains no build
 */
export async function createPageShell(options: PageShellOptions): Promise<PageShell> {
  const { staticDir, language, publicOrigin, dataOrigin, placeIndex, content, timeouts } = options;
  const [indexHtml, manifestText] = await readBuild(languageFolder(staticDir, language));
  const template = splitTemplate(indexHtml);
  const pageTemplate = await inlineStyles(template.after, staticDir);
  const assetsOf = readPageAssets(manifestText, indexHtml);

  async function readDirectory(): Promise<PlaceDirectory | null> {
    // Without the places the page is still sent with a generic head, and the browser fetches the data itself.
    return withDeadline(placeIndex.current(language), timeouts.placesMs, 'places for a page').catch(
      () => null,
    );
  }

  const templateParts = splitRoot(pageTemplate);

  /** Returns the structured data for search engines, placed after everything that the first paint needs. */
  function structuredDataOf(
    route: SiteRoute,
    directory: PlaceDirectory | null,
    requestedList: RequestedList | null,
  ): string {
    if (!directory || publicOrigin === null) return '';
    const list = requestedList?.kind === 'found' ? requestedList.list : null;
    const site = { language, origin: publicOrigin, directory, list, now: new Date() };
    const structuredDataGraph = structuredData(route, site);
    return structuredDataGraph
      ? `${dataBlock('application/ld+json', structuredDataGraph)}\n  `
      : '';
  }

  return {
    fill(address, directory, { html, data }, requestedList, reviews) {
      const route = matchSiteRoute(address);
      const head = pageHead(language, route, directory, requestedList, reviews);
      const assets = assetsOf(route.module === null ? [] : [route.module]);
      const lines = [
        ...headLines(head, options),
        ...imagePreloadLines(head),
        ...styleLines(assets),
        codeTemplate([...assets.scripts, ...templateParts.scripts], templateParts.entry),
      ];
      const payload = `<script type="application/json" id="page-data">${data}</script>`;
      return [
        ...[template.before, lines.join('\n    '), templateParts.before],
        ...[`<div id="root">${html}</div>\n    `, payload, templateParts.after],
        ...[structuredDataOf(route, directory, requestedList), template.end],
      ].join('');
    },
    emptyHtml: [
      ...[template.before, `<title>${escapeHtml(brand.name)}</title>\n    `],
      ...[element('meta', { name: 'robots', content: 'noindex' }), '\n    '],
      ...[styleLines(assetsOf(startModules)).join('\n    '), template.after, template.end],
    ].join(''),
    inline: {
      scripts: inlineHashes(indexHtml, 'script'),
      styles: inlineHashes(pageTemplate, 'style'),
    },
    async render(address, isUsuallyRendered = false) {
      const route = matchSiteRoute(address);
      const directory = needsPlaces(route.path) ? await readDirectory() : null;
      const requestedList = await readRequestedList(route, directory, content);
      const head = pageHead(language, route, directory, requestedList);
      const assets = assetsOf(
        route.module === null ? startModules : [route.module, ...startModules],
      );
      const lines = [
        ...headLines(head, options),
        ...(dataOrigin
          ? [element('link', { rel: 'preconnect', href: dataOrigin, crossorigin: '' })]
          : []),
        ...styleLines(assets),
        ...scriptLines(assets),
        ...imagePreloadLines(head),
      ];
      // Other addresses of a page are never rendered.
      const isBusy = isUsuallyRendered && (head.canonicalPath ?? address) === address;
      const html = [
        ...[
          template.before,
          lines.join('\n    '),
          replaceNotices(template.after, head, isBusy, language),
        ],
        ...[structuredDataOf(route, directory, requestedList), template.end],
      ].join('');
      return { status: head.status, html };
    },
  };
}

function headLines(
  head: PageHead,
  {
    language,
    languages,
    publicOrigin,
  }: Pick<PageShellOptions, 'language' | 'languages' | 'publicOrigin'>,
): string[] {
  const toAbsoluteUrl = (url: string) =>
    /^https?:/.test(url) ? url : publicOrigin === null ? undefined : publicOrigin + url;
  const metaElements = (property: string, content: string | undefined) =>
    content === undefined ? [] : [element('meta', { property, content })];
  const urlIn = (pageLanguage: Language) =>
    head.canonicalPath === null
      ? undefined
      : toAbsoluteUrl(localizedAddress(pageLanguage, head.canonicalPath));
  const canonicalUrl = urlIn(language);
  const previewUrl = head.preview === null ? undefined : toAbsoluteUrl(head.preview.url);
  const preview = previewUrl === undefined ? null : head.preview;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    element('meta', { name: 'description', content: head.description }),
    ...(head.status !== 200 || head.isUnlisted
      ? [element('meta', { name: 'robots', content: 'noindex' })]
      : []),
    ...(canonicalUrl === undefined
      ? []
      : [element('link', { rel: 'canonical', href: canonicalUrl })]),
    ...alternateLines(languages, urlIn),
    ...metaElements('og:site_name', brand.name),
    ...metaElements('og:locale', locales[language].replace('-', '_')),
    ...metaElements('og:type', 'website'),
    ...metaElements('og:title', head.title),
    ...metaElements('og:description', head.description),
    ...metaElements('og:url', canonicalUrl),
    ...metaElements('og:image', previewUrl),
    ...metaElements('og:image:type', preview?.type ?? undefined),
    ...metaElements('og:image:width', preview?.size?.width.toString()),
    ...metaElements('og:image:height', preview?.size?.height.toString()),
    ...metaElements('og:image:alt', preview?.alt),
    element('meta', {
      name: 'twitter:card',
      content: previewUrl === undefined ? 'summary' : 'summary_large_image',
    }),
  ];
}

/**
 * Returns links to the page in every language, itself included, and in Portuguese for all other languages. Search
 * engines ignore versions that do not refer to each other.
 */
function alternateLines(
  languages: readonly Language[],
  urlIn: (language: Language) => string | undefined,
): string[] {
  if (languages.length < 2) return [];
  return [
    ...languages.map((language) => ({ hreflang: hreflangs[language], href: urlIn(language) })),
    { hreflang: 'x-default', href: urlIn('pt') },
  ].flatMap(({ hreflang, href }) =>
    href === undefined ? [] : [element('link', { rel: 'alternate', hreflang, href })],
  );
}

/**
 * Replaces the notices for browsers that cannot run the app: on a missing page by its message, and on a page that the
 * server usually renders by a link that loads it again.
 */
function replaceNotices(html: string, head: PageHead, isBusy: boolean, language: Language): string {
  const texts = siteTexts[language];
  const sentence = head.sentence ?? (isBusy ? texts.busyNotice : null);
  if (sentence === null) return html;
  const replacements = [
    [texts.scriptNotice, escapeHtml(sentence)],
    [texts.newerBrowserNotice, escapeHtml(sentence)],
    ...(head.sentence === null
      ? [
          [
            `href="${localizedAddress(language, '/')}">${texts.showHomePage}`,
            `href="">${texts.reloadThisPage}`,
          ],
        ]
      : []),
  ] as const;
  return replacements.reduce(
    (replaced, [notice = '', replacement = '']) => replaced.replace(notice, () => replacement),
    html,
  );
}

function imagePreloadLines({ firstPicture }: PageHead): string[] {
  return firstPicture ? [element('link', picturePreload(firstPicture))] : [];
}

function styleLines({ styles }: PageAssets): string[] {
  return styles.map((href) => element('link', { rel: 'stylesheet', crossorigin: '', href }));
}

function scriptLines({ scripts }: PageAssets): string[] {
  return scripts.map((href) => element('link', { rel: 'modulepreload', crossorigin: '', href }));
}

/**
 * Returns the template with the code of a rendered page. src/app/inline/before-paint.ts preloads the files immediately,
 * at low priority, and runs the entry after the first paint.
 */
function codeTemplate(scripts: readonly string[], entry: string): string {
  const preloads = [...scripts, entry].map((href) =>
    element('link', { rel: 'modulepreload', crossorigin: '', fetchpriority: 'low', href }),
  );
  const script = `${element('script', { type: 'module', crossorigin: '', src: entry })}</script>`;
  return `<template id="page-code">${preloads.join('')}${script}</template>`;
}

const startElementPattern =
  /\s*<(?:script type="module"[^>]*src="([^"]+)"[^>]*><\/script>|link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>)/g;

/** Splits index.html into the parts around the app's root and the addresses of its entry and preloaded scripts. */
function splitRoot(html: string): {
  before: string;
  after: string;
  entry: string;
  scripts: string[];
} {
  const root = /<div id="root">[\s\S]*<\/div>/.exec(html);
  if (!root) throw new ConfigError(['The built index.html has no #root element.']);
  const head = html.slice(0, root.index);
  const startElements = [...head.matchAll(startElementPattern)];
  const entry = startElements.flatMap(([, src]) => src ?? [])[0];
  if (entry === undefined) throw new ConfigError(['The built index.html has no module script.']);
  return {
    before: head.replace(startElementPattern, ''),
    after: html.slice(root.index + root[0].length),
    entry,
    scripts: startElements.flatMap(([, , href]) => href ?? []),
  };
}

const stylesheetPattern = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * Replaces the stylesheet links of index.html by the styles themselves, which saves rendered pages a round trip before
 * the first paint.
 */
async function inlineStyles(html: string, staticDir: string): Promise<string> {
  const contents = new Map<string, string>();
  for (const [link, href = ''] of html.matchAll(stylesheetPattern))
    contents.set(link, await readFile(path.join(staticDir, href), 'utf8'));
  return html.replace(stylesheetPattern, (link) => `<style>${contents.get(link) ?? ''}</style>`);
}

async function readBuild(staticDir: string): Promise<[html: string, manifest: string]> {
  try {
    return await Promise.all([
      readFile(path.join(staticDir, 'index.html'), 'utf8'),
      readFile(path.join(staticDir, '.vite', 'manifest.json'), 'utf8'),
    ]);
  } catch {
    throw new ConfigError([
      `STATIC_DIR is '${staticDir}', which does not contain the built site: run npm run build first.`,
    ]);
  }
}

/**
 * Removes title and description from index.html and splits it at the position of the head lines and at the end of the
 * body.
 */
function splitTemplate(html: string): { before: string; after: string; end: string } {
  const emptyHtml = html
    .replace(/\s*<title>[^<]*<\/title>/i, '')
    .replace(/\s*<meta\s[^>]*\bname="description"[^>]*>/i, '');
  const viewportMatch = /<meta\s[^>]*\bname="viewport"[^>]*>\s*/i.exec(emptyHtml);
  const bodyEndIndex = emptyHtml.lastIndexOf('</body>');
  if (!viewportMatch || bodyEndIndex === -1) {
    throw new ConfigError(['The built index.html has no viewport meta tag or no end of the body.']);
  }
  const headLinesIndex = viewportMatch.index + viewportMatch[0].length;
  return {
    before: emptyHtml.slice(0, headLinesIndex),
    after: `\n    ${emptyHtml.slice(headLinesIndex, bodyEndIndex)}`,
    end: emptyHtml.slice(bodyEndIndex),
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
