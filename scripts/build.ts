/** `npm run build`: the site into dist/, the server and the club's reconciliation into dist-server/. */
import { build } from 'vite';
import { buildServer } from './build-server.ts';

await build({ logLevel: 'warn' });
await buildServer(
  { main: 'server/main.ts', 'reconcile-club': 'scripts/reconcile-club.ts' },
  'dist-server',
);
