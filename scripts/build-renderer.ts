/**
 * Builds the server-side page renderer into the folder of an already built site: `build-renderer.ts [site folder] [Vite
 * mode]`.
 */
import path from 'node:path';
import { build } from 'vite';
import { rendererPath } from '#server/site/site.ts';

const [siteDir = 'dist', mode = 'production'] = process.argv.slice(2);

// Selects the production files of React, whatever the NODE_ENV of the parent process is.
process.env['NODE_ENV'] = 'production';

await build({
  mode,
  logLevel: 'warn',
  // Bundles all packages, so that React and the router are the production files of this build.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/app/entry-server.tsx',
    outDir: path.join(siteDir, path.dirname(rendererPath)),
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
    target: 'node20',
  },
});
