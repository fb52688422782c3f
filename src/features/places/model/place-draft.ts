import * as brand from '#shared/brand.ts';
import { parseCoordinates } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import {
  emptyHours,
  hasHoursProblems,
  toHoursDraft,
  toPlaceHours,
} from '#features/opening-hours/model/hours-draft.ts';
import type { HoursDraft } from '#features/opening-hours/model/hours-draft.ts';
import { joinLocation, splitLocation } from './location.ts';
import { telHref, whatsappHref } from '#shared/phone.ts';
import { cleanLine, cleanPlainText } from '#shared/text/plain-text.ts';
import { defaultPriceLevel, maxTables } from './place-options.ts';
import type { PlaceFacts, PriceLevel } from './place-options.ts';
import { placeTextNames } from './place-fields.ts';
import type { PlaceFields, PlaceTextName } from './place-fields.ts';
import { placeRecord } from './place.ts';
import type { Reservation } from './place.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { translationExcess } from '#shared/translation-excess.ts';
import { safeExternalUrl } from '#shared/addresses/safe-url.ts';

/** Form values of a place, with texts as typed. */
export interface PlaceDraft extends Record<PlaceTextName, string> {
  translations: PlaceFields['translations'];
  category: string;
  address: string;
  city: string;
  /** Decimal degrees as typed; both or neither. */
  latitude: string;
  longitude: string;
  price: PriceLevel;
  amenities: string[];
  facts: PlaceFacts;
  reservation: Reservation;
  hours: HoursDraft;
  images: PlaceImage[];
  highlightImageIndex: number;
  isActive: boolean;
}

/** The five required fields of step 1, in form order. */
export const requiredPlaceFields = [
  'title',
  'category',
  'description',
  'address',
  'city',
] as const satisfies readonly (keyof PlaceDraft)[];

/** Form values of a new place. */
export const emptyPlaceDraft: PlaceDraft = {
  ...mapTexts(() => ''),
  translations: {},
  category: '',
  address: '',
  city: brand.city,
  latitude: '',
  longitude: '',
  price: defaultPriceLevel,
  amenities: [],
  facts: {},
  reservation: { mode: 'none', value: '' },
  hours: emptyHours,
  images: [],
  highlightImageIndex: 0,
  isActive: true,
};

/** Returns the texts of the form with the values that `textOf` returns. */
function mapTexts(textOf: (name: PlaceTextName) => string): Record<PlaceTextName, string> {
  return Object.fromEntries(placeTextNames.map((name) => [name, textOf(name)])) as Record<
    PlaceTextName,
    string
  >;
}

/** Returns a text as it is stored. */
function cleanText(draft: PlaceDraft, name: PlaceTextName): string {
  return placeRecord.fields[name].check.clean(draft[name]);
}

/** Returns the form values of a stored place, or of the same fields from another source. */
export function toPlaceDraft(place: PlaceFields): PlaceDraft {
  return {
    ...splitLocation(place.location),
    ...mapTexts((name) => place[name]),
    translations: place.translations,
    category: place.category,
    latitude: place.geo ? String(place.geo.latitude) : '',
    longitude: place.geo ? String(place.geo.longitude) : '',
    price: place.price,
    amenities: place.amenities,
    facts: place.facts,
    reservation: place.reservation,
    hours: toHoursDraft(place.hours),
    images: place.images,
    highlightImageIndex: place.highlightImageIndex,
    isActive: place.isActive,
  };
}

/**
 * Converts a valid draft to fields. Cleans the texts and normalises the website, hours and images, so that two drafts
 * with the same meaning give equal fields.
 */
export function toPlaceFields(draft: PlaceDraft): PlaceFields {
  const images = draft.images.map(({ url, width, height, widths, colour, isDrawing }) => ({
    url,
    width,
    height,
    widths,
    colour,
    ...(isDrawing && { isDrawing }),
  }));
  return {
    ...mapTexts((name) => cleanText(draft, name)),
    translations: placeRecord.fields.translations.read(draft.translations),
    category: draft.category,
    location: joinLocation({ address: cleanLine(draft.address), city: cleanLine(draft.city) }),
    geo: parseDraftCoordinates(draft),
    website: safeExternalUrl(draft.website) ?? '',
    price: draft.price,
    amenities: draft.amenities,
    facts: draft.facts,
    reservation: cleanReservation(draft.reservation),
    hours: toPlaceHours(draft.hours),
    images,
    highlightImageIndex: Math.min(draft.highlightImageIndex, Math.max(images.length - 1, 0)),
    isActive: draft.isActive,
  };
}

/** Normalises the fields of a stored place like toPlaceFields(). */
export function normalizePlaceFields(place: PlaceFields): PlaceFields {
  return toPlaceFields(toPlaceDraft(place));
}

