import * as brand from '#shared/brand.ts';
import { distanceInMetres, parseCoordinates } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import { joinLocation } from '#features/places/model/location.ts';
import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { phoneDigits } from '#shared/phone.ts';
import { cleanLine, cleanPlainText } from '#shared/text/plain-text.ts';
import type { PlaceFacts, PriceLevel } from '#features/places/model/place-options.ts';
import { defaultPriceLevel } from '#features/places/model/place-options.ts';
import { safeExternalUrl } from '#shared/addresses/safe-url.ts';
import type { CheckedRow } from '#features/imports/model/import-file/parsed-file.ts';
import { describeHoursText } from './hours-sentence.ts';
import { parseHoursText } from './hours-text.ts';
import type { ImportFormat, RawPlace } from './raw-place.ts';
import { findPriceLevel, parseAmenities, parseFacts } from './place-words.ts';

/** Reasons why a row cannot become a place. The limits are those of firestore.rules. */
export const rowErrors = [
  'title-missing',
  'title-too-long',
  'category-missing',
  'category-unchosen',
  'description-too-long',
  'location-missing',
  'location-too-long',
  'coordinates-invalid',
  'coordinates-swapped',
  'phone-too-long',
] as const;
export type RowError = (typeof rowErrors)[number];

/** Differences between the file and the stored place, or values that need a check. */
export const rowWarnings = [
  'description-made',
  'location-made',
  'far-away',
  'hours-as-text',
  'hours-dropped',
  'phone-uncallable',
  'website-dropped',
  'price-unknown',
  'neighborhood-cut',
  'amenities-cut',
  'facts-cut',
  'formula',
] as const;
export type RowWarning = (typeof rowWarnings)[number];

/** A place to be stored, without the fields that are equal for every new place. */
export interface ImportDraft {
  title: string;
  description: string;
  location: string;
  neighborhood: string;
  geo: Coordinates | null;
  /** Id of the category. */
  category: string;
  price: PriceLevel;
  /** E.164 if the number is complete, otherwise as written. */
  phone: string;
  website: string;
  /** Structured if the text can be parsed, otherwise sentences or the text as written. */
  hours: PlaceHours;
  amenities: string[];
  facts: PlaceFacts;
}

export interface DraftContext {
  format: ImportFormat;
  /** Category of the row; null until it is chosen. */
  category: { id: string; name: string } | null;
}

/** ODbL 4.3 requires a notice where the data is shown (https://opendatacommons.org/licenses/odbl/1-0/). */
export const osmCredit = 'Dados: © colaboradores do OpenStreetMap, licença ODbL.';

/** A place farther than this from the centre is probably an error. */
const maxDistanceMetres = 100_000;
const addressPlaceholder = 'Endereço não informado';

/** Checks one row and converts it to the stored format. Never throws. */
export function checkRow(
  raw: RawPlace,
  { format, category }: DraftContext,
): Pick<CheckedRow<ImportDraft, RowError, RowWarning>, 'draft' | 'errors' | 'warnings'> {
  const errors: RowError[] = [];
  const warnings: RowWarning[] = [];
  const title = cleanLine(raw.title);
  if (title === '') errors.push('title-missing');
  if (title.length > 200) errors.push('title-too-long');
  if (category === null) {
    errors.push(raw.category.trim() === '' ? 'category-missing' : 'category-unchosen');
  }
  const geo = checkGeo(raw, errors, warnings);
  const neighborhood = cleanLine(raw.neighborhood);
  if (neighborhood.length > 100) warnings.push('neighborhood-cut');
  const location = checkLocation(raw, { neighborhood, hasGeo: geo !== null }, errors, warnings);
  const description = checkDescription(raw, { format, title, neighborhood }, errors, warnings);
  const draft: ImportDraft = {
    title,
    description,
    location,
    neighborhood: neighborhood.slice(0, 100),
    geo,
    category: category?.id ?? '',
    price: checkPrice(raw.price, warnings),
    phone: checkPhone(raw.phone, errors, warnings),
    website: checkWebsite(raw.website, warnings),
    hours: checkHours(raw.hours, warnings),
    amenities: checkAmenities(raw.amenities, warnings),
    facts: checkFacts(raw.facts, warnings),
  };
  if ([title, description, location].some((text) => /^[=＝]/.test(text))) warnings.push('formula');
  return { draft: errors.length > 0 ? null : draft, errors, warnings };
}

