/** `npm run build`: the site into dist/, the server into dist-server/. */
import { build } from 'vite';

await build({ logLevel: 'warn' });
await build({
  logLevel: 'warn',
  build: { ssr: 'server/main.ts', outDir: 'dist-server', copyPublicDir: false, manifest: false },
});
