import path from 'node:path';
import { build } from 'vite';
import { rendererPath } from '#server/site/build-files.ts';

/**
 * Builds the server-side page renderer of the current language (language-plugin.ts) into the folder of an already built
 * site.
 * @param mode mode of Vite
 */
export async function buildRenderer(languageDir: string, mode: string): Promise<void> {
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
      outDir: path.join(languageDir, path.dirname(rendererPath)),
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      target: 'node20',
    },
  });
}
