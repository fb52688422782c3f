import { describe, expect, it } from 'vitest';
import { defaultImageColour } from './place-image.ts';
import type { PlaceImage } from './place-image.ts';
import { parsePlaceImage, placeImageUrl } from './stored-place-images.ts';

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
const place = { id: 'p1', title: 'Praia Mole' };

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

  it('omits the slug if the title has none', () => {
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
  ])('rejects %j', (address) => {
    expect(placeImageUrl(address, place)).toBeNull();
  });
});

describe('parsePlaceImage', () => {
  it('reads a stored image unchanged', () => {
    expect(parsePlaceImage({ ...image }, place)).toEqual(image);
  });

  it('reads the plain URL of an older record', () => {
    expect(parsePlaceImage(plainImage.url, place)).toEqual(plainImage);
  });

  it('accepts only known widths below the image width, and only for WebP files', () => {
    expect(
      parsePlaceImage({ ...image, width: 640, widths: [9, 320, 640, 828, 1280] }, place),
    ).toEqual({
      ...image,
      width: 640,
      widths: [320],
    });
    expect(parsePlaceImage({ ...image, url: '/a.jpg' }, place)?.widths).toEqual([]);
    expect(parsePlaceImage({ ...image, widths: 'todas' }, place)?.widths).toEqual([]);
  });

  it('replaces an invalid colour', () => {
    expect(parsePlaceImage({ ...image, colour: 'url(x)' }, place)?.colour).toBe(defaultImageColour);
  });

  it.each([[null], [undefined], [7], [{}], [{ url: 3 }], [{ url: 'javascript:1' }], [[]]])(
    'returns null for %j',
    (value) => {
      expect(parsePlaceImage(value, place)).toBeNull();
    },
  );

  it.each([0, -1, 1.5, NaN, '1280', 1e9])('assumes 16:10 if the width is %j', (width) => {
    expect(parsePlaceImage({ ...image, width }, place)).toMatchObject({
      width: 1600,
      height: 1000,
      widths: [],
    });
  });
});
