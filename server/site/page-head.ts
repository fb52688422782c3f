import * as brand from '#shared/brand.ts';
import type { Language } from '#shared/languages.ts';
import { textIn, translatedRecord } from '#shared/translations.ts';
import { eventLink } from '#features/events/model/event-link.ts';
import { linkTo, routes } from '#shared/routes.ts';
import {
  findHighlightImage,
  imageSrcSet,
  imageVariantUrl,
} from '#features/pictures/model/place-image.ts';
import { categoryLink, placeIdFromParam, placeLink } from '#features/places/model/place-link.ts';
import { listLink } from '#features/lists/model/public-list.ts';
import { listGalleryImages } from '#features/pictures/model/gallery-images.ts';
import type { GalleryReview } from '#features/pictures/model/gallery-images.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import type { RoutePath } from '#shared/routes.ts';
import { slugify } from '#shared/text/slug.ts';
import type { CategoryRecord, PlaceRecord } from '../search-index/cached-records.ts';
import { toSummary } from '../search-index/place-index-files.ts';
import type { PlaceDirectory } from '../search-index/place-index.ts';
import { highlights } from '#server/search-index/highlights.ts';
import type { RequestedList } from './requested-list.ts';
import { previewName, previewSize } from './preview-picture.ts';
import type { SiteRoute } from './site-routes.ts';
import { siteTexts } from './site-texts.ts';
import type { SiteTexts } from './site-texts.ts';

/** The part of the public data that page heads use. */
export type PublicPlaces = Pick<
  PlaceDirectory,
  'categories' | 'categoryBySlug' | 'byRating' | 'ofCategory' | 'place' | 'events'
>;

/** Image that chat apps and social networks show with a link. */
export interface PreviewPicture {
  url: string;
  alt: string;
  /** Dimensions in pixels; null if unknown. */
  size: { width: number; height: number } | null;
  /** MIME type such as 'image/jpeg'; null if unknown. */
  type: string | null;
}

/** Metadata of a page for browsers, search engines and chat apps, available before its code runs. */
export interface PageHead {
  /** 404 if the address or its place, category, event or list does not exist; 503 if the list cannot be read now. */
  status: 200 | 404 | 503;
  /** True if search engines must not index the existing page. */
  isUnlisted: boolean;
  /** Message shown without JavaScript for a page that is missing or cannot be read; null if the page needs its code. */
  sentence: string | null;
  title: string;
  description: string;
  /** Path of the canonical address in Portuguese; null if there is none. */
  canonicalPath: string | null;
  /** Preview image, small enough for chat apps; null for a page that is missing or cannot be read. */
  preview: PreviewPicture | null;
  /** The first image shown on the screen. */
  firstPicture: { image: PlaceImage; sizes: string } | null;
}

/**
 * `sizes` of the first image of a screen. They must equal those of the components (place-grid.tsx, home-screen.tsx,
 * event-page-view.tsx, public-list-screen.tsx, gallery.tsx; page-head.test.ts compares all but `event`), because the browser would load
 * two files otherwise.
 */
export const pictureSizes = {
  grid: '(min-width: 80rem) 23rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw',
  highlight: '(min-width: 90rem) 15vw, (min-width: 64rem) 30vw, 17.5rem',
  event: '(min-width: 64rem) 46rem, 100vw',
  row: '96px',
  wideScreen: '(min-width: 48rem)',
  alone: '100vw',
  besideOthers: '60vw',
} as const;

const previewWidth = 1280;
const maxDescriptionLength = 200;

function defaultHead(texts: SiteTexts): PageHead {
  return {
    status: 200,
    isUnlisted: false,
    sentence: null,
    title: brand.name,
    description: texts.siteDescription,
    canonicalPath: null,
    preview: categoryPreview(null, texts.previewImageAlt),
    firstPicture: null,
  };
}

/** Returns the public pages whose title and description do not depend on data; same titles as on their screens. */
function fixedPages(
  texts: SiteTexts,
): Partial<Record<RoutePath, { title: string; description?: string }>> {
  return {
    '/categories': { title: texts.categoriesTitle, description: texts.categoriesDescription },
    '/subscription': { title: brand.clubName, description: texts.plansDescription },
    '/club': { title: texts.benefitsTitle, description: texts.benefitsDescription },
    '/help': { title: texts.helpTitle, description: texts.helpDescription },
    '/terms': { title: texts.termsTitle },
    '/privacy': { title: texts.privacyTitle },
  };
}

/**
 * Returns the head of a page.
 * @param language language of its texts
 * @param directory the public places; null when unavailable, which gives a generic head
 * @param list the result of loading the list in the address
 * @param reviews the first reviews of the place in the address; null while they are unknown
 */
