import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aPlaceSummary } from '#support/builders.ts';
import { aCategoryRecord, aPlaceRecord, anEventRecord } from '#support/test-server.ts';
import { pageHead, picturePreload, pictureSizes } from './page-head.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import type { PublicPlaces } from './page-head.ts';
import type { PlaceRecord } from '../search-index/cached-records.ts';
import { buildPublicEvents } from '../search-index/public-events.ts';
import { buildPlaceLists } from '../search-index/place-lists.ts';

const cover = {
  url: '/uploads/places/p1/a.webp',
  width: 1600,
  height: 1000,
  widths: [320, 640, 828, 1280],
  colour: '#aabbcc',
};

const placePath = '/places/:categorySlug/:placeId';

function directoryOf(...places: PlaceRecord[]): PublicPlaces {
  const categories = [aCategoryRecord()];
  return {
    ...buildPlaceLists(places, categories),
    categories,
    place: (id) => places.find((place) => place.id === id) ?? null,
    events: null,
  };
}

describe('the first image of a page', () => {
  it('is preloaded with the `sizes` of the components', () => {
    const source = (file: string) => readFileSync(`src/features/${file}`, 'utf8');
    const carousel = source('pictures/components/gallery/gallery.tsx');
    const row = source('lists/screens/public-list-screen.tsx');
    expect(row).toContain(`sizes="${pictureSizes.row}"`);
    expect(source('places/components/card/place-grid.tsx')).toContain(`'${pictureSizes.grid}'`);
    expect(source('home/screens/home-screen.tsx')).toContain(`'${pictureSizes.highlight}'`);
    expect(readFileSync('src/ui/use-media-query.ts', 'utf8')).toContain(
      `wideScreen = '${pictureSizes.wideScreen}'`,
    );
    const { wideScreen, alone, besideOthers } = pictureSizes;
    expect(carousel).toContain(`return '${alone}'`);
    expect(carousel).toContain(`'${wideScreen} ${besideOthers}, ${alone}'`);
  });

  it('of the home page is that of the best rated place, the newest among equals', () => {
    const made = (ms: number) => ({ createdAt: new Date(ms) });
    const places = [
      aPlaceRecord({ id: 'old', rating: 5, ...made(1), images: [{ ...cover, url: '/old.webp' }] }),
      aPlaceRecord({ id: 'new', rating: 5, ...made(2), images: [{ ...cover, url: '/new.webp' }] }),
      aPlaceRecord({ id: 'low', rating: 1, ...made(3), images: [cover] }),
    ];
    const { firstPicture } = pageHead('pt', { path: '/', parameters: {} }, directoryOf(...places));
    expect(firstPicture?.image.url).toBe('/new.webp');
  });

  it('of a place page depends on the width left by other images', () => {
    const head = (pictureCount: number) =>
      pageHead(
        'pt',
        { path: placePath, parameters: { placeId: 'p1-x' } },
        directoryOf(
          aPlaceRecord({ images: Array.from({ length: pictureCount }, () => ({ ...cover })) }),
        ),
      );
    expect(head(1).firstPicture?.sizes).toBe('100vw');
    expect(head(3).firstPicture?.sizes).toBe('(min-width: 48rem) 60vw, 100vw');
  });

  it('of a place page is the newest photograph of a member if the cover is a drawing', () => {
    const drawn = { ...cover, isDrawing: true as const };
    const photograph = { ...cover, url: '/uploads/reviews/p1_u1/a.webp' };
    const first = (images: PlaceImage[], pictures: PlaceImage[] | null) =>
      pageHead(
        'pt',
        { path: placePath, parameters: { placeId: 'p1-x' } },
        directoryOf(aPlaceRecord({ images, reviewsCount: 1 })),
        null,
        pictures && [{ pictures }],
      ).firstPicture;
    expect(first([drawn], [photograph])).toEqual({
      image: photograph,
      sizes: '(min-width: 48rem) 60vw, 100vw',
    });
    expect(first([cover], [photograph])?.image).toBe(cover);
    // The browser fills in the photographs when it has loaded the reviews.
    expect(first([drawn, { ...cover }], null)).toEqual({ image: drawn, sizes: '100vw' });
  });

  it('of an event page is that of the event, never that of its place', async () => {
    const first = async (images: PlaceImage[]) => {
      const event = anEventRecord({ images });
      const events = await buildPublicEvents([event], (id) => aPlaceSummary({ id }), new Date(0));
      const directory = { ...directoryOf(aPlaceRecord({ images: [cover] })), events };
      return pageHead(
        'pt',
        { path: '/agenda/:eventId', parameters: { eventId: event.id } },
        directory,
      );
    };
    const own = { ...cover, url: '/own.webp' };
    expect((await first([own])).firstPicture?.image).toEqual(own);
    const head = await first([]);
    expect(head.firstPicture).toBeNull();
    // A shared link is better with the place than without an image.
    expect(head.preview?.url).toContain('/uploads/places/p1/');
  });

  it('of an older record has a single address', () => {
    const image = { ...cover, url: 'https://fotos.example/a.jpg', widths: [] };
    expect(picturePreload({ image, sizes: '100vw' })).toEqual({
      rel: 'preload',
      as: 'image',
      fetchpriority: 'high',
      href: 'https://fotos.example/a.jpg',
    });
  });

  it('is null without places, or if they are unavailable', () => {
    expect(pageHead('pt', { path: '/', parameters: {} }, directoryOf()).firstPicture).toBeNull();
    expect(pageHead('pt', { path: '/', parameters: {} }, null)).toMatchObject({
      status: 200,
      firstPicture: null,
    });
  });
});

