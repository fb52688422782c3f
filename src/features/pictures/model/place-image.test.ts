import { describe, expect, it } from 'vitest';
import {
  defaultImageColour,
  findHighlightImage,
  imageSrcSet,
  imageVariantUrl,
} from './place-image.ts';
import type { PlaceImage } from './place-image.ts';

const image: PlaceImage = {
  url: '/uploads/places/p1/praia.webp',
  width: 1920,
  height: 1200,
  widths: [320, 640, 828, 1280],
  colour: '#336699',
};
const plainImage: PlaceImage = {
  url: 'https://fotos.exemplo.com.br/praia.jpg',
  width: 1600,
  height: 1000,
  widths: [],
  colour: defaultImageColour,
};

describe('imageVariantUrl', () => {
  it.each([
    [1, '/uploads/places/p1/praia-320.webp'],
    [320, '/uploads/places/p1/praia-320.webp'],
    [321, '/uploads/places/p1/praia-640.webp'],
    [1280, '/uploads/places/p1/praia-1280.webp'],
    [1281, '/uploads/places/p1/praia.webp'],
    [9000, '/uploads/places/p1/praia.webp'],
  ])('returns for %d pixels %s', (width, url) => {
    expect(imageVariantUrl(image, width)).toBe(url);
  });

  it('returns the only file of a plain URL', () => {
    expect(imageVariantUrl(plainImage, 320)).toBe(plainImage.url);
  });
});

describe('imageSrcSet', () => {
  it('lists every file with its width', () => {
    expect(imageSrcSet(image)).toBe(
      '/uploads/places/p1/praia-320.webp 320w, /uploads/places/p1/praia-640.webp 640w, ' +
        '/uploads/places/p1/praia-828.webp 828w, /uploads/places/p1/praia-1280.webp 1280w, /uploads/places/p1/praia.webp 1920w',
    );
  });
  it('is undefined for a plain URL', () => {
    expect(imageSrcSet(plainImage)).toBeUndefined();
  });
});

describe('highlightImage', () => {
  it.each([
    [0, plainImage],
    [1, image],
    [2, image],
    [-1, plainImage],
    [NaN, plainImage],
    [0.9, plainImage],
    [Infinity, plainImage],
  ])('brings the index %d into range', (index, expected) => {
    expect(findHighlightImage([plainImage, image], index)).toBe(expected);
  });
  it('is null without images', () => {
    expect(findHighlightImage([], 0)).toBeNull();
  });
});
