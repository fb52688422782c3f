/** What one case of the test API describes, as values of the language: the request and the resource. */
import { isObject, parseTimestamp, valueOfJson } from './json-values.ts';
import type { JsonObject } from './json-values.ts';
import { anyId } from './matcher.ts';
import type { PathSegment } from './matcher.ts';
import { nullValue } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import type { ServiceName, TestCase } from './test-body.ts';
import { RulesPath } from './values.ts';
import type { RulesTimestamp, RulesValue } from './values.ts';

const instantFields = new Set(['timeCreated', 'updated']);

/** Metadata of an object: instants and the size come as text. */
function storageResource(json: JsonObject): Map<string, RulesValue> {
  const resource = new Map<string, RulesValue>();
  for (const [key, value] of Object.entries(json)) {
    let read = valueOfJson(value);
    if (typeof read === 'string') {
      if (instantFields.has(key)) read = parseTimestamp(read) ?? read;
      else if (key === 'size' && /^\d{1,18}$/.test(read)) read = BigInt(read);
    }
    resource.set(key, read);
  }
  return resource;
}

/** A resource as given; without one, reading it is an error, as the production API answers. */
export function resourceOutcome(json: unknown, service: ServiceName): Outcome {
  if (!isObject(json)) return nullValue();
  return service === 'firebase.storage' ? storageResource(json) : valueOfJson(json);
}

/** The clauses of a list. What the query does not set is null, as in production. */
function queryValue(json: unknown): Map<string, RulesValue> {
  const query = new Map<string, RulesValue>([
    ['limit', null],
    ['offset', null],
    ['orderBy', null],
  ]);
  if (isObject(json)) {
    for (const [key, value] of Object.entries(json)) query.set(key, valueOfJson(value));
  }
  return query;
}

/**
 * The `request` variable. An omitted auth is absent, so that reading it is an error, which no condition gets
 * past; `"auth": null` is null. `query` exists for a list only.
 */
export function requestValue(
  testCase: TestCase,
  service: ServiceName,
  now: RulesTimestamp,
): Map<string, RulesValue> {
  const request = new Map<string, RulesValue>();
  for (const [key, value] of Object.entries(testCase.request)) {
    if (key === 'query' || value === undefined) continue;
    if (key === 'resource' && isObject(value) && service === 'firebase.storage') {
      request.set(key, storageResource(value));
    } else if (key === 'path' && typeof value === 'string') {
      request.set(key, new RulesPath(segmentsOf(testCase) ?? []));
    } else if (key === 'time' && typeof value === 'string') {
      request.set(key, parseTimestamp(value) ?? value);
    } else {
      request.set(key, valueOfJson(value));
    }
  }
  if (!request.has('time')) request.set('time', now);
  if (testCase.request['method'] === 'list') {
    request.set('query', queryValue(testCase.request['query']));
  }
  return request;
}

/** Segments of the case's path, percent-decoded one by one; null when one is empty or there is none. */
function segmentsOf({ request, encoded }: TestCase): string[] | null {
  const text = request['path'];
  if (typeof text !== 'string') return null;
  const segments = text.replace(/^\//, '').split('/');
  if (segments.includes('')) return null;
  return encoded ? segments.map(decoded) : segments;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Not percent-encoded after all: the segment stands for itself.
    return segment;
  }
}

/** Segments to match. A list may name its collection: then the document id is any. */
export function requestPath(testCase: TestCase, service: ServiceName): PathSegment[] {
  const segments = segmentsOf(testCase);
  if (segments === null) return [];
  const namesCollection =
    service === 'cloud.firestore' &&
    testCase.request['method'] === 'list' &&
    segments.length % 2 === 0;
  return namesCollection ? [...segments, anyId] : segments;
}
