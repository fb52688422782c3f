import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aCategoryRecord, aPlaceRecord } from '#support/test-server.ts';
import { pageHead, picturePreload, pictureSizes } from './page-head.ts';
import type { PlaceDirectory } from './place-index.ts';
import type { PlaceRecord } from './place-record.ts';

const cover = {
  url: '/uploads/places/p1/a.webp',
  width: 1600,
  height: 1000,
  widths: [320, 640, 1280],
  colour: '#aabbcc',
};

function directoryOf(
  ...places: PlaceRecord[]
): Pick<PlaceDirectory, 'categories' | 'places' | 'place'> {
  return {
    categories: [aCategoryRecord()],
    places: () => places,
    place: (id) => places.find((place) => place.id === id) ?? null,
  };
}

describe('the first picture of a page', () => {
  it('is asked for in the sizes that the components state', () => {
    const source = (file: string) => readFileSync(`src/components/${file}`, 'utf8');
    const gallery = (file: string) =>
      readFileSync(`src/screens/places/detail/gallery/${file}`, 'utf8');
    expect(source('place-card/place-grid.tsx')).toContain(`'${pictureSizes.grid}'`);
    expect(source('media-query/use-media-query.ts')).toContain(
      `wideScreen = '${pictureSizes.wideScreen}'`,
    );
    expect(gallery('photo-carousel.tsx')).toContain(`sizes="${pictureSizes.alone}"`);
    expect(gallery('photo-mosaic.tsx')).toContain(
      `(shown === 1 ? '${pictureSizes.alone}' : '${pictureSizes.besideOthers}')`,
    );
  });

  it('of the home page is that of the best place, the newest among equals', () => {
    const places = [
      aPlaceRecord({ id: 'old', rating: 5, createdAt: 1, cover: { ...cover, url: '/old.webp' } }),
      aPlaceRecord({ id: 'new', rating: 5, createdAt: 2, cover: { ...cover, url: '/new.webp' } }),
      aPlaceRecord({ id: 'low', rating: 1, createdAt: 3, cover }),
    ];
    const { firstPicture } = pageHead({ kind: 'home' }, directoryOf(...places));
    expect(firstPicture?.image.url).toBe('/new.webp');
  });

  it('of a place takes the room that other pictures leave it', () => {
    const head = (pictureCount: number) =>
      pageHead(
        { kind: 'place', param: 'p1-x' },
        directoryOf(aPlaceRecord({ cover, pictureCount })),
      );
    expect(head(1).firstPicture?.sizes).toBe('100vw');
    expect(head(3).firstPicture?.sizes).toBe('(min-width: 48rem) 60vw, 100vw');
  });

  it('of an older record is asked for by its one address', () => {
    const image = { ...cover, url: 'https://fotos.example/a.jpg', widths: [] };
    expect(picturePreload({ image, sizes: '100vw' })).toEqual({
      rel: 'preload',
      as: 'image',
      fetchpriority: 'high',
      href: 'https://fotos.example/a.jpg',
    });
  });

  it('is none where there are no places, or they cannot be had', () => {
    expect(pageHead({ kind: 'home' }, directoryOf()).firstPicture).toBeNull();
    expect(pageHead({ kind: 'home' }, null)).toMatchObject({ status: 200, firstPicture: null });
  });
});

it('the page of a category is found however its slug is written', () => {
  const { slug } = aCategoryRecord();
  const head = pageHead({ kind: 'category', slug: slug.toUpperCase() }, directoryOf());
  expect(head).toMatchObject({ status: 200, canonicalPath: `/places/${slug}` });
});

describe('the description of a page', () => {
  it('is one line, cut at a word', () => {
    const description = `${'palavra '.repeat(60)}\n\nfim`;
    const head = pageHead(
      { kind: 'place', param: 'p1' },
      directoryOf(aPlaceRecord({ description })),
    );
    expect(head.description).toMatch(/^(palavra )+palavra…$/);
    expect(head.description.length).toBeLessThanOrEqual(201);
  });

  it('says what and where a place without a text is', () => {
    const head = pageHead(
      { kind: 'place', param: 'p1' },
      directoryOf(aPlaceRecord({ description: ' ', categoryId: 'gone' })),
    );
    expect(head.description).toBe('Categoria em Florianópolis');
    expect(head.canonicalPath).toBe('/places/categoria/p1-bar-do-farol');
  });
});
