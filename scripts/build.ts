/**
 * `npm run build`: builds the site in every language, with its renderers and service workers, into dist/, and the
 * server and the commands for a real project into dist-server/. `--pseudo` puts every message of a texts file in brackets
 * (pseudo-language-plugin.ts).
 */
import { loadEnv } from 'vite';
import { precompressFolder } from '#server/platform/http/static-files.ts';
import { unsupportedFeatures } from './browser-features.ts';
import { languages } from '../src/shared/languages.ts';
import { buildServer } from './build-server.ts';
import { buildSite } from './build-site.ts';
import { describeBuild, readBuildTarget } from './build-target.ts';
import { describeFailure } from './command-error.ts';

let target;
try {
  target = readBuildTarget(loadEnv('production', process.cwd()));
} catch (error) {
  console.error(describeFailure(error));
  process.exit(1);
}

// vite.config.ts reads this variable; all builds below except that of the service worker use that file.
const isPseudoLanguage = process.argv.includes('--pseudo');
if (isPseudoLanguage) process.env['PSEUDO_LANGUAGE'] = '1';

await buildSite('dist', 'production', isPseudoLanguage ? ['pt'] : languages);
const tooNew = await unsupportedFeatures('dist');
if (tooNew.length > 0) {
  console.error(
    `Some supported browser (src/shared/browsers.ts) lacks this:\n${tooNew.join('\n')}`,
  );
  process.exit(1);
}
await precompressFolder('dist');
await buildServer(
  {
    main: 'server/main.ts',
    'read-events-thread': 'server/features/imports/events/read-events-thread.ts',
    'reconcile-club': 'scripts/reconcile-club.ts',
    bootstrap: 'scripts/bootstrap.ts',
  },
  'dist-server',
);
console.log(describeBuild(target));
