import type { StoredDocument } from './document.ts';
import { nameField } from './field-path.ts';
import type { IndexEntry } from './ordered-index.ts';
import type { DatabaseId } from './path.ts';
import type { Query } from './query.ts';
import {
  afterEnd,
  beforeStart,
  compareByOrder,
  hasOrderedFields,
  inScope,
  matchesFilter,
  queriedValue,
} from './query-match.ts';
import { compareToRange, planQuery } from './query-plan.ts';
import type { DisjunctPlan } from './query-plan.ts';
import { documentsBelow } from './store.ts';
import type { CollectionScope, DocumentView } from './store.ts';
import type { DocumentSet } from './document-set.ts';
import { compareValues } from './value-order.ts';
import { nearestDocuments } from './vector-search.ts';

/** Up to this number of documents, a full scan is cheaper than an index. */
const scanBelow = 40;

/** Number of documents that a query reads, whether or not they are in its result. */
export interface QueryCost {
  lookedAt: number;
}

/**
 * Returns the query's documents in order, with offset and limit applied; for a vector search, the nearest of them. An
 * index is read only as far as the result is consumed.
 * @param cost counts the documents read while the result is consumed
 * @throws FirestoreError INVALID_ARGUMENT for too many disjunctions
 */
export function runQuery(
  database: DatabaseId,
  view: DocumentView,
  query: Query,
  cost: QueryCost = { lookedAt: 0 },
): Iterable<StoredDocument> {
  const found = runFilters({ database, view, query, cost });
  return query.nearest === null ? found : nearestDocuments(found, query.nearest);
}

/** One run of a query. */
interface Run {
  database: DatabaseId;
  view: DocumentView;
  query: Query;
  cost: QueryCost;
}

function* runFilters(run: Run): Generator<StoredDocument, void, undefined> {
  const { query } = run;
  const plans = planQuery(query);
  let toSkip = query.offset;
  let left = query.limit ?? Infinity;
  if (left === 0) return;
  for (const document of orderedMatches(run, plans)) {
    if (toSkip-- > 0) continue;
    yield document;
    if (--left === 0) return;
  }
}

function orderedMatches(run: Run, plans: readonly DisjunctPlan[]): Iterable<StoredDocument> {
  const { view, query } = run;
  const scope = scopeOf(query);
  const set = scope === null ? null : view.indexed(scope);
  if (set === null) return scan(run, documentsBelow(view, query.parent));
  if (set.size <= scanBelow) return scan(run, set.documents());
  const streams = plans.map((plan) => stretch(run, set, plan));
  return streams.length === 1 ? streams[0]! : merge(streams, query);
}

function scopeOf(query: Query): CollectionScope | null {
  if (query.collectionId === null) return null;
  if (query.allDescendants) return { groupId: query.collectionId };
  return {
    path: query.parent === '' ? query.collectionId : `${query.parent}/${query.collectionId}`,
  };
}

function isMatch(database: DatabaseId, query: Query, document: StoredDocument): boolean {
  return (
    inScope(query, document) &&
    (query.filter === null || matchesFilter(database, document, query.filter))
  );
}

function scan(
  { database, query, cost }: Run,
  documents: Iterable<StoredDocument>,
): StoredDocument[] {
  const found: StoredDocument[] = [];
  for (const document of documents) {
    cost.lookedAt++;
    const matches =
      isMatch(database, query, document) &&
      hasOrderedFields(query, document) &&
      !beforeStart(database, query, document) &&
      !afterEnd(database, query, document);
    if (matches) found.push(document);
  }
  return found.sort((a, b) => compareByOrder(query.order, a, b));
}

/** Reads the part of an index that can contain matches, and yields the documents that pass the whole filter. */
function* stretch(
  run: Run,
  set: DocumentSet,
  plan: DisjunctPlan,
): Generator<StoredDocument, void, undefined> {
  const { database, view, query, cost } = run;
  if (plan.kind === 'document') {
    const document = view.get(plan.path);
    if (document !== null) yield* scan(run, [document]);
    return;
  }
  const { prefix, range, rangeDescending } = plan;
  const side = (entry: IndexEntry): number => {
    for (let i = 0; i < prefix.length; i++) {
      const order = compareValues(entry.values[i]!, prefix[i]!);
      if (order !== 0) return order;
    }
    if (range.length === 0) return 0;
    const value =
      prefix.length < entry.values.length
        ? entry.values[prefix.length]!
        : queriedValue(database, entry.document, [nameField])!;
    const order = compareToRange(value, range);
    return rangeDescending ? -order : order;
  };
  const inFront = (entry: IndexEntry): boolean => {
    const order = side(entry);
    return order < 0 || (order === 0 && beforeStart(database, query, entry.document));
  };
  for (const entry of set.index(plan.spec).from(inFront)) {
    cost.lookedAt++;
    if (side(entry) > 0 || afterEnd(database, query, entry.document)) return;
    if (isMatch(database, query, entry.document)) yield entry.document;
  }
}

/** Merges ordered streams into one without duplicates. */
function* merge(
  streams: Generator<StoredDocument, void, undefined>[],
  query: Query,
): Generator<StoredDocument, void, undefined> {
  const heads = streams.map((stream) => ({ stream, head: stream.next() }));
  for (;;) {
    let smallest: StoredDocument | null = null;
    for (const { head } of heads) {
      if (head.done) continue;
      if (smallest === null || compareByOrder(query.order, head.value, smallest) < 0) {
        smallest = head.value;
      }
    }
    if (smallest === null) return;
    yield smallest;
    for (const item of heads) {
      if (!item.head.done && item.head.value === smallest) item.head = item.stream.next();
    }
  }
}