export function pageHead(
  language: Language,
  { path, parameters }: Pick<SiteRoute, 'path' | 'parameters'>,
  directory: PublicPlaces | null,
  list: RequestedList | null = null,
  reviews: readonly GalleryReview[] | null = null,
): PageHead {
  const { categorySlug = '', placeId = '', eventId = '' } = parameters;
  const texts = siteTexts[language];
  switch (path) {
    case '/':
      return homeHead(texts, directory);
    case '/places/:categorySlug':
      return directory ? categoryHead(texts, categorySlug, directory) : defaultHead(texts);
    case '/places/:categorySlug/:placeId':
      return directory
        ? placeHead(texts, placeIdFromParam(placeId), directory, reviews)
        : defaultHead(texts);
    case '/agenda':
      return agendaHead(texts);
    case '/agenda/:eventId':
      return directory?.events
        ? eventHead(texts, placeIdFromParam(eventId), directory)
        : defaultHead(texts);
    case '/listas/:listId':
      return list?.kind === 'found' ? listHead(texts, list) : missingListHead(texts, list?.kind);
    case null:
      return missingHead(texts, texts.unknownAddress);
    default:
      return fixedHead(texts, path);
  }
}

function missingHead(texts: SiteTexts, title: string, sentence = `${title}.`): PageHead {
  return {
    ...defaultHead(texts),
    status: 404,
    sentence,
    title: `${title} · ${brand.name}`,
    preview: null,
  };
}

function fixedHead(texts: SiteTexts, path: RoutePath): PageHead {
  const page = fixedPages(texts)[path];
  if (!page) return defaultHead(texts);
  const { title, description = texts.siteDescription } = page;
  return {
    ...defaultHead(texts),
    title: `${title} · ${brand.name}`,
    description,
    canonicalPath: path,
  };
}

/** True if the head of a page depends on the places. */
export function needsPlaces(path: SiteRoute['path']): boolean {
  return path === '/' || /^\/(places\/|agenda|listas)/.test(path ?? '');
}

function homeHead(texts: SiteTexts, directory: PublicPlaces | null): PageHead {
  return {
    ...defaultHead(texts),
    title: texts.homePageTitle,
    canonicalPath: '/',
    firstPicture: firstCardPicture(
      directory ? highlights(directory)[0] : undefined,
      pictureSizes.highlight,
    ),
  };
}

function categoryHead(
  texts: SiteTexts,
  slug: string,
  { categoryBySlug, ofCategory }: PublicPlaces,
): PageHead {
  const category = categoryBySlug(slugify(slug));
  if (!category) return missingHead(texts, texts.unknownCategory);
  const { name, description } = translatedRecord(texts.language, category);
  const title = texts.categoryHeading(name);
  return {
    ...defaultHead(texts),
    title: `${title} · ${brand.name}`,
    description: shortenText(description) || texts.siteDescription,
    canonicalPath: categoryLink(category.name),
    preview: categoryPreview(category, title),
    firstPicture: firstCardPicture(ofCategory(category.id)[0], pictureSizes.grid),
  };
}

function placeHead(
  texts: SiteTexts,
  id: string,
  directory: PublicPlaces,
  reviews: readonly GalleryReview[] | null,
): PageHead {
  const place = directory.place(id);
  if (!place) return missingHead(texts, texts.unknownPlace);
  const category = directory.categories.find((candidate) => candidate.id === place.category);
  const { categoryName, title, cover } = toSummary(place, category);
  const galleryImages = listGalleryImages(place, reviews);
  const [firstImage] = galleryImages;
  return {
    ...defaultHead(texts),
    title: `${title} · ${brand.name}`,
    description:
      shortenText(textIn(texts.language, place, 'description').text) ||
      texts.categoryHeading(
        category ? textIn(texts.language, category, 'name').text : categoryName,
      ),
    canonicalPath: placeLink({ id, title, categoryName }),
    preview: cover ? imagePreview(cover, title) : categoryPreview(category ?? null, title),
    firstPicture: firstImage
      ? { image: firstImage, sizes: gallerySizes(galleryImages.length) }
      : null,
  };
}

function agendaHead(texts: SiteTexts): PageHead {
  return {
    ...defaultHead(texts),
    title: `${texts.agendaTitle} · ${brand.name}`,
    description: texts.agendaDescription,
    canonicalPath: linkTo('/agenda'),
    preview: {
      url: '/previews/eventos.jpg',
      alt: texts.agendaTitle,
      size: previewSize,
      type: 'image/jpeg',
    },
  };
}

