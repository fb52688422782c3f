/**
 * The program that renders pages on the server, into the folder of a site that has been built:
 * `build-renderer.ts [site folder] [Vite's mode]`.
 */
import path from 'node:path';
import { build } from 'vite';
import { rendererPath } from '#server/site/site.ts';

const [siteDir = 'dist', mode = 'production'] = process.argv.slice(2);

// Of React the files of production, whatever the process around this one is.
process.env['NODE_ENV'] = 'production';

await build({
  mode,
  logLevel: 'warn',
  // Everything in it, so that React and the router are those of production, and of this build.
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
