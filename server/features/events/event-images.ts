import type { Firestore } from '@google-cloud/firestore';
import { parsePlaceImage } from '#features/pictures/model/stored-place-images.ts';
import { listOf } from '#shared/stored-fields.ts';
import { readPages } from '#server/platform/firestore/record-pages.ts';

/**
 * Returns the image addresses used by past and future events of a place; the files are in the place's folder. Reads
 * only the images field of each event.
 * @throws AppError 'unavailable'
 */
export async function readEventImageUrls(firestore: Firestore, placeId: string): Promise<string[]> {
  const urls = new Set<string>();
  const events = firestore.collection('events').where('placeId', '==', placeId).select('images');
  for await (const page of readPages(events)) {
    for (const event of page) {
      for (const image of listOf(event.get('images'), 8)) {
        const parsedImage = parsePlaceImage(image, { id: placeId, title: '' });
        if (parsedImage) urls.add(parsedImage.url);
      }
    }
  }
  return [...urls];
}