function eventHead(
  texts: SiteTexts,
  id: string,
  { events, place: placeOf, categories }: PublicPlaces,
): PageHead {
  const event = events?.event(id);
  const place = event && placeOf(event.placeId);
  if (!event || !place) return missingHead(texts, texts.unknownEvent);
  const category = categories.find((candidate) => candidate.id === place.category);
  const placeSummary = toSummary(place, category);
  const cover = findHighlightImage(event.images, 0);
  const previewImage = cover ?? placeSummary.cover;
  const nextDate = event.dates.find(({ status }) => status !== 'cancelled') ?? event.dates[0];
  const dateText = nextDate ? `${texts.eventDateLabel(nextDate)} · ` : '';
  const { title, description } = translatedRecord(texts.language, event);
  return {
    ...defaultHead(texts),
    title: `${title} · ${brand.name}`,
    description: shortenText(`${dateText}${placeSummary.title}. ${description}`),
    canonicalPath: eventLink(event),
    preview: previewImage
      ? imagePreview(previewImage, title)
      : categoryPreview(category ?? null, title),
    firstPicture: cover ? { image: cover, sizes: pictureSizes.event } : null,
  };
}

/** Public lists are found only by their address, not by search engines. */
const { isUnlisted } = routes['/listas/:listId'];

function listHead(
  texts: SiteTexts,
  { list, previewUrl }: Extract<RequestedList, { kind: 'found' }>,
): PageHead {
  const { name, note, items } = list;
  const placeTitles = items.map(({ place }) => place.title).join(', ');
  const cover = items[0]?.place.cover;
  return {
    ...defaultHead(texts),
    isUnlisted,
    title: `${name} · ${brand.name}`,
    description:
      shortenText([note, placeTitles].filter((text) => text !== '').join(' · ')) ||
      texts.siteDescription,
    canonicalPath: listLink(list),
    preview: previewUrl
      ? { url: previewUrl, alt: texts.listPreviewAlt(name), size: previewSize, type: 'image/jpeg' }
      : categoryPreview(null, name),
    firstPicture: cover ? { image: cover, sizes: pictureSizes.row } : null,
  };
}

/** Returns the head of an unavailable list. It does not reveal whether the list is private, deleted or unknown. */
function missingListHead(
  texts: SiteTexts,
  kind: 'missing' | 'unavailable' = 'unavailable',
): PageHead {
  if (kind === 'missing') return missingHead(texts, texts.unknownList, texts.unknownListSentence);
  return {
    ...defaultHead(texts),
    status: 503,
    isUnlisted,
    sentence: texts.unavailableListSentence,
    title: texts.unavailableListTitle,
    preview: null,
  };
}

/** Returns the first image of a page that starts with place cards of this width. */
function firstCardPicture(
  firstPlace: PlaceRecord | undefined,
  sizes: string,
): PageHead['firstPicture'] {
  const cover = firstPlace && findHighlightImage(firstPlace.images, firstPlace.highlightImageIndex);
  return cover ? { image: cover, sizes } : null;
}

function categoryPreview(category: CategoryRecord | null, alt: string): PreviewPicture {
  const url = `/previews/${previewName(category)}.jpg`;
  return { url, alt, size: previewSize, type: 'image/jpeg' };
}

function imagePreview(image: PlaceImage, alt: string): PreviewPicture {
  const url = imageVariantUrl(image, previewWidth);
  // The address in an older record contains no dimensions or type.
  if (image.widths.length === 0) return { url, alt, size: null, type: null };
  const width = image.widths.find((candidate) => candidate >= previewWidth) ?? image.width;
  const height = Math.round((width * image.height) / image.width);
  return { url, alt, size: { width, height }, type: 'image/webp' };
}

function gallerySizes(pictureCount: number): string {
  const { wideScreen, alone, besideOthers } = pictureSizes;
  return pictureCount > 1 ? `${wideScreen} ${besideOthers}, ${alone}` : alone;
}

/** Returns the text as a single line, cut at a word. */
function shortenText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxDescriptionLength) return line;
  // Avoids a cut in the middle of an emoji.
  const shortText = line.slice(0, maxDescriptionLength).replace(/[\uD800-\uDBFF]$/, '');
  const lastSpace = shortText.lastIndexOf(' ');
  return `${lastSpace > 0 ? shortText.slice(0, lastSpace) : shortText}…`;
}

/** Returns the attributes of the link element that preloads the first image. */
export function picturePreload({ image, sizes }: { image: PlaceImage; sizes: string }) {
  const srcSet = imageSrcSet(image);
  return {
    rel: 'preload',
    as: 'image',
    fetchpriority: 'high',
    // An image without variants has only one file and therefore no srcset.
    ...(srcSet === undefined ? { href: image.url } : { imagesrcset: srcSet, imagesizes: sizes }),
  };
}