describe('the preview image', () => {
  const preview = (path: Parameters<typeof pageHead>[1]['path'], ...places: PlaceRecord[]) =>
    pageHead(
      'pt',
      { path, parameters: { categorySlug: 'bares', placeId: 'p1' } },
      directoryOf(...places),
    ).preview;
  const ofPlace = (...images: PlaceRecord['images']) =>
    preview(placePath, aPlaceRecord({ images }));

  it.each(['/', '/categories', '/club', '/terms', '/search'] as const)(
    'of %s is the drawing of the island, in the large preview size',
    (path) => {
      expect(preview(path)).toMatchObject({
        url: '/previews/ilha.jpg',
        size: { width: 1200, height: 630 },
        type: 'image/jpeg',
      });
    },
  );

  it('of a category is the drawing of its kind', () => {
    expect(preview('/places/:categorySlug')).toMatchObject({
      url: '/previews/bares.jpg',
      alt: 'Bares em Florianópolis',
    });
  });

  it('of a place is its cover, with the dimensions of that file', () => {
    expect(ofPlace(cover)).toEqual({
      url: '/uploads/places/p1/a-1280.webp',
      alt: 'Bar do Farol',
      size: { width: 1280, height: 800 },
      type: 'image/webp',
    });
    expect(ofPlace({ ...cover, width: 900, height: 600, widths: [320, 640] })).toMatchObject({
      url: '/uploads/places/p1/a.webp',
      size: { width: 900, height: 600 },
    });
  });

  it('of a place has no dimensions if they are unknown', () => {
    const plain = { ...cover, url: 'https://fotos.example/a', widths: [] };
    expect(ofPlace(plain)).toMatchObject({ url: plain.url, size: null, type: null });
  });

  it('of a place without images is the drawing of its category', () => {
    expect(ofPlace()?.url).toBe('/previews/bares.jpg');
  });

  it('is null for a missing page', () => {
    expect(preview(null)).toBeNull();
    expect(preview(placePath)).toBeNull();
  });
});

it('a category page starts with the image of its newest place', () => {
  const { firstPicture } = pageHead(
    'pt',
    { path: '/places/:categorySlug', parameters: { categorySlug: 'bares' } },
    directoryOf(
      aPlaceRecord({ id: 'old', createdAt: new Date(1), images: [{ ...cover, url: '/old.webp' }] }),
      aPlaceRecord({ id: 'new', createdAt: new Date(2), images: [cover] }),
    ),
  );
  expect(firstPicture).toEqual({ image: cover, sizes: pictureSizes.grid });
});

it('a category page is found for any spelling of its slug', () => {
  const { slug } = aCategoryRecord();
  const head = pageHead(
    'pt',
    { path: '/places/:categorySlug', parameters: { categorySlug: slug.toUpperCase() } },
    directoryOf(),
  );
  expect(head).toMatchObject({ status: 200, canonicalPath: `/places/${slug}` });
});

describe('the description of a page', () => {
  it('is a single line, cut at a word', () => {
    const description = `${'palavra '.repeat(60)}\n\nfim`;
    const head = pageHead(
      'pt',
      { path: placePath, parameters: { placeId: 'p1' } },
      directoryOf(aPlaceRecord({ description })),
    );
    expect(head.description).toMatch(/^(palavra )+palavra…$/);
    expect(head.description.length).toBeLessThanOrEqual(201);
  });

  it('is not cut in the middle of an emoji', () => {
    const head = pageHead(
      'pt',
      { path: placePath, parameters: { placeId: 'p1' } },
      directoryOf(aPlaceRecord({ description: `x${'🏖'.repeat(200)}` })),
    );
    expect(head.description).toMatch(/^x🏖+…$/u);
  });

  it('contains category and city for a place without a text', () => {
    const head = pageHead(
      'pt',
      { path: placePath, parameters: { placeId: 'p1' } },
      directoryOf(aPlaceRecord({ description: ' ', category: 'gone' })),
    );
    expect(head.description).toBe('Categoria em Florianópolis');
    expect(head.canonicalPath).toBe('/places/categoria/p1-bar-do-farol');
  });
});