function isNearCentre(geo: Coordinates): boolean {
  return distanceInMetres(geo, brand.center) <= maxDistanceMetres;
}

/** Parses coordinates with a decimal point or comma. One coordinate without the other is an error. */
function checkGeo(raw: RawPlace, errors: RowError[], warnings: RowWarning[]): Coordinates | null {
  const [latitude, longitude] = [raw.latitude, raw.longitude].map((text) => text.trim());
  if (!latitude && !longitude) return null;
  const geo = parseCoordinates(parseDegrees(latitude), parseDegrees(longitude));
  if (geo === null) errors.push('coordinates-invalid');
  else if (!isNearCentre(geo)) {
    const swapped = parseCoordinates(geo.longitude, geo.latitude);
    if (swapped && isNearCentre(swapped)) errors.push('coordinates-swapped');
    else warnings.push('far-away');
  }
  return geo;
}

function parseDegrees(text = ''): number | null {
  const normalizedText = text.replace('−', '-').replace(',', '.');
  return /^[+-]?\d{1,3}(?:\.\d+)?$/.test(normalizedText) ? Number(normalizedText) : null;
}

function checkLocation(
  raw: RawPlace,
  { neighborhood, hasGeo }: { neighborhood: string; hasGeo: boolean },
  errors: RowError[],
  warnings: RowWarning[],
): string {
  const fullLocation = cleanLine(raw.location);
  const address = cleanLine(raw.address);
  const location =
    fullLocation !== ''
      ? fullLocation
      : joinLocation({ address, city: cleanLine(raw.city) || brand.city });
  if (location.length > 300) errors.push('location-too-long');
  if (fullLocation !== '' || address !== '') return location;
  if (neighborhood === '' && !hasGeo) {
    errors.push('location-missing');
    return '';
  }
  warnings.push('location-made');
  return joinLocation({
    address: neighborhood.slice(0, 100) || addressPlaceholder,
    city: cleanLine(raw.city).slice(0, 100) || brand.city,
  });
}

/** Returns the description, which every place needs. Without one, generates a text that contains only known facts. */
function checkDescription(
  raw: RawPlace,
  { format, title, neighborhood }: { format: ImportFormat; title: string; neighborhood: string },
  errors: RowError[],
  warnings: RowWarning[],
): string {
  let text = cleanPlainText(raw.description);
  if (text === '') {
    warnings.push('description-made');
    const areaText = neighborhood === '' ? brand.city : `${neighborhood}, ${brand.city}`;
    text = `${title}, em ${areaText}. Ainda não temos uma descrição deste lugar.`;
  }
  if (format === 'osm') text = `${text}\n\n${osmCredit}`;
  if (text.length > 10_000) errors.push('description-too-long');
  return text;
}

function checkPhone(text: string, errors: RowError[], warnings: RowWarning[]): string {
  const phone = cleanLine(text);
  const digits = phoneDigits(phone);
  if (phone === '' || digits !== null) return digits === null ? '' : `+${digits}`;
  if (phone.length > 40) errors.push('phone-too-long');
  else if (!/^\d[\d\s-]{2,}$/.test(phone)) warnings.push('phone-uncallable');
  return phone;
}

function checkWebsite(text: string, warnings: RowWarning[]): string {
  const url = safeExternalUrl(text);
  if (url === null && text.trim() !== '') warnings.push('website-dropped');
  return url ?? '';
}

function checkHours(text: string, warnings: RowWarning[]): PlaceHours {
  const hoursText = cleanPlainText(text);
  if (hoursText === '') return { kind: 'unknown' };
  const hours = parseHoursText(hoursText);
  if (hours) return { kind: 'structured', hours };
  if (hoursText.length > 500) {
    warnings.push('hours-dropped');
    return { kind: 'unknown' };
  }
  warnings.push('hours-as-text');
  return parsePlaceHours(describeHoursText(hoursText) ?? hoursText);
}

function checkPrice(text: string, warnings: RowWarning[]): PriceLevel {
  const price = findPriceLevel(text);
  if (price === null && text.trim() !== '') warnings.push('price-unknown');
  return price ?? defaultPriceLevel;
}

function checkAmenities(text: string, warnings: RowWarning[]): string[] {
  const { amenities, isCut } = parseAmenities(text);
  if (isCut) warnings.push('amenities-cut');
  return amenities;
}

function checkFacts(text: string, warnings: RowWarning[]): PlaceFacts {
  const { facts, isCut } = parseFacts(text);
  if (isCut) warnings.push('facts-cut');
  return facts;
}
