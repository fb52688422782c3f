import type { Plugin } from 'vite';
import { reloadPage, startingUp, startupFailed } from '../src/app/texts.ts';
import * as texts from '../src/features/home/site-texts.ts';
import { brand } from '../src/shared/brand.ts';
import { linkTo } from '../src/shared/routes.ts';

const manifestPath = 'manifest.webmanifest';

const phone = { sizes: '780x1688', form_factor: 'narrow' };
const desktop = { sizes: '1280x800', form_factor: 'wide' };

/** The web app manifest, used when the site is installed. */
export const manifest = {
  // Identifies the installed app, even if `start_url` changes later.
  id: '/',
  name: brand.name,
  short_name: brand.name,
  description: texts.siteDescription,
  lang: brand.locale,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fcf9f4',
  theme_color: '#0f6a78',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  // Menu entries on a long press on the app icon. The pages that they open also work offline.
  shortcuts: [
    { name: texts.searchShortcut, url: linkTo('/search') },
    { name: texts.agendaShortcut, url: linkTo('/agenda') },
    { name: texts.clubCardShortcut, url: linkTo('/profile') },
  ].map((shortcut) => ({
    ...shortcut,
    icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
  })),
  // Shown in the browser's install dialog. `npm run screenshots` creates these files.
  screenshots: [
    {
      name: 'home-phone',
      ...phone,
      label: texts.homePhoneScreenshot,
    },
    {
      name: 'place-phone',
      ...phone,
      label: texts.placePhoneScreenshot,
    },
    {
      name: 'home-desktop',
      ...desktop,
      label: texts.homeDesktopScreenshot,
    },
  ].map(({ name, ...screenshot }) => ({
    src: `/screenshots/${name}.webp`,
    type: 'image/webp',
    ...screenshot,
  })),
};
const manifestText = JSON.stringify(manifest);

/** The texts of index.html, by the name of their placeholder: %name%. */
const pageTexts: Readonly<Record<string, string>> = {
  name: brand.name,
  siteDescription: texts.siteDescription,
  scriptNotice: texts.scriptNotice,
  newerBrowserNotice: texts.newerBrowserNotice,
  oldBrowserNotice: texts.oldBrowserNotice,
  showHomePage: texts.showHomePage,
  startingUp,
  startupFailed,
  reloadPage,
};

/**
 * Replaces the placeholders of index.html by their texts, and writes the web app manifest.
 * @param show converts each text, such as into the pseudo-language
 * @throws Error if a placeholder has no text
 */
export function brandPlugin(show: (text: string) => string): Plugin {
  return {
    name: 'brand',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(/%(\w+)%/g, (placeholder, name: string) => {
          const text = pageTexts[name];
          if (text === undefined) throw new Error(`index.html: ${placeholder} has no text`);
          return show(text);
        }),
    },
    configureServer(server) {
      server.middlewares.use(`/${manifestPath}`, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json');
        response.end(manifestText);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: manifestPath, source: manifestText });
    },
  };
}
