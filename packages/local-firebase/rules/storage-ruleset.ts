/** Rules for firebase.storage. */
import type {
  RulesDecision,
  DocumentReader,
  ExpressionCoverage,
  RulesAuth,
  RulesMap,
  RulesMethod,
} from './contract.ts';
import { CompiledRules } from './compiled-rules.ts';
import type { LoadOptions } from './compiled-rules.ts';
import { ReaderDocuments, RequestBudget } from './document-functions.ts';
import { parseRules } from './parser.ts';
import { authValue } from './request-values.ts';
import { Runtime } from './runtime.ts';
import { RulesPath } from './values.ts';
import type { RulesTimestamp, RulesValue } from './values.ts';

/** A request on one object, or a list of the objects under a prefix. */
export interface StorageRequest {
  method: RulesMethod;
  bucket: string;
  /** Name of the object; for a list the prefix without trailing slash, '' for the whole bucket. */
  object: string;
  time: RulesTimestamp;
  auth: RulesAuth | null;
  /** Currently stored metadata in the form of rules (name, bucket, size, contentType, ...); null without an object. */
  before: RulesMap | null;
  /** Metadata after the write (create and update), otherwise null. */
  after: RulesMap | null;
}

/** Compiled rules for firebase.storage. */
export interface StorageRuleset {
  /** Version of the language. In version 1 production refuses every list. */
  readonly version: 1 | 2;
  /**
   * Evaluates the rules for one request.
   * @param reader answers firestore.get() and firestore.exists(); only `before` is used
   */
  check(request: StorageRequest, reader: DocumentReader): RulesDecision;
  coverageReport(): ExpressionCoverage[];
}

/** Maximum number of distinct Firestore documents that one evaluation may read. */
const documentLimit = 2;

/** Returns the segments of '/b/{bucket}/o/{object}'. */
function objectPath(bucket: string, object: string): string[] {
  const names = object === '' ? [] : object.split('/');
  return ['b', bucket, 'o', ...names];
}

class LoadedStorageRules implements StorageRuleset {
  readonly version: 1 | 2;
  private readonly rules: CompiledRules;

  constructor(rules: CompiledRules) {
    this.rules = rules;
    this.version = rules.file.version;
  }

  check(request: StorageRequest, reader: DocumentReader): RulesDecision {
    if (request.method === 'list' && this.version === 1) {
      const message = "Listing needs rules_version = '2'.";
      return { allowed: false, reasons: [{ line: 1, column: 1, message }] };
    }
    const path = objectPath(request.bucket, request.object);
    const makeRequest = (): RulesMap =>
      new Map<string, RulesValue>([
        ['auth', authValue(request.auth)],
        ['method', request.method],
        ['path', new RulesPath(path)],
        ['time', request.time],
        ['resource', request.after],
      ]);
    const runtime = new Runtime(
      new ReaderDocuments(reader, new RequestBudget(documentLimit, documentLimit)),
      makeRequest,
      () => request.before,
      this.rules.recorder,
    );
    return this.rules.decide(request.method, path, runtime);
  }

  coverageReport(): ExpressionCoverage[] {
    return this.rules.recorder?.report(this.rules.file) ?? [];
  }
}

/**
 * Loads rules for firebase.storage.
 * @throws RulesSyntaxError when production would refuse the file, with line, column and the expected token
 */
export function loadStorageRules(source: string, options: LoadOptions = {}): StorageRuleset {
  return new LoadedStorageRules(new CompiledRules(parseRules(source), 'firebase.storage', options));
}
