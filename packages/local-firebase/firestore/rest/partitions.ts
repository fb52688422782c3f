import { requireOwner } from '../access.ts';
import { invalidArgument } from '../errors.ts';
import { pageOf } from '../paging.ts';
import { checkParentPath, formatResourceName } from '../path.ts';
import { decodeQuery } from '../query.ts';
import type { Query } from '../query.ts';
import { isNameField } from '../field-path.ts';
import { decodeConsistency } from './consistency.ts';
import type { VerbCall } from './verb-call.ts';

/**
 * Splits a collection group query into partitions of similar size, for parallel reading.
 * @throws FirestoreError PERMISSION_DENIED for any caller but the owner, INVALID_ARGUMENT for a query other than a
 * whole collection group ordered by name, or for a count that is not positive
 */
export function partitionQuery({ service, caller, path, body }: VerbCall): string {
  requireOwner(caller);
  checkParentPath(path);
  const wanted = Number(body['partitionCount'] ?? 0);
  if (!Number.isInteger(wanted) || wanted <= 0) {
    throw invalidArgument('partitionCount must be a positive integer.');
  }
  const query = decodeQuery(path, body['structuredQuery']);
  checkPartitionable(query);
  const { documents } = service.query(caller, query, decodeConsistency(body));
  const size = Math.max(1, Math.ceil(documents.length / (wanted + 1)));
  const names: string[] = [];
  for (let i = size; i < documents.length; i += size) {
    names.push(formatResourceName({ ...service.store.id, path: documents[i]!.path }));
  }
  const request = { pageSize: body['pageSize'], pageToken: body['pageToken'] };
  const { items, nextPageToken } = pageOf(names, request, (name) => name);
  const partitions = items.map((name) => ({ values: [{ referenceValue: name }], before: true }));
  return JSON.stringify({ partitions, nextPageToken });
}

function checkPartitionable(query: Query): void {
  const isWholeGroup =
    query.allDescendants &&
    query.filter === null &&
    query.start === null &&
    query.end === null &&
    query.limit === null &&
    query.offset === 0 &&
    query.nearest === null;
  if (!isWholeGroup) {
    throw invalidArgument(
      'Only a query of all descendants, without filters, cursors, offset and limit, can be partitioned.',
    );
  }
  if (
    query.order.length !== 1 ||
    !isNameField(query.order[0]!.field) ||
    query.order[0]!.descending
  ) {
    throw invalidArgument('A partitioned query must be ordered by __name__ ascending.');
  }
}
