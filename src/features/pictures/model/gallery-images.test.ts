import { expect, test } from 'vitest';
import { aPlace } from '#support/test-place.ts';
import { listGalleryImages } from './gallery-images.ts';
import type { PlaceImage } from './place-image.ts';

const photograph = (url: string): PlaceImage => ({
  url,
  width: 1600,
  height: 1000,
  widths: [],
  colour: '#336699',
});
const drawing = (url: string): PlaceImage => ({ ...photograph(url), isDrawing: true });

function urlsOf(
  images: PlaceImage[],
  reviews: readonly { pictures: PlaceImage[] }[] | null,
  { highlightImageIndex = 0, reviewsCount = 2 } = {},
) {
  const place = aPlace({ images, highlightImageIndex, reviewsCount });
  return listGalleryImages(place, reviews).map(({ url }) => url);
}

const reviews = [
  { pictures: [photograph('new'), drawing('sketch')] },
  { pictures: [photograph('old')] },
];

test('begins with the highlight, followed by the others as stored', () => {
  const images = ['a', 'b', 'c'].map(photograph);
  expect(urlsOf(images, reviews, { highlightImageIndex: 1 })).toEqual(['b', 'a', 'c']);
});

test('begins with the photographs of members if the highlight is a drawing', () => {
  expect(urlsOf([drawing('a'), photograph('b')], reviews)).toEqual(['new', 'old', 'a', 'b']);
});

test('is the photographs of members for a place without images', () => {
  expect(urlsOf([], reviews)).toEqual(['new', 'old']);
});

test('contains at most eight photographs of members', () => {
  const pictures = Array.from({ length: 9 }, (_, at) => photograph(String(at)));
  expect(urlsOf([drawing('a')], [{ pictures }])).toHaveLength(9);
});

test('is only the drawn highlight while the reviews are unknown', () => {
  const images = ['a', 'b', 'c'].map(drawing);
  expect(urlsOf(images, null)).toEqual(['a']);
  expect(urlsOf(images, null, { reviewsCount: 0 })).toEqual(['a', 'b', 'c']);
  expect(
    urlsOf(
      images.map(({ url }) => photograph(url)),
      null,
    ),
  ).toEqual(['a', 'b', 'c']);
});
