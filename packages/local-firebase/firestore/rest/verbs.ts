import { decodeAggregations } from '../aggregation.ts';
import { requireOwner } from '../access.ts';
import type { ReadOutcome } from '../database-service.ts';
import type { WriteResult } from '../commit.ts';
import { encodeDocument } from '../document.ts';
import { FirestoreError, invalidArgument } from '../errors.ts';
import { checkParentPath, documentPathIn, formatResourceName } from '../path.ts';
import { decodeQuery } from '../query.ts';
import { pageOf } from '../paging.ts';
import { formatMicros } from '../timestamp.ts';
import { encodeValue, isObject } from '../value-codec.ts';
import { decodeMask, decodeWrites } from '../write.ts';
import { collectionIdsBelow } from '../listing.ts';
import { decodeExplain, explainProperty } from './explain.ts';
import { decodeConsistency, decodeTransactionMode } from './consistency.ts';
import { partitionQuery } from './partitions.ts';
import { checkRequestShape } from './request-shape.ts';
import type { DocumentVerb } from './route.ts';
import type { VerbCall } from './verb-call.ts';

const handlers: Record<DocumentVerb, (call: VerbCall) => string> = {
  batchGet,
  commit,
  batchWrite,
  runQuery,
  runAggregationQuery,
  beginTransaction,
  rollback,
  listCollectionIds,
  partitionQuery,
};

/**
 * Answers a ':verb' request.
 * @throws FirestoreError for the errors that the public API documents for the verb
 */
export function answerVerb(verb: DocumentVerb, call: VerbCall): string {
  checkRequestShape(verb, call.body);
  return handlers[verb](call);
}

const maxBatchGet = 10_000;

function batchGet({ service, caller, body }: VerbCall): string {
  const names = body['documents'] ?? [];
  if (!Array.isArray(names) || names.length > maxBatchGet)
    throw invalidArgument('Invalid documents.');
  const { id } = service.store;
  const paths = [...new Set(names.map((name) => documentPathIn(id, name)))];
  const mask = decodeMask(body['mask']);
  const outcome = service.getAll(caller, paths, decodeConsistency(body));
  const readTime = formatMicros(outcome.readTime);
  const elements = outcome.documents.map((document, i) =>
    document === null
      ? `{"missing":${JSON.stringify(formatResourceName({ ...id, path: paths[i]! }))},"readTime":"${readTime}"}`
      : `{"found":${encodeDocument(id, document, mask)},"readTime":"${readTime}"}`,
  );
  return streamed(elements, outcome);
}

function runQuery({ service, caller, path, body }: VerbCall): string {
  checkParentPath(path);
  const explain = decodeExplain(body['explainOptions']);
  const query = decodeQuery(path, body['structuredQuery']);
  const startedAt = performance.now();
  const outcome = service.query(caller, query, decodeConsistency(body), explain === 'plan');
  const readTime = formatMicros(outcome.readTime);
  const elements = outcome.documents.map(
    (document) =>
      `{"document":${encodeDocument(service.store.id, document, query.select)},"readTime":"${readTime}"}`,
  );
  if (explain === 'plan') return streamed([`{${explainProperty(query, null)}}`], outcome);
  if (explain === 'analyze') {
    const results = elements.length;
    const { lookedAt } = outcome.cost;
    const statistics = { results, reads: Math.max(1, results), lookedAt, startedAt };
    // The metrics are part of the last element, not a separate one, because the clients count elements.
    const last = elements.pop() ?? `{"readTime":"${readTime}"}`;
    elements.push(`${last.slice(0, -1)},${explainProperty(query, statistics)}}`);
  }
  return streamed(elements, outcome);
}

function runAggregationQuery({ service, caller, path, body }: VerbCall): string {
  checkParentPath(path);
  const json = body['structuredAggregationQuery'];
  if (!isObject(json)) throw invalidArgument('structuredAggregationQuery must be an object.');
  const explain = decodeExplain(body['explainOptions']);
  const query = decodeQuery(path, json['structuredQuery']);
  const aggregations = decodeAggregations(json['aggregations']);
  const startedAt = performance.now();
  const outcome = service.aggregate(caller, query, aggregations, decodeConsistency(body));
  if (explain === 'plan') return streamed([`{${explainProperty(query, null)}}`], outcome);
  const fields = aggregations.map(
    ({ alias }, i) => `${JSON.stringify(alias)}:${encodeValue(outcome.values[i]!)}`,
  );
  const { lookedAt } = outcome.cost;
  const metrics =
    explain === null
      ? ''
      : `,${explainProperty(query, { results: 1, reads: 1, lookedAt, startedAt })}`;
  const readTime = formatMicros(outcome.readTime);
  const result = `{"result":{"aggregateFields":{${fields.join(',')}}},"readTime":"${readTime}"${metrics}}`;
  return streamed([result], outcome);
}

/**
 * Encodes a stream as a JSON array, which starts with the new transaction, if there is one. A stream without elements
 * contains the read time.
 */
function streamed(elements: readonly string[], { started, readTime }: ReadOutcome): string {
  const head = started === null ? [] : [`{"transaction":${JSON.stringify(started)}}`];
  const tail = elements.length === 0 ? [`{"readTime":"${formatMicros(readTime)}"}`] : elements;
  return `[${[...head, ...tail].join(',\n')}]`;
}

function commit({ service, caller, body }: VerbCall): string {
  const writes = decodeWrites(service.store.id, body['writes']);
  const transaction = body['transaction'];
  if (transaction != null && typeof transaction !== 'string')
    throw invalidArgument('Invalid transaction.');
  const { commitTime, results } = service.commit(caller, writes, transaction || undefined);
  const encoded = results.map((result) => encodeWriteResult(result));
  return `{"writeResults":[${encoded.join(',')}],"commitTime":"${formatMicros(commitTime)}"}`;
}

function encodeWriteResult({ updateTime, transformResults }: WriteResult): string {
  const parts: string[] = [];
  if (updateTime !== null) parts.push(`"updateTime":"${formatMicros(updateTime)}"`);
  if (transformResults.length > 0) {
    parts.push(`"transformResults":[${transformResults.map(encodeValue).join(',')}]`);
  }
  return `{${parts.join(',')}}`;
}

function batchWrite({ service, caller, body }: VerbCall): string {
  const outcomes = service.batchWrite(caller, decodeWrites(service.store.id, body['writes']));
  const results = outcomes.map((outcome) =>
    outcome instanceof FirestoreError ? '{}' : encodeWriteResult(outcome),
  );
  const status = outcomes.map((outcome) =>
    outcome instanceof FirestoreError
      ? JSON.stringify({ code: outcome.grpcCode, message: outcome.message })
      : '{"code":0}',
  );
  return `{"writeResults":[${results.join(',')}],"status":[${status.join(',')}]}`;
}

function beginTransaction({ service, body }: VerbCall): string {
  const transaction = service.begin(decodeTransactionMode(body['options']));
  return JSON.stringify({ transaction: transaction.id });
}

function rollback({ service, body }: VerbCall): string {
  if (typeof body['transaction'] !== 'string') throw invalidArgument('Invalid transaction.');
  service.transactions.end(body['transaction']);
  return '{}';
}

function listCollectionIds({ service, caller, path, body }: VerbCall): string {
  requireOwner(caller);
  checkParentPath(path);
  const { view } = service.view(decodeConsistency(body));
  const request = { pageSize: body['pageSize'], pageToken: body['pageToken'] };
  const page = pageOf(collectionIdsBelow(view, path), request, (id) => id);
  return JSON.stringify({ collectionIds: page.items, nextPageToken: page.nextPageToken });
}
