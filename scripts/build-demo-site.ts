/** Builds the site of the demo in every language: `build-demo-site.ts <site folder>`. */
import { buildSite } from './build-site.ts';

const [siteDir] = process.argv.slice(2);
if (siteDir === undefined) throw new Error('The folder of the site is missing.');
await buildSite(siteDir, 'demo');
