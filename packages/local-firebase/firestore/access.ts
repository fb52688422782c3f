import type {
  AccessBudget,
  RulesDecision,
  DocumentReader,
  DocumentRequest,
  FirestoreRuleset,
  ListRequest,
  RulesAuth,
} from '../rules/contract.ts';
import type { AuthenticatedCaller } from './auth-token.ts';
import type { CommitPlan } from './commit.ts';
import type { StoredDocument } from './document.ts';
import { FirestoreError } from './errors.ts';
import type { Query } from './query.ts';
import { toListQuery, toRulesMap, toRulesTimestamp } from './rules-values.ts';
import type { DocumentView } from './store.ts';
import type { Timestamp } from './timestamp.ts';
import type { Usage } from './usage.ts';
import type { ValueMap } from './value.ts';

/** Loader and helpers of the rules language, passed in by the caller. */
export interface RulesLanguage {
  /**
   * Compiles the text of a rules file.
   * @throws an error with a message and, for a syntax error, its position
   */
  load: (source: string) => FirestoreRuleset;
  /** Creates a budget of document lookups that the operations of one commit or batch read share. */
  createBudget: () => AccessBudget;
  /**
   * Runs the test cases in a request body of projects.test, a method of the Firebase Rules API, and returns the
   * response.
   */
  test: (body: unknown) => unknown;
}

/** The rules, caller and time that one request is checked against. */
export interface AccessContext {
  /** With null, every request except the owner's is denied. */
  ruleset: FirestoreRuleset | null;
  createBudget: () => AccessBudget;
  caller: AuthenticatedCaller;
  time: Timestamp;
  usage: Usage;
}

const maxReasonLength = 2_000;

/**
 * Checks that the caller may get every path.
 * @throws FirestoreError PERMISSION_DENIED if one is refused
 */
export function checkGets(
  access: AccessContext,
  view: DocumentView,
  paths: readonly string[],
): void {
  const checked = rulesFor(access);
  if (checked === null) return;
  const reader = readerOf(access, view, null);
  const budget = paths.length > 1 ? access.createBudget() : undefined;
  for (const path of paths) {
    enforce(checked.check(getRequest(access, view.get(path), path), reader, budget));
  }
}

/**
 * Checks that the rules allow listing every document that the query could return. The proof uses only the query, not
 * its documents.
 * @throws FirestoreError PERMISSION_DENIED without a proof
 */
export function checkList(access: AccessContext, view: DocumentView, query: Query): void {
  const checked = rulesFor(access);
  if (checked === null) return;
  if (query.collectionId === null) throw denied('Only the owner may query all collections.');
  const request = listRequest(access, query, query.collectionId);
  enforce(checked.checkList(request, readerOf(access, view, null)));
}

/**
 * Development assertion: a proven list must not return a document that the rules refuse.
 * @throws FirestoreError INTERNAL naming the first such document
 */
export function assertListed(
  access: AccessContext,
  view: DocumentView,
  query: Query,
  documents: readonly StoredDocument[],
): void {
  const checked = rulesFor(access);
  if (checked === null || query.collectionId === null) return;
  const request = listRequest(access, query, query.collectionId);
  const reader = readerOf(access, view, null);
  for (const document of documents) {
    const listed = { path: document.path.split('/'), fields: toRulesMap(document.fields) };
    if (!checked.checkListed(request, listed, reader).allowed) {
      throw new FirestoreError(
        'INTERNAL',
        `A proven list returned "${document.path}", which rules refuse.`,
      );
    }
  }
}

/**
 * Checks that every write of the commit is allowed.
 * @throws FirestoreError PERMISSION_DENIED if one is refused
 */
export function checkCommit(access: AccessContext, view: DocumentView, plan: CommitPlan): void {
  const checked = rulesFor(access);
  if (checked === null) return;
  const reader = readerOf(access, view, plan);
  const budget = plan.writes.length > 1 ? access.createBudget() : undefined;
  for (const { write, after } of plan.writes) {
    // Rules see the stored version, not the result of earlier writes of this commit: several small steps on one
    // document must not add up to a change that the rules would refuse.
    const stored = view.get(write.path);
    const request: DocumentRequest =
      write.kind === 'verify'
        ? getRequest(access, stored, write.path)
        : {
            method: write.kind === 'delete' ? 'delete' : stored === null ? 'create' : 'update',
            path: write.path.split('/'),
            time: toRulesTimestamp(access.time),
            auth: authOf(access),
            before: fieldsOf(stored?.fields),
            after: fieldsOf(after),
          };
    enforce(checked.check(request, reader, budget));
  }
}

/**
 * Checks that the caller is the owner.
 * @throws FirestoreError PERMISSION_DENIED for any other caller
 */
export function requireOwner(caller: AuthenticatedCaller): void {
  if (caller.kind !== 'owner') throw denied('');
}

/** Returns the rules to evaluate, or null when the caller bypasses them. */
function rulesFor(access: AccessContext): FirestoreRuleset | null {
  if (access.caller.kind === 'owner') return null;
  if (access.ruleset === null) throw denied('No security rules are loaded.');
  return access.ruleset;
}

function authOf({ caller }: AccessContext): RulesAuth | null {
  return caller.kind === 'user' ? caller.auth : null;
}

function listRequest(access: AccessContext, query: Query, collectionId: string): ListRequest {
  return {
    method: 'list',
    query: toListQuery(query, collectionId),
    time: toRulesTimestamp(access.time),
    auth: authOf(access),
  };
}

function getRequest(
  access: AccessContext,
  document: StoredDocument | null,
  path: string,
): DocumentRequest {
  return {
    method: 'get',
    path: path.split('/'),
    time: toRulesTimestamp(access.time),
    auth: authOf(access),
    before: fieldsOf(document?.fields),
    after: null,
  };
}

function fieldsOf(fields: ValueMap | null | undefined) {
  return fields ? toRulesMap(fields) : null;
}

function readerOf(
  access: AccessContext,
  view: DocumentView,
  plan: CommitPlan | null,
): DocumentReader {
  const before: DocumentReader['before'] = (segments) => {
    access.usage.countRulesRead();
    return fieldsOf(view.get(segments.join('/'))?.fields);
  };
  return {
    before,
    after: (segments) => {
      const fields = plan?.finalFields.get(segments.join('/'));
      if (fields === undefined) return before(segments);
      access.usage.countRulesRead();
      return fieldsOf(fields);
    },
  };
}

function enforce(decision: RulesDecision): void {
  if (decision.allowed) return;
  const reasons = decision.reasons.map(
    ({ line, column, message }) => `${message} @ L${line}:${column}`,
  );
  throw denied(reasons.join('\n'));
}

function denied(reason: string): FirestoreError {
  const detail = reason === '' ? '' : `\n${reason.slice(0, maxReasonLength)}`;
  return new FirestoreError('PERMISSION_DENIED', `Missing or insufficient permissions.${detail}`);
}
