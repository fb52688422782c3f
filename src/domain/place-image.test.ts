import { describe, expect, it } from 'vitest';
import {
  defaultImageColour,
  highlightImage,
  imageSrcSet,
  imageVariantUrl,
  parsePlaceImage,
  placeImageUrl,
} from './place-image.ts';
import type { PlaceImage } from './place.ts';

const image: PlaceImage = {
  url: '/uploads/places/p1/praia.webp',
  width: 1920,
  height: 1200,
  widths: [320, 640, 1280],
  colour: '#336699',
};
const plain: PlaceImage = {
  url: 'https://fotos.exemplo.com.br/praia.jpg',
  width: 1600,
  height: 1000,
  widths: [],
  colour: defaultImageColour,
};
const place = { id: 'p1', title: 'Praia Mole' };

describe('imageVariantUrl', () => {
  it.each([
    [1, '/uploads/places/p1/praia-320.webp'],
    [320, '/uploads/places/p1/praia-320.webp'],
    [321, '/uploads/places/p1/praia-640.webp'],
    [1280, '/uploads/places/p1/praia-1280.webp'],
    [1281, '/uploads/places/p1/praia.webp'],
    [9000, '/uploads/places/p1/praia.webp'],
  ])('for %d pixels is %s', (width, url) => {
    expect(imageVariantUrl(image, width)).toBe(url);
  });

  it('is the one file of a plain address', () => {
    expect(imageVariantUrl(plain, 320)).toBe(plain.url);
  });
});

describe('imageSrcSet', () => {
  it('lists every file with its width', () => {
    expect(imageSrcSet(image)).toBe(
      '/uploads/places/p1/praia-320.webp 320w, /uploads/places/p1/praia-640.webp 640w, ' +
        '/uploads/places/p1/praia-1280.webp 1280w, /uploads/places/p1/praia.webp 1920w',
    );
  });
  it('is absent for a plain address', () => {
    expect(imageSrcSet(plain)).toBeUndefined();
  });
});

describe('highlightImage', () => {
  it.each([
    [0, plain],
    [1, image],
    [2, image],
    [-1, plain],
    [NaN, plain],
    [0.9, plain],
    [Infinity, plain],
  ])('with the index %d stays within the list', (index, expected) => {
    expect(highlightImage([plain, image], index)).toBe(expected);
  });
  it('is null without pictures', () => {
    expect(highlightImage([], 0)).toBeNull();
  });
});

describe('placeImageUrl', () => {
  it.each([
    ['https://a.com/b.jpg', 'https://a.com/b.jpg'],
    ['http://a.com/minha foto,1.jpg', 'http://a.com/minha%20foto%2C1.jpg'],
    ['/uploads/places/p1/x.webp', '/uploads/places/p1/x.webp'],
    ['foto.jpg', '/uploads/places/p1/praia-mole-foto.jpg'],
    ['uploads/places/antigo/foto.jpg', '/uploads/places/p1/praia-mole-foto.jpg'],
    ['../../etc/foto.jpg?v=2', '/uploads/places/p1/praia-mole-foto.jpg'],
    ['praia-mole-1.webp', '/uploads/places/p1/praia-mole-1.webp'],
  ])('completes %j to %s', (address, url) => {
    expect(placeImageUrl(address, place)).toBe(url);
  });

  it('does without the slug when the title has none', () => {
    expect(placeImageUrl('foto.jpg', { id: 'p1', title: '🌊' })).toBe(
      '/uploads/places/p1/foto.jpg',
    );
  });

  it.each([
    '',
    '  ',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//evil.example/x.png',
    '\\\\evil\\x.png',
    '..',
    'a/..',
    'a/',
    `https://a.com/${'a'.repeat(2000)}`,
  ])('refuses %j', (address) => {
    expect(placeImageUrl(address, place)).toBeNull();
  });
});

describe('parsePlaceImage', () => {
  it('reads a stored picture as it is', () => {
    expect(parsePlaceImage({ ...image }, place)).toEqual(image);
  });

  it('reads the plain address of an older record', () => {
    expect(parsePlaceImage(plain.url, place)).toEqual(plain);
  });

  it('believes only known widths smaller than the picture, and only of WebP files', () => {
    expect(parsePlaceImage({ ...image, width: 640, widths: [9, 320, 640, 1280] }, place)).toEqual({
      ...image,
      width: 640,
      widths: [320],
    });
    expect(parsePlaceImage({ ...image, url: '/a.jpg' }, place)?.widths).toEqual([]);
    expect(parsePlaceImage({ ...image, widths: 'todas' }, place)?.widths).toEqual([]);
  });

  it('replaces a colour that is none', () => {
    expect(parsePlaceImage({ ...image, colour: 'url(x)' }, place)?.colour).toBe(defaultImageColour);
  });

  it.each([[null], [undefined], [7], [{}], [{ url: 3 }], [{ url: 'javascript:1' }], [[]]])(
    'finds no picture in %j',
    (value) => {
      expect(parsePlaceImage(value, place)).toBeNull();
    },
  );

  it.each([0, -1, 1.5, NaN, '1280', 1e9])('assumes 16:10 when the width is %j', (width) => {
    expect(parsePlaceImage({ ...image, width }, place)).toMatchObject({
      width: 1600,
      height: 1000,
      widths: [],
    });
  });
});
