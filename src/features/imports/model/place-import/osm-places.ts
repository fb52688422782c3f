import type { FileRefusal } from '../import-file/file-problem.ts';
import type { FileContent } from '../import-file/parsed-file.ts';
import { emptyRawPlace } from './raw-place.ts';
import type { RawPlace } from './raw-place.ts';

/** Keys that describe the kind of an element, the most specific first. */
const categoryKeys = ['amenity', 'tourism', 'leisure', 'natural', 'shop', 'historic'] as const;

/** Category slugs by OpenStreetMap tag. For other tags the super admin chooses the category. */
const slugByTag: Readonly<Record<string, string>> = {
  'amenity=bar': 'bares',
  'amenity=pub': 'bares',
  'amenity=biergarten': 'bares',
  'amenity=restaurant': 'restaurantes',
  'amenity=fast_food': 'restaurantes',
  'amenity=food_court': 'restaurantes',
  'amenity=cafe': 'cafes',
  'amenity=ice_cream': 'cafes',
  'shop=bakery': 'cafes',
  'shop=coffee': 'cafes',
  'amenity=nightclub': 'baladas',
  'amenity=music_venue': 'shows',
  'amenity=theatre': 'shows',
  'amenity=arts_centre': 'shows',
  'amenity=concert_hall': 'shows',
  'amenity=events_venue': 'eventos',
  'amenity=conference_centre': 'eventos',
  'tourism=attraction': 'passeios',
  'tourism=museum': 'passeios',
  'tourism=gallery': 'passeios',
  'tourism=viewpoint': 'passeios',
  'tourism=artwork': 'passeios',
  'tourism=theme_park': 'passeios',
  'tourism=aquarium': 'passeios',
  'tourism=zoo': 'passeios',
  'leisure=park': 'passeios',
  'leisure=nature_reserve': 'passeios',
  'historic=fort': 'passeios',
  'historic=monument': 'passeios',
  'natural=beach': 'praias',
  'natural=peak': 'passeios',
};

/** Returns the kind of an element as 'amenity=bar'; '' without one. Prefers kinds with a known category. */
function findOsmCategory(tags: Readonly<Record<string, string>>): string {
  const tagPairs = categoryKeys.flatMap((key) => {
    const value = tags[key]?.split(';')[0]?.trim().slice(0, 60);
    return value ? [`${key}=${value}`] : [];
  });
  return tagPairs.find((tagPair) => Object.hasOwn(slugByTag, tagPair)) ?? tagPairs[0] ?? '';
}

/** Returns the category slug of a kind; null for an unknown kind. */
export function toCategorySlug(tagPair: string): string | null {
  return Object.hasOwn(slugByTag, tagPair) ? (slugByTag[tagPair] ?? null) : null;
}

type JsonObject = Readonly<Record<string, unknown>>;

function toJsonObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : {};
}

/**
 * Returns the places of an Overpass response in JSON (https://wiki.openstreetmap.org/wiki/Overpass_API, output format
 * 'out:json'): nodes, and ways and relations positioned by their `center`, their `bounds` or the nodes of a way in the
 * file. Skips elements with neither a name nor a kind: corners of buildings, and members of relations. Refuses a file
 * with 'broken-json', and another JSON format with 'geojson' or 'other-json'.
 */
export function parseOverpass(text: string): FileContent<RawPlace> | FileRefusal {
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { problem: 'broken-json' };
  }
  const { elements, type } = toJsonObject(file);
  if (type === 'FeatureCollection') return { problem: 'geojson' };
  if (!Array.isArray(elements)) return { problem: 'other-json' };
  const allElements = (elements as unknown[]).map(toJsonObject);
  if (
    allElements.length > 0 &&
    !allElements.some((element) => typeof element['type'] === 'string')
  ) {
    return { problem: 'other-json' };
  }
  const nodes = readNodePositions(allElements);
  const rows: RawPlace[] = [];
  let skippedCount = 0;
  for (const [index, element] of allElements.entries()) {
    const tags = readTextTags(element['tags']);
    if (tags['name'] === undefined && findOsmCategory(tags) === '') skippedCount += 1;
    else rows.push(toRawPlace(index + 1, tags, findPosition(element, nodes)));
  }
  return { rows, skippedCount };
}

type Position = readonly [latitude: number, longitude: number];
type Tags = Readonly<Record<string, string>>;

function readTextTags(value: unknown): Tags {
  const textEntries = Object.entries(toJsonObject(value)).flatMap(([key, tag]) =>
    typeof tag === 'string' && tag.trim() !== '' ? [[key, tag.trim()] as const] : [],
  );
  return Object.fromEntries(textEntries);
}