/** Validation error of a form field. */
export type FieldProblem =
  | { kind: 'missing' | 'invalid' }
  /** `excess` is the number of characters above the limit. */
  | { kind: 'too-long'; excess: number };
export type PlaceProblems = Partial<Record<keyof PlaceDraft, FieldProblem>>;

/** Returns all validation errors of a draft by form field. For hours, only reports that there is an error. */
export function placeProblems(draft: PlaceDraft): PlaceProblems {
  const problems: PlaceProblems = {};
  for (const name of placeTextNames) {
    const excess = cleanText(draft, name).length - placeRecord.fields[name].maxLength;
    if (excess > 0) problems[name] = { kind: 'too-long', excess };
  }
  const translationsExcess = translationExcess(placeRecord.fields.translations, draft.translations);
  if (translationsExcess > 0) {
    problems.translations = { kind: 'too-long', excess: translationsExcess };
  }
  const location = joinLocation({ address: cleanLine(draft.address), city: cleanLine(draft.city) });
  const excess = location.length - placeRecord.fields.location.maxLength;
  if (excess > 0) problems.address = { kind: 'too-long', excess };
  for (const name of missingFields(draft)) problems[name] = { kind: 'missing' };
  problems.phone ??= invalidUnless(draft.phone.trim() === '' || telHref(draft.phone) !== null);
  problems.website ??= invalidUnless(
    draft.website.trim() === '' || safeExternalUrl(draft.website) !== null,
  );
  problems.reservation = invalidUnless(isUsableReservation(draft.reservation, draft.phone));
  const invalidField = findInvalidCoordinate(draft);
  if (invalidField) problems[invalidField] = { kind: 'invalid' };
  problems.hours = invalidUnless(!hasHoursProblems(draft.hours));
  return Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== undefined),
  );
}

/** Returns the required fields that are empty after trimming. */
export function missingFields(draft: PlaceDraft): (typeof requiredPlaceFields)[number][] {
  return requiredPlaceFields.filter((name) => cleanPlainText(draft[name]) === '');
}

/** Parses coordinates as typed, with a decimal comma or point. Returns null if one is missing or out of range. */
export function parseDraftCoordinates({
  latitude,
  longitude,
}: Pick<PlaceDraft, 'latitude' | 'longitude'>): Coordinates | null {
  return parseCoordinates(parseDegrees(latitude), parseDegrees(longitude));
}

/** Maximum length in characters: the regular expressions below take quadratic time. */
const maxPairLength = 100;

/** Parses a coordinate pair such as '-27.5969, -48.5495', as copied from a map. Returns null for other texts. */
export function parseCoordinatePair(text: string): { latitude: string; longitude: string } | null {
  if (text.length > maxPairLength) return null;
  const [, latitude = '', longitude = ''] =
    /^\s*\(?(-?\d{1,3}\.\d+)\s*[,;]?\s+(-?\d{1,3}\.\d+)\)?\s*$/.exec(
      text.replace(/,(?=\S*-)/, ', '),
    ) ?? [];
  return parseDraftCoordinates({ latitude, longitude }) === null ? null : { latitude, longitude };
}

function parseDegrees(text: string): number | null {
  const normalizedText = text.trim().replace('\u2212', '-').replace(',', '.');
  return /^-?\d{1,3}(\.\d+)?$/.test(normalizedText) ? Number(normalizedText) : null;
}

function findInvalidCoordinate(draft: PlaceDraft): 'latitude' | 'longitude' | null {
  const isEmpty = draft.latitude.trim() === '' && draft.longitude.trim() === '';
  if (isEmpty || parseDraftCoordinates(draft) !== null) return null;
  const latitude = parseDegrees(draft.latitude);
  return latitude === null || Math.abs(latitude) > 90 ? 'latitude' : 'longitude';
}

/** Returns true if the reservation mode has a valid value. A missing number falls back to the phone of the place. */
function isUsableReservation({ mode, value, tables = 1 }: Reservation, phone: string): boolean {
  const phoneNumber = value.trim() === '' ? phone : value;
  switch (mode) {
    case 'none':
      return true;
    case 'request':
      return Number.isInteger(tables) && tables >= 1 && tables <= maxTables;
    case 'whatsapp':
      return whatsappHref(phoneNumber) !== null;
    case 'phone':
      return telHref(phoneNumber) !== null;
    case 'url':
      return safeExternalUrl(value) !== null && value.length <= 500;
  }
}

/** Only the modes that open another app or site have a value, and only mode request counts tables. */
function cleanReservation({ mode, value, tables }: Reservation): Reservation {
  const hasValue = mode === 'whatsapp' || mode === 'phone' || mode === 'url';
  return {
    mode,
    value: hasValue ? cleanLine(value).slice(0, 500) : '',
    ...(mode === 'request' && tables !== undefined && { tables }),
  };
}

function invalidUnless(isValid: boolean): FieldProblem | undefined {
  return isValid ? undefined : { kind: 'invalid' };
}
