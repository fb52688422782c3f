import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileEndings } from './art/render.ts';
import type { RenderedArt } from './art/render.ts';
import type { PictureFile } from './city.ts';

/**
 * Links `target` to `source`, or copies the file if the file system cannot link it. Returns false if `target` exists.
 */
function linkOrCopy(source: string, target: string): boolean {
  try {
    linkSync(source, target);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EMLINK')
      throw error;
    copyFileSync(source, target);
    return true;
  }
}

/**
 * Puts the images of places and reviews into {uploadsDir}/places/{id}/. Existing files are not changed. Links save disk
 * space, because many places share the same drawings under different names.
 * @returns the number of new images
 */
export function writePictures(
  pictures: readonly PictureFile[],
  art: ReadonlyMap<string, RenderedArt>,
  uploadsDir: string,
): number {
  let written = 0;
  for (const picture of pictures) {
    const rendered = art.get(picture.artKey);
    if (rendered === undefined) throw new Error(`No drawing for ${picture.artKey}.`);
    const folder = path.join(uploadsDir, 'places', picture.folder);
    mkdirSync(folder, { recursive: true });
    const isNew = fileEndings.map((ending) =>
      linkOrCopy(`${rendered.stem}${ending}`, path.join(folder, `${picture.name}${ending}`)),
    );
    if (isNew.some(Boolean)) written += 1;
  }
  return written;
}
