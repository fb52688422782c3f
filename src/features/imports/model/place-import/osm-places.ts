import { ImportFileError, maxImportRows } from '../import-file/file-problem.ts';
import { emptyRawPlace } from './raw-place.ts';
import type { RawPlace } from './raw-place.ts';
import { osmCategoryOf } from './osm-categories.ts';

type Json = Readonly<Record<string, unknown>>;

export interface OsmFile {
  places: RawPlace[];
  /** Number of elements without a name and kind: corners of buildings, and members of relations. */
  skipped: number;
}

function jsonOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Json)
    : {};
}

/**
 * Returns the places of an Overpass response in JSON (https://wiki.openstreetmap.org/wiki/Overpass_API, output format
 * 'out:json'): nodes, and ways and relations positioned by their `center`, their `bounds` or the nodes of a way in the
 * file.
 * @throws ImportFileError 'broken-json'; 'geojson' and 'other-json' for another JSON format; 'no-rows'; 'too-many-rows'
 */
export function parseOverpass(text: string): OsmFile {
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new ImportFileError('broken-json');
  }
  const { elements, type } = jsonOf(file);
  if (type === 'FeatureCollection') throw new ImportFileError('geojson');
  if (!Array.isArray(elements)) throw new ImportFileError('other-json');
  const all = (elements as unknown[]).map(jsonOf);
  if (all.length > 0 && !all.some((element) => typeof element['type'] === 'string')) {
    throw new ImportFileError('other-json');
  }
  const nodes = nodePositions(all);
  const places: RawPlace[] = [];
  let skipped = 0;
  for (const [at, element] of all.entries()) {
    const tags = textTags(element['tags']);
    if (tags['name'] === undefined && osmCategoryOf(tags) === '') skipped += 1;
    else places.push(rawPlace(at + 1, tags, positionOf(element, nodes)));
    if (places.length > maxImportRows) throw new ImportFileError('too-many-rows');
  }
  if (places.length === 0) throw new ImportFileError('no-rows');
  return { places, skipped };
}

type Position = readonly [latitude: number, longitude: number];
type Tags = Readonly<Record<string, string>>;

function textTags(value: unknown): Tags {
  const texts = Object.entries(jsonOf(value)).flatMap(([key, tag]) =>
    typeof tag === 'string' && tag.trim() !== '' ? [[key, tag.trim()] as const] : [],
  );
  return Object.fromEntries(texts);
}

function pointOf({ lat, lon }: Json): Position | null {
  return typeof lat === 'number' && typeof lon === 'number' ? [lat, lon] : null;
}

function nodePositions(elements: readonly Json[]): ReadonlyMap<unknown, Position> {
  const positions = new Map<unknown, Position>();
  for (const element of elements) {
    const point = element['type'] === 'node' ? pointOf(element) : null;
    if (point) positions.set(element['id'], point);
  }
  return positions;
}

function positionOf(element: Json, nodes: ReadonlyMap<unknown, Position>): Position | null {
  const own = pointOf(element) ?? pointOf(jsonOf(element['center']));
  if (own) return own;
  const { minlat, minlon, maxlat, maxlon } = jsonOf(element['bounds']);
  const corners = [
    pointOf({ lat: minlat, lon: minlon }),
    pointOf({ lat: maxlat, lon: maxlon }),
  ].filter((corner) => corner !== null);
  if (corners.length === 2) return middleOf(corners);
  const named: readonly unknown[] = Array.isArray(element['nodes']) ? element['nodes'] : [];
  return middleOf(named.map((id) => nodes.get(id)).filter((point) => point !== undefined));
}

function middleOf(points: readonly Position[]): Position | null {
  if (points.length === 0) return null;
  const sum = (part: 0 | 1) => points.reduce((total, point) => total + point[part], 0);
  return [sum(0) / points.length, sum(1) / points.length];
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

/** Returns the fields from OpenStreetMap tags, using the first existing tag of each. */
function rawPlace(row: number, tags: Tags, position: Position | null): RawPlace {
  const first = (...keys: string[]) => keys.map((key) => tags[key]).find((tag) => tag) ?? '';
  const amenities = amenityTags.filter(([, key, says]) => says.test(tags[key] ?? 'no'));
  // Several numbers or addresses are separated by semicolons; the first is the main one.
  const main = (text: string) => text.split(';')[0]?.trim() ?? '';
  return {
    ...emptyRawPlace(row),
    title: first('name:pt-BR', 'name:pt', 'name'),
    description: first('description:pt-BR', 'description:pt', 'description'),
    category: osmCategoryOf(tags),
    address: [first('addr:street', 'addr:place'), first('addr:housenumber')]
      .filter((part) => part !== '')
      .join(' '),
    city: first('addr:city'),
    neighborhood: first('addr:suburb', 'addr:neighbourhood', 'addr:district'),
    latitude: position ? String(position[0]) : '',
    longitude: position ? String(position[1]) : '',
    phone: main(first('phone', 'contact:phone', 'contact:mobile', 'mobile', 'contact:whatsapp')),
    website: main(first('website', 'contact:website', 'url')),
    hours: first('opening_hours'),
    amenities: amenities.map(([label]) => label).join(', '),
  };
}
