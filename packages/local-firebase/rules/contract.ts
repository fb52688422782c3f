/**
 * Types shared by the rules interpreter and the services that enforce rules (Firestore, Storage, the test API): values,
 * requests and decisions, without behaviour.
 */
import type { RulesValue, RulesTimestamp } from './values.ts';

export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** Fields by name. A Map handles names such as '__proto__' safely. */
export type RulesMap = Map<string, RulesValue>;

/**
 * Reads documents for get(), exists(), getAfter() and existsAfter(). Paths are the segments after
 * '/databases/(default)/documents'. Returns the document's fields, or null for a missing document.
 */
export interface DocumentReader {
  before(path: readonly string[]): RulesMap | null;
  /** State after the whole atomic commit; the same as `before` for reads. */
  after(path: readonly string[]): RulesMap | null;
}

export interface RulesAuth {
  uid: string;
  /** Claims of the ID token, for request.auth.token. */
  token: RulesMap;
}

export type QueryOperator =
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'IN'
  | 'NOT_IN'
  | 'ARRAY_CONTAINS'
  | 'ARRAY_CONTAINS_ANY';

/**
 * A query's filter as a tree. IS_NULL and IS_NAN are represented as EQUAL with null or NaN. `field` is split at its
 * dots.
 */
export type QueryFilter =
  | { kind: 'field'; field: readonly string[]; op: QueryOperator; value: RulesValue }
  | { kind: 'and' | 'or'; filters: readonly QueryFilter[] };

/** The parts of a list or aggregation query that the proof uses. */
export interface ListQuery {
  /** Segments of the parent document, [] at the root. */
  parent: readonly string[];
  collectionId: string;
  /** True for a collection group query. */
  allDescendants: boolean;
  where: QueryFilter | null;
  orderBy: readonly { field: readonly string[]; direction: 'ASC' | 'DESC' }[];
  limit: bigint | null;
  offset: bigint | null;
}

/** A request on one document. */
export interface DocumentRequest {
  method: 'get' | 'create' | 'update' | 'delete';
  /** Segments after '/databases/(default)/documents'. */
  path: readonly string[];
  time: RulesTimestamp;
  auth: RulesAuth | null;
  /** Currently stored fields; null when the document does not exist. */
  before: RulesMap | null;
  /** Fields after the write (create and update only), otherwise null. */
  after: RulesMap | null;
}

/** A list or aggregation request. */
export interface ListRequest {
  method: 'list';
  query: ListQuery;
  time: RulesTimestamp;
  auth: RulesAuth | null;
}

/** A document that a list query returned, for checking the list rules against it. */
export interface ListedDocument {
  /** Segments after '/databases/(default)/documents'. */
  path: readonly string[];
  fields: RulesMap;
}

/** A reason for a denial: one for each evaluated allow clause, or one for a query that cannot be proven. */
export interface DecisionReason {
  line: number;
  column: number;
  message: string;
  /** Zero-based offsets of the expression in the source, if there is one. */
  start?: number;
  end?: number;
  /** An evaluation error, or a condition that was false. */
  kind?: 'error' | 'false';
}

export interface RulesDecision {
  allowed: boolean;
  reasons: DecisionReason[];
}

/**
 * Document accesses used so far. All operations of a commit, a transaction or a batch read share one budget of 20, and
 * each operation may use at most 10; repeated paths count once.
 */
export interface AccessBudget {
  readonly kind: 'access-budget';
}

/** Values recorded for one expression of the rules. */
export interface ExpressionCoverage {
  /** One-based line and column, zero-based offsets; `end` is after the last character. */
  position: { line: number; column: number; start: number; end: number };
  /** The distinct values with their counts; empty for an expression never evaluated. */
  values: { value: string; count: number }[];
}

/** Compiled rules for cloud.firestore. Created by loadFirestoreRules in ruleset.ts. */
export interface FirestoreRuleset {
  /**
   * Evaluates the rules for one operation.
   * @param budget shared between the operations of one request; without it, the operation has its own budget of 10
   * accesses
   */
  check(request: DocumentRequest, reader: DocumentReader, budget?: AccessBudget): RulesDecision;
  /** Proves that every document the query could return may be listed; denies without a proof. */
  checkList(request: ListRequest, reader: DocumentReader, budget?: AccessBudget): RulesDecision;
  /** Evaluates the list rules for one document with all fields known, to verify proofs. */
  checkListed(
    request: ListRequest,
    document: ListedDocument,
    reader: DocumentReader,
  ): RulesDecision;
  /** Returns the recorded values of every expression, in source order; empty unless loaded with `coverage: true`. */
  coverageReport?(): ExpressionCoverage[];
}
