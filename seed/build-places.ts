import * as brand from '#shared/brand.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { joinLocation } from '#features/places/model/location.ts';
import { placeUploadFolder, smallerWidths } from '#features/pictures/model/place-image.ts';
import type { Reservation } from '#features/places/model/place.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { noRatings, ratingAggregate } from '#features/reviews/model/rating.ts';
import { slugify } from '#shared/text/slug.ts';
import { toStoredImages, toStoredOpenings } from '#features/places/model/stored-place-lists.ts';
import { dayMs } from '#shared/time-units.ts';
import { artHeight, artWidth } from './art/svg.ts';
import type { PictureFile, SeedPlaceFields, SeedDocument } from './city.ts';
import type { CategorySlug, PlaceContent } from './data/content.ts';
import { placeTranslations } from './data/translations/places.ts';
import { hoursFromNotation } from './hours-notation.ts';
import { factsOf } from './place-facts.ts';
import { randomFor, stableId } from './random.ts';

/** A place before its reviews are added. */
export interface SeedPlaceDraft {
  key: string;
  content: PlaceContent;
  categorySlug: CategorySlug;
  document: SeedDocument<SeedPlaceFields>;
  pictures: PictureFile[];
}

export function placeKey(title: string): string {
  return `place/${slugify(title)}`;
}

export function placeIdOf(title: string): string {
  return stableId(placeKey(title));
}

export function categoryIdOf(slug: string): string {
  return stableId(`category/${slug}`);
}

/**
 * Returns an unassigned phone number: Brazilian mobile numbers do not begin with 90000, nor landlines with 2000.
 * @param serial makes the number differ between places
 */
function inventedPhone(kind: 'landline' | 'mobile', serial: number): string {
  const last = String(serial % 10_000).padStart(4, '0');
  return kind === 'mobile' ? `(48) 90000-${last}` : `(48) 2000-${last}`;
}

function reservationOf(content: PlaceContent, phone: string, website: string): Reservation {
  const mode = content.reserve ?? 'none';
  if (mode === 'whatsapp' || mode === 'phone') return { mode, value: phone };
  return { mode, value: mode === 'url' ? `${website}/reservas` : '' };
}

/** Returns the stored opening hours of a place; none if they are unknown. */
export function hoursOf(content: PlaceContent): Pick<SeedPlaceFields, 'hours'> {
  const { hours } = content;
  if (hours === null) return {};
  if (typeof hours === 'string') {
    return {
      hours: toStoredOpenings(
        hoursFromNotation(hours, { note: content.hoursNote, holidays: content.holidays }),
      ),
    };
  }
  return { hours: 'legacyText' in hours ? hours.legacyText : hours.legacyDays };
}

/** Options of a place in addition to its content. */
export interface PlaceContext {
  categorySlug: CategorySlug;
  /** Index of the place among all places. */
  serial: number;
  /** The day of seeding. */
  now: Date;
  createdBy: string;
  /** Minimum age of the place record in days. */
  minAgeDays: number;
  /** Drawings in the art pool, one per image. */
  artKeys: readonly string[];
  /** Returns the placeholder colour of a drawing. */
  colourOf: (artKey: string) => string;
}

/** Returns the texts in other languages; generated places have none. */
function translationsOf(title: string): Pick<SeedPlaceFields, 'translations'> {
  const descriptions = placeTranslations[title];
  if (descriptions === undefined) return {};
  const { es, en } = descriptions;
  return { translations: { es: { description: es }, en: { description: en } } };
}

/** Returns the stored place and its image files, without reviews. */
export function draftPlace(content: PlaceContent, context: PlaceContext): SeedPlaceDraft {
  const key = placeKey(content.title);
  const id = stableId(key);
  const random = randomFor(key);
  const createdAt = new Date(
    context.now.getTime() - random.between(context.minAgeDays, 730) * dayMs,
  );
  const pictures = context.artKeys.map((artKey, index) => ({
    folder: id,
    name: stableId(`${key}/picture/${index}`, 10),
    artKey,
  }));
  const images = pictures.map((picture): PlaceImage => ({
    url: `${placeUploadFolder(id)}${picture.name}.webp`,
    width: artWidth,
    height: artHeight,
    widths: smallerWidths(artWidth),
    colour: context.colourOf(picture.artKey),
    isDrawing: true,
  }));
  const phone =
    content.contact === undefined ? '' : inventedPhone(content.contact, context.serial + 1);
  const website = content.site === undefined ? '' : `https://${content.site}.example.com`;
  return {
    key,
    content,
    categorySlug: context.categorySlug,
    pictures,
    document: {
      id,
      fields: {
        title: content.title,
        searchTitle: foldText(content.title),
        description: content.description,
        ...translationsOf(content.title),
        location: joinLocation({ address: content.address, city: brand.city }),
        neighborhood: content.neighborhood,
        ...(content.at === undefined
          ? {}
          : { geo: { latitude: content.at[0], longitude: content.at[1] } }),
        category: categoryIdOf(context.categorySlug),
        images: toStoredImages(images).map((text, index) =>
          content.plainImage === true && index === 0 ? (images[0]?.url ?? '') : text,
        ),
        highlightImageIndex: 0,
        image: images[0]?.url ?? '',
        ...ratingAggregate(noRatings),
        ratingCounts: [...noRatings],
        price: content.price,
        phone,
        website,
        ...hoursOf(content),
        amenities: [...content.amenities],
        facts: factsOf(content, context.categorySlug),
        reservation: reservationOf(content, phone, website),
        isActive: content.isActive ?? true,
        createdAt,
        updatedAt: createdAt,
        createdBy: context.createdBy,
      },
    },
  };
}
