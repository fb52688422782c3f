/** `npm run build`: the site with the program that renders it and its service worker into dist/, the server and the commands of a real project into dist-server/. */
import { build } from 'vite';
import { precompress } from '#server/http/static-files.ts';
import { buildServer } from './build-server.ts';

await build({ logLevel: 'warn' });
await import('./build-renderer.ts');
await import('./build-worker.ts');
await precompress('dist');
await buildServer(
  {
    main: 'server/main.ts',
    'read-events-thread': 'server/services/event-imports/read-events-thread.ts',
    'reconcile-club': 'scripts/reconcile-club.ts',
    bootstrap: 'scripts/bootstrap.ts',
  },
  'dist-server',
);
