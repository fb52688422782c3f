/** `npm run build`: the site into dist/, the server and the commands of a real project into dist-server/. */
import { build } from 'vite';
import { buildServer } from './build-server.ts';

await build({ logLevel: 'warn' });
await buildServer(
  {
    main: 'server/main.ts',
    'reconcile-club': 'scripts/reconcile-club.ts',
    bootstrap: 'scripts/bootstrap.ts',
  },
  'dist-server',
);
