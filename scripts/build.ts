/** `npm run build`: the site into dist/, the server and the club's reconciliation into dist-server/. */
import { build } from 'vite';

await build({ logLevel: 'warn' });
await build({
  logLevel: 'warn',
  build: {
    ssr: true,
    rollupOptions: {
      input: { main: 'server/main.ts', 'reconcile-club': 'scripts/reconcile-club.ts' },
    },
    outDir: 'dist-server',
    copyPublicDir: false,
    manifest: false,
  },
});
