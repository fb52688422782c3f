import type { ListQuery, QueryFilter, RulesMap } from '../rules/contract.ts';
import { RulesBytes, RulesLatLng, RulesPath, RulesTimestamp } from '../rules/values.ts';
import type { RulesValue } from '../rules/values.ts';
import type { Filter } from './filter.ts';
import type { Query } from './query.ts';
import { Timestamp } from './timestamp.ts';
import { Bytes, GeoPoint, isList, Reference } from './value.ts';
import type { Value, ValueMap } from './value.ts';

const converted = new WeakMap<ValueMap, RulesMap>();

/** Converts fields to the map that security rules see. The result is cached, since stored maps are immutable. */
export function toRulesMap(fields: ValueMap): RulesMap {
  let map = converted.get(fields);
  if (map === undefined) {
    map = new Map();
    for (const [name, value] of fields) map.set(name, toRulesValue(value));
    converted.set(fields, map);
  }
  return map;
}

export function toRulesValue(value: Value): RulesValue {
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map(toRulesValue);
  if (value instanceof Timestamp) return toRulesTimestamp(value);
  if (value instanceof GeoPoint) return new RulesLatLng(value.latitude, value.longitude);
  if (value instanceof Bytes) return new RulesBytes(value.data);
  if (value instanceof Reference) {
    return new RulesPath(['databases', value.database, 'documents', ...value.path.split('/')]);
  }
  return toRulesMap(value);
}

export function toRulesTimestamp({ seconds, nanos }: Timestamp): RulesTimestamp {
  return new RulesTimestamp(BigInt(seconds), nanos);
}

/** Converts a query for the list proof. Cursors are ignored, because they only narrow the result. */
export function toListQuery(query: Query, collectionId: string): ListQuery {
  return {
    parent: query.parent === '' ? [] : query.parent.split('/'),
    collectionId,
    allDescendants: query.allDescendants,
    where: query.filter === null ? null : toQueryFilter(query.filter),
    orderBy: query.explicitOrder.map(({ field, descending }) => ({
      field,
      direction: descending ? 'DESC' : 'ASC',
    })),
    limit: query.limit === null ? null : BigInt(query.limit),
    offset: query.offset === 0 ? null : BigInt(query.offset),
  };
}

function toQueryFilter(filter: Filter): QueryFilter {
  switch (filter.kind) {
    case 'field':
      return { ...filter, value: toRulesValue(filter.value) };
    case 'exists':
      return { kind: 'and', filters: [] };
    default:
      return { kind: filter.kind, filters: filter.filters.map(toQueryFilter) };
  }
}
