/**
 * `npm run pictures`: renders the icons and previews in public/. Run it after a change of icon.svg or of the drawings.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sitePictures } from './site-pictures.ts';

const publicDir = path.resolve(import.meta.dirname, '../public');

for (const { file, make } of await sitePictures(publicDir)) {
  const target = path.join(publicDir, file);
  await mkdir(path.dirname(target), { recursive: true });
  const bytes = await make();
  await writeFile(target, bytes);
  console.log(`${(bytes.length / 1000).toFixed(1).padStart(7)} kB  public/${file}`);
}