function readPoint({ lat, lon }: JsonObject): Position | null {
  return typeof lat === 'number' && typeof lon === 'number' ? [lat, lon] : null;
}

function readNodePositions(elements: readonly JsonObject[]): ReadonlyMap<unknown, Position> {
  const positions = new Map<unknown, Position>();
  for (const element of elements) {
    const point = element['type'] === 'node' ? readPoint(element) : null;
    if (point) positions.set(element['id'], point);
  }
  return positions;
}

function findPosition(element: JsonObject, nodes: ReadonlyMap<unknown, Position>): Position | null {
  const ownPoint = readPoint(element) ?? readPoint(toJsonObject(element['center']));
  if (ownPoint) return ownPoint;
  const { minlat, minlon, maxlat, maxlon } = toJsonObject(element['bounds']);
  const corners = [
    readPoint({ lat: minlat, lon: minlon }),
    readPoint({ lat: maxlat, lon: maxlon }),
  ].filter((corner) => corner !== null);
  if (corners.length === 2) return averagePosition(corners);
  const nodeIds: readonly unknown[] = Array.isArray(element['nodes']) ? element['nodes'] : [];
  return averagePosition(nodeIds.map((id) => nodes.get(id)).filter((point) => point !== undefined));
}

function averagePosition(points: readonly Position[]): Position | null {
  if (points.length === 0) return null;
  const sumOf = (part: 0 | 1) => points.reduce((total, point) => total + point[part], 0);
  return [sumOf(0) / points.length, sumOf(1) / points.length];
}

/** Amenities by their tag. The labels are those of amenityOptions. */
const amenityTags: readonly (readonly [label: string, key: string, says: RegExp])[] = [
  ['Wi-Fi Gratuito', 'internet_access', /^(?:wlan|wifi|yes)$/],
  ['Estacionamento', 'parking', /^(?!no$)/],
  ['Acessível', 'wheelchair', /^(?:yes|designated)$/],
  ['Pet Friendly', 'dog', /^(?:yes|outside|leashed)$/],
  ['Ar Condicionado', 'air_conditioning', /^yes$/],
  ['Música ao Vivo', 'live_music', /^(?!no$)/],
  ['Delivery', 'delivery', /^(?:yes|only)$/],
  ['Reservas', 'reservation', /^(?:yes|required|recommended)$/],
];

/** Facts by their tag (https://wiki.openstreetmap.org/wiki/Key:wheelchair, Key:diet), as parseFacts() reads them. */
const factTags: readonly (readonly [name: string, key: string])[] = [
  ['Cachorros', 'dog'],
  ['Entrada acessível', 'wheelchair'],
  ['Banheiro acessível', 'toilets:wheelchair'],
  ['Vegano', 'diet:vegan'],
  ['Vegetariano', 'diet:vegetarian'],
  ['Sem glúten', 'diet:gluten_free'],
];

/** Values of these tags. All others, such as 'leashed', say too little. */
const factTagValues: Readonly<Record<string, string>> = {
  yes: 'yes',
  only: 'yes',
  designated: 'yes',
  limited: 'partly',
  no: 'no',
};

/** Returns the fields from OpenStreetMap tags, using the first existing tag of each. */
function toRawPlace(row: number, tags: Tags, position: Position | null): RawPlace {
  const firstTag = (...keys: string[]) => keys.map((key) => tags[key]).find((tag) => tag) ?? '';
  const amenities = amenityTags.filter(([, key, pattern]) => pattern.test(tags[key] ?? 'no'));
  // Several numbers or addresses are separated by semicolons; the first is the main one.
  const firstValue = (text: string) => text.split(';')[0]?.trim() ?? '';
  return {
    ...emptyRawPlace(row),
    title: firstTag('name:pt-BR', 'name:pt', 'name'),
    description: firstTag('description:pt-BR', 'description:pt', 'description'),
    category: findOsmCategory(tags),
    address: [firstTag('addr:street', 'addr:place'), firstTag('addr:housenumber')]
      .filter((part) => part !== '')
      .join(' '),
    city: firstTag('addr:city'),
    neighborhood: firstTag('addr:suburb', 'addr:neighbourhood', 'addr:district'),
    latitude: position ? String(position[0]) : '',
    longitude: position ? String(position[1]) : '',
    phone: firstValue(
      firstTag('phone', 'contact:phone', 'contact:mobile', 'mobile', 'contact:whatsapp'),
    ),
    website: firstValue(firstTag('website', 'contact:website', 'url')),
    hours: firstTag('opening_hours'),
    amenities: amenities.map(([label]) => label).join(', '),
    facts: factTags
      .flatMap(([name, key]) => {
        const value = factTagValues[tags[key] ?? ''];
        return value ? [`${name}: ${value}`] : [];
      })
      .join(', '),
  };
}
