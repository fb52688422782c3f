import type { Plugin } from 'vite';
import { siteTexts } from '#server/site/site-texts.ts';
import * as portuguese from '../src/app/texts.ts';
import * as spanish from '../src/app/texts.es.ts';
import * as english from '../src/app/texts.en.ts';
import * as brand from '../src/shared/brand.ts';
import { locales, localizedAddress } from '../src/shared/languages.ts';
import type { Language } from '../src/shared/languages.ts';
import { linkTo } from '../src/shared/routes.ts';

const startTexts = { pt: portuguese, es: spanish, en: english };

const manifestPath = 'manifest.webmanifest';

const phone = { sizes: '780x1688', form_factor: 'narrow' };
const desktop = { sizes: '1280x800', form_factor: 'wide' };

/** Returns the web app manifest of a language, used when the site is installed. */
export function manifest(language: Language) {
  const texts = siteTexts[language];
  const homeAddress = localizedAddress(language, '/');
  return {
    // Identifies the installed app, even if `start_url` changes later.
    id: homeAddress,
    name: brand.name,
    short_name: brand.name,
    description: texts.siteDescription,
    lang: locales[language],
    start_url: homeAddress,
    // In Spanish and English the panels, which are in Portuguese, are outside the app.
    scope: homeAddress,
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
      url: localizedAddress(language, shortcut.url),
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
}

/** Returns the texts of index.html, by the name of their placeholder: %name%. */
function pageTexts(language: Language): Readonly<Record<string, string>> {
  const texts = siteTexts[language];
  const { reloadPage, startingUp, startupFailed } = startTexts[language];
  return {
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
}

/** Returns the values of index.html that are not shown, by the name of their placeholder. */
function pageValues(language: Language): Readonly<Record<string, string>> {
  return {
    locale: locales[language],
    homeAddress: localizedAddress(language, '/'),
    manifestAddress: localizedAddress(language, `/${manifestPath}`),
  };
}

/**
 * Replaces the placeholders of index.html by their texts, and writes the web app manifest.
 * @param show converts each text, such as into the pseudo-language
 * @throws Error if a placeholder has no text
 */
export function brandPlugin(language: Language, show: (text: string) => string): Plugin {
  const texts = pageTexts(language);
  const values = pageValues(language);
  const manifestText = JSON.stringify(manifest(language));
  return {
    name: 'brand',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(/%(\w+)%/g, (placeholder, name: string) => {
          const text = texts[name];
          if (text !== undefined) return show(text);
          const value = values[name];
          if (value === undefined) throw new Error(`index.html: ${placeholder} has no text`);
          return value;
        }),
    },
    configureServer(server) {
      server.middlewares.use(values['manifestAddress'] ?? '', (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json');
        response.end(manifestText);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: manifestPath, source: manifestText });
    },
  };
}
