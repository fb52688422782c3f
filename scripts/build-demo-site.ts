/** Builds the site of the demo: `build-demo-site.ts <site folder> <language...>`. */
import { languages } from '../src/shared/languages.ts';
import { buildSite } from './build-site.ts';

const [siteDir, ...codes] = process.argv.slice(2);
if (siteDir === undefined) throw new Error('The folder of the site is missing.');
await buildSite(
  siteDir,
  'demo',
  languages.filter((language) => codes.includes(language)),
);
