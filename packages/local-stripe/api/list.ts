import { invalidRequest } from '../api-error.ts';
import type { ApiList } from '../objects.ts';
import type { Params } from './form-body.ts';
import { optionalInteger, optionalText } from './params.ts';

/** Parameters of every list. */
export const LIST_PARAMS = ['limit', 'starting_after', 'ending_before', 'created'] as const;

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

interface Listed {
  id: string;
  created: number;
}

/**
 * Returns one page of a list, newest first, with Stripe's cursors.
 * @param objects in order of creation
 * @throws StripeApiError for a limit that is not 1 to 100 or a cursor that is not in the list
 */
export function page<T extends Listed>(
  objects: readonly T[],
  params: Params,
  url: string,
): ApiList<T> {
  const limit = optionalInteger(params, 'limit') ?? DEFAULT_LIMIT;
  if (limit < 1 || limit > MAX_LIMIT) {
    throw invalidRequest(`Invalid integer: limit must be between 1 and ${MAX_LIMIT}`, {
      param: 'limit',
    });
  }
  // The list is reversed before the stable sort: of the objects created in the same second, the last one comes first.
  const newestFirst = [...objects].reverse().sort((a, b) => b.created - a.created);
  const rows = newestFirst.filter(createdFilter(params));
  const after = optionalText(params, 'starting_after');
  const before = optionalText(params, 'ending_before');
  if (before !== undefined) {
    const end = position(rows, before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: rows.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : position(rows, after, 'starting_after') + 1;
  const data = rows.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < rows.length, url };
}

function position(rows: readonly Listed[], id: string, param: string): number {
  const index = rows.findIndex((row) => row.id === id);
  if (index >= 0) return index;
  throw invalidRequest(`No such object: '${id}'`, { code: 'resource_missing', param });
}

/** Returns the filter for `created`, which is a time or bounds: gt, gte, lt, lte. */
function createdFilter(params: Params): (object: Listed) => boolean {
  const wanted = params['created'];
  if (wanted === undefined) return () => true;
  if (typeof wanted === 'string') {
    const exact = optionalInteger(params, 'created');
    return ({ created }) => created === exact;
  }
  if (Array.isArray(wanted)) throw invalidRequest('Invalid object', { param: 'created' });
  const gt = optionalInteger(wanted, 'gt') ?? -Infinity;
  const gte = optionalInteger(wanted, 'gte') ?? -Infinity;
  const lt = optionalInteger(wanted, 'lt') ?? Infinity;
  const lte = optionalInteger(wanted, 'lte') ?? Infinity;
  return ({ created }) => created > gt && created >= gte && created < lt && created <= lte;
}
