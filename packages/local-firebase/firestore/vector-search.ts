import type { StoredDocument } from './document.ts';
import { invalidArgument } from './errors.ts';
import { parseFieldPath, valueAt, withValueAt } from './field-path.ts';
import type { FieldPath } from './field-path.ts';
import { decodeValue, isObject } from './value-codec.ts';
import { isMap, vectorComponents } from './value.ts';
import type { Value } from './value.ts';

/** Distance measures in the order of their wire numbers, which start at 1. */
const measures = ['EUCLIDEAN', 'COSINE', 'DOT_PRODUCT'] as const;

/** A findNearest stage: selects the documents whose vector is closest to a given one. */
export interface NearestSearch {
  field: FieldPath;
  vector: readonly number[];
  measure: (typeof measures)[number];
  limit: number;
  /** Field of the result that receives the distance. */
  resultField: FieldPath | null;
  /** Maximum distance; for DOT_PRODUCT the minimum product. */
  threshold: number | null;
}

const maxLimit = 1000;

/**
 * Decodes a findNearest stage.
 * @throws FirestoreError INVALID_ARGUMENT when malformed
 */
export function decodeNearest(json: unknown): NearestSearch | null {
  if (json === undefined || json === null) return null;
  if (!isObject(json) || !isObject(json['vectorField'])) {
    throw invalidArgument('findNearest must name a vector field.');
  }
  const vector = numbersOf(decodeValue(json['queryVector']));
  if (vector === null) throw invalidArgument('queryVector must be a vector.');
  const wireMeasure = json['distanceMeasure'];
  const measure =
    typeof wireMeasure === 'number'
      ? measures[wireMeasure - 1]
      : measures.find((name) => name === wireMeasure);
  if (measure === undefined) throw invalidArgument('Invalid distanceMeasure.');
  const limit = numberOf(json['limit']);
  if (limit === null || !Number.isInteger(limit) || limit < 1 || limit > maxLimit) {
    throw invalidArgument(`The limit of findNearest must be 1 to ${maxLimit}.`);
  }
  return {
    field: parseFieldPath(json['vectorField']['fieldPath']),
    vector,
    measure,
    limit,
    resultField: json['distanceResultField'] ? parseFieldPath(json['distanceResultField']) : null,
    threshold: numberOf(json['distanceThreshold']),
  };
}

/** Returns a number, which may be wrapped in {value}, or null when absent. */
function numberOf(json: unknown): number | null {
  const plain = isObject(json) ? (json['value'] ?? 0) : json;
  if (plain === undefined || plain === null) return null;
  const number = Number(plain);
  if (Number.isNaN(number)) throw invalidArgument('findNearest has an invalid number.');
  return number;
}

function numbersOf(value: Value | undefined): readonly number[] | null {
  return isMap(value) ? (vectorComponents(value) as readonly number[] | null) : null;
}

/**
 * Returns the documents closest to the vector, nearest first. Documents without a vector of the same dimension are
 * excluded.
 */
export function nearestDocuments(
  documents: Iterable<StoredDocument>,
  search: NearestSearch,
): StoredDocument[] {
  const sign = search.measure === 'DOT_PRODUCT' ? -1 : 1;
  const found: { document: StoredDocument; distance: number }[] = [];
  for (const document of documents) {
    const vector = numbersOf(valueAt(document.fields, search.field));
    if (vector === null || vector.length !== search.vector.length) continue;
    const distance = distanceBetween(search.measure, vector, search.vector);
    const isNear = search.threshold === null || (distance - search.threshold) * sign <= 0;
    if (isNear && !Number.isNaN(distance)) found.push({ document, distance });
  }
  return found
    .sort((a, b) => (a.distance - b.distance) * sign)
    .slice(0, search.limit)
    .map(({ document, distance }) => withDistance(document, search.resultField, distance));
}

function distanceBetween(
  measure: NearestSearch['measure'],
  a: readonly number[],
  b: readonly number[],
): number {
  switch (measure) {
    case 'EUCLIDEAN':
      return Math.hypot(...a.map((component, i) => component - b[i]!));
    case 'DOT_PRODUCT':
      return dot(a, b);
    case 'COSINE':
      return 1 - dot(a, b) / (Math.hypot(...a) * Math.hypot(...b));
  }
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((total, component, i) => total + component * b[i]!, 0);
}

function withDistance(
  document: StoredDocument,
  field: FieldPath | null,
  distance: number,
): StoredDocument {
  if (field === null) return document;
  return {
    ...document,
    fields: withValueAt(document.fields, field, distance),
    fieldsJson: null,
    wireJson: null,
  };
}
