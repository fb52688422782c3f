/** Converts a case of the test API to values of the language: `request` and `resource`. */
import { isObject, parseTimestamp, valueOfJson } from './json-values.ts';
import type { JsonObject } from './json-values.ts';
import { anyId } from './matcher.ts';
import type { PathSegment } from './matcher.ts';
import { nullValue } from './outcome.ts';
import type { EvaluationOutcome } from './outcome.ts';
import type { RulesServiceName, TestCase } from './test-body.ts';
import { RulesPath } from './values.ts';
import type { RulesTimestamp, RulesValue } from './values.ts';

const instantFields = new Set(['timeCreated', 'updated']);

/** Converts metadata of a Storage object. The JSON has instants and the size as texts. */
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

/** Returns the given resource. Without one, reading `resource` is an error, as in the production API. */
export function resourceOutcome(json: unknown, service: RulesServiceName): EvaluationOutcome {
  if (!isObject(json)) return nullValue();
  return service === 'firebase.storage' ? storageResource(json) : valueOfJson(json);
}

/** Returns the clauses of a list. Clauses that the query does not set are null, as in production. */
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
 * Returns the `request` variable. If auth is omitted, reading it is an error that denies the request; `"auth": null` is
 * null. `query` exists only for a list.
 */
export function requestValue(
  testCase: TestCase,
  service: RulesServiceName,
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

/**
 * Returns the segments of the case's path, each decoded separately; null if the case has no path or a segment is empty.
 */
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
    // The segment is not percent-encoded and is used unchanged.
    return segment;
  }
}

/** Returns the segments to match. The path of a list may be a collection; the document id is then any. */
export function requestPath(testCase: TestCase, service: RulesServiceName): PathSegment[] {
  const segments = segmentsOf(testCase);
  if (segments === null) return [];
  const namesCollection =
    service === 'cloud.firestore' &&
    testCase.request['method'] === 'list' &&
    segments.length % 2 === 0;
  return namesCollection ? [...segments, anyId] : segments;
}
