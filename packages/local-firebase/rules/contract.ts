/**
 * What the rules interpreter and the services that enforce rules (Firestore, Storage, the test API)
 * agree on. Values, requests and decisions only; no behaviour.
 */
import type { RulesValue, RulesTimestamp } from './values.ts';

export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** A map of field names; Map keeps names such as '__proto__' harmless. */
export type RulesMap = Map<string, RulesValue>;

/**
 * Reads documents for get(), exists(), getAfter() and existsAfter().
 * Paths are the segments after '/databases/(default)/documents'.
 * Answers the document's fields, or null when there is none.
 */
export interface DocumentReader {
  before(path: readonly string[]): RulesMap | null;
  /** State after the whole atomic commit; the same as `before` for reads. */
  after(path: readonly string[]): RulesMap | null;
}

export interface RulesAuth {
  uid: string;
  /** The whole decoded payload of the token. */
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

/** A query's filter as a tree. IS_NULL and IS_NAN arrive as EQUAL with null or NaN. `field` is split at its dots. */
export type QueryFilter =
  | { kind: 'field'; field: readonly string[]; op: QueryOperator; value: RulesValue }
  | { kind: 'and' | 'or'; filters: readonly QueryFilter[] };

/** What a list or aggregation asks for, as the proof needs it. */
export interface ListQuery {
  /** Segments of the parent document, [] at the root. */
  parent: readonly string[];
  collectionId: string;
  /** Collection group query. */
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
  /** Fields now stored; null when the document does not exist. */
  before: RulesMap | null;
  /** Fields as they would be stored (create and update only), otherwise null. */
  after: RulesMap | null;
}

/** A list or aggregation request. */
export interface ListRequest {
  method: 'list';
  query: ListQuery;
  time: RulesTimestamp;
  auth: RulesAuth | null;
}

/** A list request, bound to one document that the query returned. */
export interface ListedDocument {
  /** Segments after '/databases/(default)/documents'. */
  path: readonly string[];
  fields: RulesMap;
}

/** Why a decision fell as it did: one line per allow clause that was tried. */
export interface DecisionReason {
  line: number;
  column: number;
  message: string;
  /** Zero-based offsets of the expression in the source, where there is one. */
  start?: number;
  end?: number;
  /** An evaluation error, or a condition that was false. */
  kind?: 'error' | 'false';
}

export interface Decision {
  allowed: boolean;
  reasons: DecisionReason[];
}

/**
 * Document-access calls used so far. One budget is shared by all operations of a commit, a transaction
 * or a batch read (20), each operation has its own share of 10; repeated paths count once.
 */
export interface AccessBudget {
  readonly kind: 'access-budget';
}

/** Values that one expression of the rules took. */
export interface ExpressionCoverage {
  /** One-based line and column, zero-based offsets; `end` is just past the last character. */
  position: { line: number; column: number; start: number; end: number };
  /** The distinct values seen, with how often; empty for an expression never evaluated. */
  values: { value: string; count: number }[];
}

/** A loaded rules file for cloud.firestore. Created by loadFirestoreRules in ruleset.ts. */
export interface FirestoreRuleset {
  /** @param budget shared between the operations of one request; a fresh one of 10 when absent */
  check(request: DocumentRequest, reader: DocumentReader, budget?: AccessBudget): Decision;
  /** Proves that every document the query could return may be listed; denies what it cannot prove. */
  checkList(request: ListRequest, reader: DocumentReader, budget?: AccessBudget): Decision;
  /** What the rules for list say of one document, every field of it known: a check on proofs. */
  checkListed(request: ListRequest, document: ListedDocument, reader: DocumentReader): Decision;
  /** Values seen for every expression, in source order; empty unless loaded with `coverage: true`. */
  coverageReport?(): ExpressionCoverage[];
}
