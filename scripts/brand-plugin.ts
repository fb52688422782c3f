import type { Plugin } from 'vite';
import { brand } from '../src/domain/brand.ts';

const manifestPath = 'manifest.webmanifest';

/** What a phone shows when the site is added to its home screen. */
export const manifest = {
  name: brand.name,
  short_name: brand.name,
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
};
const manifestText = JSON.stringify(manifest);

/** Writes the brand into index.html ('%brand.name%', '%brand.city%') and makes the web manifest from it. */
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
