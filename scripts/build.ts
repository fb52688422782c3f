/** `npm run build`: the site with the program that renders it into dist/, the server and the commands of a real project into dist-server/. */
import { build } from 'vite';
import { precompress } from '#server/http/static-files.ts';
import { buildServer } from './build-server.ts';

await build({ logLevel: 'warn' });
await import('./build-renderer.ts');
await precompress('dist');
await buildServer(
  {
    main: 'server/main.ts',
    'reconcile-club': 'scripts/reconcile-club.ts',
    bootstrap: 'scripts/bootstrap.ts',
  },
  'dist-server',
);
