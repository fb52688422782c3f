import type { Plugin } from 'vite';
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
  description: `Bares, restaurantes, praias, passeios e eventos em ${brand.city}, com avaliações de quem já foi.`,
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
    { name: 'Buscar', url: linkTo('/search') },
    { name: 'Agenda', url: linkTo('/agenda') },
    { name: 'Minha carteirinha', url: linkTo('/profile') },
  ].map((shortcut) => ({
    ...shortcut,
    icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
  })),
  // Shown in the browser's install dialog. `npm run screenshots` creates these files.
  screenshots: [
    {
      name: 'home-phone',
      ...phone,
      label: 'Página inicial, com as categorias e os destaques da semana',
    },
    {
      name: 'place-phone',
      ...phone,
      label: 'Página de um lugar, com fotos, avaliações e horário',
    },
    {
      name: 'home-desktop',
      ...desktop,
      label: 'Página inicial em uma tela larga',
    },
  ].map(({ name, ...screenshot }) => ({
    src: `/screenshots/${name}.webp`,
    type: 'image/webp',
    ...screenshot,
  })),
};
const manifestText = JSON.stringify(manifest);

/** Replaces '%brand.name%' and '%brand.city%' in index.html and writes the web app manifest. */
export function brandPlugin(): Plugin {
  return {
    name: 'brand',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll('%brand.name%', brand.name).replaceAll('%brand.city%', brand.city),
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
