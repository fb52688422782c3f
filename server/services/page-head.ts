import { brand } from '#domain/brand.ts';
import { imageSrcSet, imageVariantUrl } from '#domain/place-image.ts';
import { categoryLink, placeIdFromParam, placeLink } from '#domain/place-link.ts';
import type { PlaceImage } from '#domain/place.ts';
import { slugify } from '#domain/slug.ts';
import { byRatingThenNewest } from '#domain/top-places.ts';
import { toSummary } from './place-index-files.ts';
import type { PlaceDirectory } from './place-index.ts';
import type { PlaceRecord } from './place-record.ts';
import type { SiteAddress } from './site-routes.ts';

/** What of the places a page needs. */
type PublicPlaces = Pick<PlaceDirectory, 'categories' | 'places' | 'place'>;

/** What a page says about itself before its code runs: to browsers, search engines and chats. */
export interface PageHead {
  /** 404 for an address, category or place that does not exist. */
  status: 200 | 404;
  title: string;
  description: string;
  /** Path of the page's one true address; null where it has none. */
  canonicalPath: string | null;
  /** Picture of the preview, smaller than a chat would refuse; null for the product's own. */
  preview: { url: string; alt: string } | null;
  /** The first picture that the screen will show. */
  firstPicture: { image: PlaceImage; sizes: string } | null;
}

/**
 * `sizes` of the first picture of a screen, as its component states it (place-grid.tsx, gallery.tsx,
 * photo-mosaic.tsx, photo-carousel.tsx; a test holds them together): were they different, the browser
 * would load two files.
 */
export const pictureSizes = {
  grid: '(min-width: 80rem) 23rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw',
  wideScreen: '(min-width: 48rem)',
  alone: '100vw',
  besideOthers: '60vw',
} as const;

const previewWidth = 1280;
const longestDescription = 200;
const siteDescription = `Bares, restaurantes, praias, passeios e eventos em ${brand.city}, com avaliações de quem já foi.`;

const generic: PageHead = {
  status: 200,
  title: brand.name,
  description: siteDescription,
  canonicalPath: null,
  preview: null,
  firstPicture: null,
};

/**
 * The head of a page.
 * @param directory the public places; null when they cannot be had, and the page then only says
 *   whose it is
 */
export function pageHead(address: SiteAddress, directory: PublicPlaces | null): PageHead {
  switch (address.kind) {
    case 'home':
      return homeHead(directory);
    case 'category':
      return directory ? categoryHead(address.slug, directory) : generic;
    case 'place':
      return directory ? placeHead(placeIdFromParam(address.param), directory) : generic;
    case 'screen':
      return generic;
    case 'unknown':
      return { ...generic, status: 404, title: `Página não encontrada · ${brand.name}` };
  }
}

function homeHead(directory: PublicPlaces | null): PageHead {
  const best = directory
    ?.places()
    .reduce<PlaceRecord | null>(
      (first, place) => (first && byRatingThenNewest(first, place) <= 0 ? first : place),
      null,
    );
  return {
    ...generic,
    title: `${brand.name}: lugares e eventos em ${brand.city}`,
    canonicalPath: '/',
    firstPicture: best?.cover ? { image: best.cover, sizes: pictureSizes.grid } : null,
  };
}

function categoryHead(slug: string, { categories }: PublicPlaces): PageHead {
  const category = categories.find((candidate) => candidate.slug === slugify(slug));
  if (!category) {
    return { ...generic, status: 404, title: `Categoria não encontrada · ${brand.name}` };
  }
  return {
    ...generic,
    title: `${category.name} em ${brand.city} · ${brand.name}`,
    description: shortened(category.description) || siteDescription,
    canonicalPath: categoryLink(category.name),
  };
}

function placeHead(id: string, directory: PublicPlaces): PageHead {
  const place = directory.place(id);
  if (!place) return { ...generic, status: 404, title: `Local não encontrado · ${brand.name}` };
  const category = directory.categories.find((candidate) => candidate.id === place.categoryId);
  const { categoryName, title, cover } = toSummary(place, category);
  return {
    status: 200,
    title: `${title} · ${brand.name}`,
    description: shortened(place.description) || `${categoryName} em ${brand.city}`,
    canonicalPath: placeLink({ id, title, categoryName }),
    preview: cover ? { url: imageVariantUrl(cover, previewWidth), alt: title } : null,
    firstPicture: cover ? { image: cover, sizes: gallerySizes(place.pictureCount) } : null,
  };
}

function gallerySizes(pictureCount: number): string {
  const { wideScreen, alone, besideOthers } = pictureSizes;
  return pictureCount > 1 ? `${wideScreen} ${besideOthers}, ${alone}` : alone;
}

/** One line, cut at a word. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longestDescription) return line;
  const cut = line.slice(0, longestDescription);
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > 0 ? cut.slice(0, lastSpace) : cut}…`;
}

/** Attributes of the element that makes the browser fetch the first picture at once. */
export function picturePreload({ image, sizes }: { image: PlaceImage; sizes: string }) {
  const srcSet = imageSrcSet(image);
  return {
    rel: 'preload',
    as: 'image',
    fetchpriority: 'high',
    // A plain address has one file; a browser that reads srcset ignores href.
    ...(srcSet === undefined ? { href: image.url } : { imagesrcset: srcSet, imagesizes: sizes }),
  };
}
