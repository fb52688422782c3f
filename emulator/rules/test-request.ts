/** What one case of the test API describes, read from JSON: the request, the resource and the mocks. */
import { anyId } from './matcher.ts';
import type { PathSegment } from './matcher.ts';
import { isObject, parseTimestamp, valueOfJson } from './json-values.ts';
import type { JsonObject } from './json-values.ts';
import { documentSegments } from './document-functions.ts';
import { parsePathText, pathText } from './methods/paths.ts';
import { EvalError, LimitExceeded, nullValue } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import type { DocumentFunctionName, DocumentFunctions } from './runtime.ts';
import { RulesPath } from './values.ts';
import type { RulesTimestamp, RulesValue } from './values.ts';

export type ServiceName = 'cloud.firestore' | 'firebase.storage';

/** A call that the rules made, as the answer lists it. */
export interface FunctionCall {
  function: string;
  args: string[];
}

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

/** The `request` variable. An omitted auth means signed out. */
export function requestValue(
  json: JsonObject,
  service: ServiceName,
  now: RulesTimestamp,
): Map<string, RulesValue> {
  const request = new Map<string, RulesValue>();
  for (const [key, value] of Object.entries(json)) {
    if (key === 'resource' && isObject(value) && service === 'firebase.storage') {
      request.set(key, storageResource(value));
    } else if (key === 'path' && typeof value === 'string') {
      request.set(key, parsePathText(value) ?? new RulesPath([]));
    } else if (key === 'time' && typeof value === 'string') {
      request.set(key, parseTimestamp(value) ?? value);
    } else if (value !== undefined) {
      request.set(key, valueOfJson(value));
    }
  }
  if (!request.has('auth')) request.set('auth', null);
  if (!request.has('time')) request.set('time', now);
  return request;
}

/** Segments to match. A list may name its collection: then the document id is any. */
export function requestPath(json: JsonObject, service: ServiceName): PathSegment[] {
  const text = json['path'];
  const path = typeof text === 'string' ? parsePathText(text) : null;
  if (path === null) return [];
  const namesCollection =
    service === 'cloud.firestore' && json['method'] === 'list' && path.segments.length % 2 === 0;
  return namesCollection ? [...path.segments, anyId] : [...path.segments];
}

interface Mock {
  function: string;
  /** Text of the path, null for any. */
  path: string | null;
  value: RulesValue | undefined;
}

function readMocks(json: unknown): Mock[] {
  if (!Array.isArray(json)) return [];
  return json.filter(isObject).map((mock) => {
    const first: unknown = Array.isArray(mock['args']) ? mock['args'][0] : undefined;
    const exact = isObject(first) ? first['exactValue'] : undefined;
    const parsed = typeof exact === 'string' ? parsePathText(exact) : null;
    const result = mock['result'];
    const hasValue = isObject(result) && 'value' in result;
    return {
      function: String(mock['function']),
      path: exact === undefined ? null : parsed === null ? '' : pathText(parsed),
      value: hasValue ? valueOfJson(result['value']) : undefined,
    };
  });
}

/** Document functions that answer from mocks; without one, as for a missing document. */
export class MockedDocuments implements DocumentFunctions {
  readonly calls: FunctionCall[] = [];
  private readonly mocks: readonly Mock[];
  private readonly service: ServiceName;
  private readonly limit: number;
  private readonly read = new Set<string>();

  constructor(json: unknown, service: ServiceName) {
    this.mocks = readMocks(json);
    this.service = service;
    this.limit = service === 'firebase.storage' ? 2 : 10;
  }

  call(name: DocumentFunctionName, path: RulesPath): RulesValue | EvalError {
    const segments = documentSegments(path);
    if (segments instanceof EvalError) return segments;
    const text = pathText(path);
    const spelled = this.service === 'firebase.storage' ? `firestore.${name}` : name;
    this.calls.push({ function: spelled, args: [text] });
    this.spend(`${name.endsWith('After') ? 'after' : 'before'}${text}`);
    const mock = this.mocks.find(
      (candidate) =>
        candidate.function === spelled && (candidate.path === null || candidate.path === text),
    );
    if (name === 'exists' || name === 'existsAfter') return mock?.value === true;
    return mock?.value ?? nullValue();
  }

  private spend(key: string): void {
    if (this.read.has(key)) return;
    if (this.read.size >= this.limit) {
      throw new LimitExceeded(
        `The maximum of ${this.limit} document access calls has been reached.`,
        'request',
      );
    }
    this.read.add(key);
  }
}
